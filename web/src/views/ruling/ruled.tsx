/** The ruling on the screen, with its protocol for the printer. */
import type { Answered, RulingAnswer } from "../../api.d.ts";
import { Share } from "../../parts/share.tsx";
import { ruleSetName, setName } from "../rules/names.ts";
import { words } from "../../words.ts";
import { PenaltyButton } from "../sheet/penalty_button.tsx";
import { type Case, occasion, placeOf } from "./case.ts";
import { OccasionForm } from "./occasion.tsx";
import { Protocol } from "./protocol.tsx";
import { Further, Points, Reasons } from "./said.tsx";

type Ruling = RulingAnswer;

export function Ruled({ ruling, answered, known }: { ruling: Ruling; answered: readonly Answered[]; known: Case }) {
  const text = words().office.ruling;
  return (
    <>
      <section class="panel-box no-print" aria-label={text.decision}>
        <p class="verdict" data-class={ruling.class}>{ruling.class_text}</p>
        <Points ruling={ruling} />
        <p>{ruling.game_text}</p>
        <Further ruling={ruling} />
        <h2>{text.reasons}</h2>
        <Reasons ruling={ruling} />
        <p>
          {text.decidedBy}: <b>{text.deciders[ruling.decided_by] ?? ruling.decided_by}</b>. {ruling.appeal_text}
        </p>
        <Share place={placeOf(known)} title={ruling.title ?? ruling.entry} />
        {ruling.penalty_protocol && <p>{text.needsProtocol}</p>}
      </section>
      <OccasionForm />
      <PenaltyButton ruling={ruling} names={occasion.value.players} />
      <Protocol ruling={ruling} answered={answered} known={known} ruleSet={ruleSetOf(known)} />
    </>
  );
}

/** A position names the rules that hold. */
function ruleSetOf({ position, rules }: Case): string {
  const named = /(?:^|\s)(?:rules|regeln)=(\S+)/i.exec(position ?? "")?.[1]?.toLowerCase();
  return named === undefined ? ruleSetName(rules) : setName(named);
}
