/** Positions of the rule books, and a deal, one tap away; each opens with its question. */
import { writePlace } from "../link.ts";
import { words } from "../words.ts";
import { positionValues } from "./address.ts";

interface Example {
  readonly name: keyof ReturnType<typeof words>["desk"]["examples"]["list"];
  readonly view: "position" | "solver";
  readonly position: string;
  readonly question?: Readonly<Record<string, string>>;
}

const EXAMPLES: readonly Example[] = [
  {
    name: "jacks",
    view: "position",
    position: "game=bubensolo re=N leader=N N=CJ,SJ,DJ E=HJ,CA,D9 S=CK,SA,HT W=S9,H9,DK",
    question: { who: "N", how: "top" },
  },
  {
    name: "decided",
    view: "position",
    position: "game=normal re=NS leader=N N=HT,HK,ST,HK E=DJ,D9,CT,DT S=SA,C9,S9,H9 W=SJ,H9,HQ,DQ won=re:111/6,kontra:60/2",
    question: { who: "N", how: "any" },
  },
  {
    name: "specials",
    view: "position",
    position: "game=normal re=NS leader=N N=CJ,CJ E=DA,SA S=SK,D9 W=HJ,C9",
    question: { who: "N", how: "any" },
  },
  {
    name: "deal",
    view: "solver",
    position:
      "game=normal re=EW leader=N N=SQ,CJ,HJ,HJ,DJ,DA,DT,C9,SK,S9,S9,HK E=CQ,SQ,SJ,D9,CA,CA,CK,ST,SK,HA,HK,H9 S=HQ,DQ,CJ,DJ,DA,DT,DK,D9,CT,C9,SA,HA W=HT,HT,CQ,HQ,DQ,SJ,DK,CT,CK,SA,ST,H9",
  },
];

/** As list entries among others. */
export function DeskExamples() {
  const { list } = words().desk.examples;
  return EXAMPLES.map(({ name, view, position, question }) => (
    <li key={name}>
      <a href={writePlace({ view, values: { ...positionValues(position, "ddv"), ...question } })}>
        <strong>{list[name].name}</strong>
        <span>{list[name].about}</span>
      </a>
    </li>
  ));
}
