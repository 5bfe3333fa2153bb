/** Who claims the remaining tricks, and how he is bound; kept on the device. */
import { type Card, SEATS, type Seat, isCard } from "../cards.ts";
import type { Questions } from "../api.d.ts";
import { longCards, shortCards } from "../link.ts";
import { kept } from "../state.ts";
import type { Values } from "../views.ts";
import type { Board } from "./draft.ts";

export const MANNERS = ["any", "top", "suits", "order"] as const;
export type Manner = (typeof MANNERS)[number];

export interface Claim {
  /** Who claims the rest; who leads if nobody is named. */
  readonly who: Seat | null;
  readonly manner: Manner;
  readonly suits: readonly string[];
  readonly order: readonly Card[];
}

export const NO_CLAIM: Claim = { who: null, manner: "top", suits: [], order: [] };

const isClaim = (value: unknown): value is Claim => {
  const { who, manner, suits, order } = (value ?? {}) as Partial<Record<keyof Claim, unknown>>;
  return (
    (who === null || SEATS.includes(who as Seat)) &&
    MANNERS.includes(manner as Manner) &&
    Array.isArray(suits) &&
    suits.every((suit) => typeof suit === "string") &&
    Array.isArray(order) &&
    order.every((card) => typeof card === "string" && isCard(card))
  );
};

export const claim = kept<Claim>("claim", NO_CLAIM, isClaim);

/** Who claims, in a position that is whole. */
export const claimantOf = ({ who }: Claim, board: Board): Seat => who ?? board.leader ?? "N";

/** Asks about a claim; `undefined` as long as its order is not whole. */
export function questionOf(claim: Claim, board: Board): Questions["verdict"] | undefined {
  const { position } = board;
  if (position == null) return undefined;
  const claimant = claimantOf(claim, board);
  const party = board.re?.includes(claimant) === true ? "re" : "kontra";
  switch (claim.manner) {
    case "any":
      return { position, party, explain: true };
    case "top":
      return { position, claimant, explain: true };
    case "suits":
      return claim.suits.length > 0 ? { position, claimant, suits: [...claim.suits], explain: true } : undefined;
    case "order":
      return claim.order.length === board.hands[claimant].length ? { position, claimant, order: [...claim.order], explain: true } : undefined;
  }
}

/** A claim as values of a link. */
export function valuesOf(claim: Claim): Record<string, string> {
  return {
    ...(claim.who === null ? {} : { who: claim.who }),
    how: claim.manner,
    ...(claim.manner === "suits" ? { suits: claim.suits.join("") } : {}),
    ...(claim.manner === "order" ? { order: shortCards(claim.order) } : {}),
  };
}

/** Reads the claim of a link; `undefined` if it says nothing of one. */
export function claimOf(values: Values): Claim | undefined {
  const read = {
    who: values["who"] ?? null,
    manner: values["how"],
    suits: [...(values["suits"] ?? "")],
    order: longCards(values["order"] ?? "") ?? [],
  };
  return isClaim(read) ? read : undefined;
}
