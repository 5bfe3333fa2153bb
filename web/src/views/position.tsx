/** A position: tapped into four hands, and whether a party takes all remaining tricks anyway. */
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { type Card, SEATS } from "../cards.ts";
import { positionIn, positionValues } from "../desk/address.ts";
import { type Judged, choiceOf, readDraft, useBoard } from "../desk/board.ts";
import { claim, claimOf, madeOf, valuesOf } from "../desk/claim.ts";
import { type Board, type Draft, EMPTY, isEmpty, textOf, withCard, withoutCard } from "../desk/draft.ts";
import { Enter, NotRead } from "../desk/enter.tsx";
import { Chosen, Spots } from "../desk/hands.tsx";
import { Keys, useLetters } from "../desk/keys.tsx";
import { More, Setup } from "../desk/setup.tsx";
import { desk, step, turnTo, undo } from "../desk/state.ts";
import { Told } from "../desk/told.tsx";
import { VerdictPanel } from "../desk/verdict.tsx";
import { note, shortPosition, writePlace } from "../link.ts";
import { Chips } from "../parts/chip.tsx";
import { Felt } from "../parts/felt.tsx";
import { Icon } from "../parts/icon.tsx";
import { Notice, Trouble } from "../parts/notice.tsx";
import { Share } from "../parts/share.tsx";
import { FIRST_RULES, type RuleChoice } from "../state.ts";
import type { Values } from "../views.ts";
import { clubValues, setName } from "./rules/names.ts";
import { words } from "../words.ts";

/** The address of what is entered. */
function placeOf(draft: Draft, isComplete: boolean) {
  const values = { ...positionValues(textOf(draft), choiceOf(draft)), ...(isComplete ? valuesOf(claim.value) : {}) };
  return { view: "position", values };
}

/** What a ruling is told: the position, and the claim that the verdict is about. */
function rulingValues(board: Board, position: string, choice: RuleChoice): Record<string, string> {
  const made = madeOf(claim.value, board);
  return { ...clubValues(choice), p: shortPosition(position), ...(made !== undefined && valuesOf(made)) };
}

interface Linked {
  readonly damage: { readonly error: Error; readonly text: string } | undefined;
  /** Whether it is still being read: what was there before is not shown for a moment, and nothing jumps. */
  readonly isComing: boolean;
}

/** Takes over the position of an address, unless it is the one that is there. */
function useLinked(values: Values): Linked {
  const [damage, setDamage] = useState<Linked["damage"]>();
  const linked = positionIn(values);
  const said = claimOf(values);
  const about = JSON.stringify([linked, said]);
  const isThere = linked === undefined || JSON.stringify(linked) === JSON.stringify(positionIn(placeOf(desk.value.draft, false).values));
  const [read, setRead] = useState<string | undefined>(isThere ? about : undefined);
  useLayoutEffect(() => {
    setDamage(undefined);
    if (said !== undefined) claim.value = said;
    if (isThere) return setRead(about);
    let isCurrent = true;
    readDraft(linked.text, linked.club)
      .then(step, (error: Error) => setDamage({ error, text: linked.text }))
      .finally(() => isCurrent && setRead(about));
    return () => {
      isCurrent = false;
    };
  }, [about]);
  return { damage, isComing: read !== about };
}

export function PositionView({ values }: { values: Values }) {
  const text = words();
  const { damage, isComing } = useLinked(values);
  const { draft } = desk.value;
  const { judged, error } = useBoard(isComing ? undefined : draft);
  return (
    <>
      <h1 class="unseen">{text.desk.title}</h1>
      {damage !== undefined && (
        <>
          <Notice kind="error">{text.desk.damaged}</Notice>
          <NotRead {...damage} />
        </>
      )}
      {error !== undefined && (
        <>
          <Trouble error={error} text={textOf(draft)} />
          {/* A club's rules that cannot be read must not lock anybody out of his cards. */}
          <div class="row">
            {choiceOf(draft) !== FIRST_RULES && (
              <button type="button" onClick={() => step({ ...draft, rules: FIRST_RULES })}>
                {text.desk.goOnBy(setName(FIRST_RULES))}
              </button>
            )}
            <button type="button" onClick={() => step({ ...EMPTY, rules: FIRST_RULES })}>{text.desk.clear}</button>
          </div>
        </>
      )}
      {/* It has the width of what will be there. */}
      {judged === undefined && error === undefined && <div class="columns" />}
      {judged !== undefined && <Entry judged={judged} draft={draft} isDamaged={damage !== undefined} />}
    </>
  );
}

