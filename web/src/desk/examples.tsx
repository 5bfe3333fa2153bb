/** Positions of the rule books, and a deal, one tap away; each opens with its question. */
import { writePlace } from "../link.ts";
import { words } from "../words.ts";
import { positionValues } from "./address.ts";

interface Example {
  readonly name: keyof ReturnType<typeof words>["desk"]["examples"]["list"];
  readonly view: "position" | "solver" | "record";
  readonly values: Readonly<Record<string, string>>;
}

const position = (position: string): Record<string, string> => positionValues(position, "ddv");

const EXAMPLES: readonly Example[] = [
  {
    name: "jacks",
    view: "position",
    values: { ...position("game=bubensolo re=N leader=N N=CJ,SJ,DJ E=HJ,CA,D9 S=CK,SA,HT W=S9,H9,DK"), who: "N", how: "top" },
  },
  {
    name: "decided",
    view: "position",
    values: { ...position("game=normal re=NS leader=N N=HT,HK,ST,HK E=DJ,D9,CT,DT S=SA,C9,S9,H9 W=SJ,H9,HQ,DQ won=re:111/6,kontra:60/2"), who: "N", how: "any" },
  },
  {
    name: "specials",
    view: "position",
    values: { ...position("game=normal re=NS leader=N N=CJ,CJ E=DA,SA S=SK,D9 W=HJ,C9"), who: "N", how: "any" },
  },
  {
    name: "deal",
    view: "solver",
    values: position(
      "game=normal re=EW leader=N N=SQ,CJ,HJ,HJ,DJ,DA,DT,C9,SK,S9,S9,HK E=CQ,SQ,SJ,D9,CA,CA,CK,ST,SK,HA,HK,H9 S=HQ,DQ,CJ,DJ,DA,DT,DK,D9,CT,C9,SA,HA W=HT,HT,CQ,HQ,DQ,SJ,DK,CT,CK,SA,ST,H9",
    ),
  },
  {
    name: "game",
    view: "record",
    values: {
      r: "rules=ddv/dealer=N/game=normal;N:HTHTCQHQDQSJDKCTCKSASTH9;E:SQCJHJHJDJDADTC9SKS9S9HK;S:CQSQSJD9CACACKSTSKHAHKH9;W:HQDQCJDJDADTDKD9CTC9SAHA;E:C9CAC9CT;S:HAHA/re!/H9HK;S:CQDT/k90!/DKDJ;S:D9DAHTHJ;N:SAS9STSA;N:CQDTSJD9;N:SJDASQDJ;S:SKCTSTS9;N:HTHJCADK;N:DQCJH9HQ;W:DQHQSQHK;E:SKCKCJCK",
    },
  },
];

/** As list entries among others. */
export function DeskExamples() {
  const { list } = words().desk.examples;
  return EXAMPLES.map(({ name, view, values }) => (
    <li key={name}>
      <a href={writePlace({ view, values })}>
        <strong>{list[name].name}</strong>
        <span>{list[name].about}</span>
      </a>
    </li>
  ));
}
