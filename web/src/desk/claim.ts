/** Who claims the remaining tricks, and how he plays: kept on the device, and the same for a verdict, a ruling and its protocol. */
import { type Card, SEATS, type Seat, isCard } from "../cards.ts";
import type { AnnouncedInput, Questions, SuitName } from "../api.d.ts";
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

/** A claim that somebody makes. */
export type Made = Claim & { readonly who: Seat };

/** The claim in a position that is whole; `undefined` as long as its order is not. */
export function madeOf(claim: Claim, board: Board): Made | undefined {
  const who = claimantOf(claim, board);
  const isWhole = { any: true, top: true, suits: claim.suits.length > 0, order: claim.order.length === board.hands[who].length };
  return isWhole[claim.manner] ? { ...claim, who } : undefined;
}

const NAMES = { any: "every_order", top: "top_first", suits: "top_first_in_order", order: "in_order" } as const;

/** A claim as the engine takes it. */
export const announcedOf = ({ who, manner, suits, order }: Made) =>
  ({
    claimant: who,
    manner: NAMES[manner],
    ...(manner === "suits" && { suits: [...suits] as SuitName[] }),
    ...(manner === "order" && { order: [...order] }),
  }) satisfies AnnouncedInput;

/** Asks about a claim; `undefined` as long as its order is not whole. */
export function questionOf(claim: Claim, board: Board): Questions["verdict"] | undefined {
  const made = madeOf(claim, board);
  return board.position == null || made === undefined ? undefined : { position: board.position, ...announcedOf(made), explain: true };
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