function Entry({ judged, draft, isDamaged }: { judged: Judged; draft: Draft; isDamaged: boolean }) {
  const text = words().desk;
  const { board } = judged;
  // What was just tapped is shown at once; who is Re by the cards comes with the answer.
  const shown = draft.re === null ? { ...draft, re: judged.draft.re } : draft;
  const onCard = (card: Card): void => step(withCard(desk.value.draft, card, board.hand_size));
  // Several things may change before this is drawn again.
  const onChange = (change: Partial<Draft>): void => step({ ...desk.value.draft, ...change });
  const place = placeOf(draft.re === null ? shown : draft, board.complete);
  const address = writePlace(place);
  useEffect(() => {
    // A damaged address stays, so that it can be looked at.
    if (!isDamaged) note(place);
  }, [address, isDamaged]);
  return (
    <div class="columns">
      <div>
        <Tapping judged={judged} shown={shown} onCard={onCard} />
        <Told board={board} />
        <Setup draft={shown} board={board} onChange={onChange} />
        <More draft={shown} board={board} onChange={onChange} />
        <Enter draft={draft} onEnter={step} />
      </div>
      <div>
        {!isEmpty(draft) && !board.complete && <Drawn judged={judged} shown={shown} />}
        <VerdictPanel board={board} choice={choiceOf(draft)}>
          {board.complete && board.position != null && (
            <p class="row">
              <a class="button" href={writePlace({ view: "solver", values: positionValues(board.position, choiceOf(draft)) })}>
                {text.solver.open}
              </a>
              <a class="button" href={writePlace({ view: "ruling", values: rulingValues(board, board.position, choiceOf(draft)) })}>
                {text.breach}
              </a>
            </p>
          )}
          {!isEmpty(draft) && <Share place={place} title={text.title} />}
        </VerdictPanel>
      </div>
    </div>
  );
}

const SPOT_KEYS = ["N", "E", "S", "W", "table"] as const;

function Tapping({ judged, shown, onCard }: { judged: Judged; shown: Draft; onCard: (card: Card) => void }) {
  const text = words().desk;
  const { draft, past } = desk.value;
  const letter = useLetters(onCard);
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const spot = SPOT_KEYS[Number(event.key) - 1];
    if (letter(event.key)) event.preventDefault();
    else if (spot !== undefined) turnTo(spot);
    else if (event.key === "Backspace") undo();
  };
  return (
    <section class="tapping" aria-label={text.title} onKeyDown={onKey}>
      <Spots draft={shown} onSpot={turnTo} />
      <Chosen
        board={judged.board}
        draft={shown}
        onTakeOut={(card) => step(withoutCard(draft, draft.spot, card))}
        onRest={(cards) => step(cards.reduce((next, card) => withCard(next, card, judged.board.hand_size), draft))}
      />
      <Keys board={judged.board} draft={shown} onCard={onCard} />
      <div class="row">
        <button type="button" disabled={past.length === 0} onClick={undo}>
          <Icon name="undo" />
          {text.undo}
        </button>
        <button type="button" disabled={isEmpty(draft)} onClick={() => step({ ...EMPTY, rules: draft.rules })}>
          {text.clear}
        </button>
        <details class="keys-help">
          <summary>{text.help}</summary>
          <p>{text.helpText}</p>
        </details>
      </div>
    </section>
  );
}

/** The position as it lies on the table. */
function Drawn({ judged: { board }, shown }: { judged: Judged; shown: Draft }) {
  const text = words();
  const side = (seat: (typeof SEATS)[number]): "re" | "kontra" | undefined => (shown.re === null ? undefined : shown.re.includes(seat) ? "re" : "kontra");
  return (
    <Felt
      label={text.desk.drawn}
      trick={board.trick.flatMap(({ seat, card }) => (seat == null ? [] : [{ seat, card: card as Card }]))}
      turn={board.turn ?? undefined}
      seats={Object.fromEntries(SEATS.map((seat) => [seat, { side: side(seat), hand: <Chips cards={board.hands[seat]} label={text.desk.handOf(text.seats[seat])} /> }]))}
    />
  );
}
