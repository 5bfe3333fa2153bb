/** The published rule sets, in the order in which they are offered, each by its name in every language. */
export const SETS: Readonly<Record<string, string>> = { tsr: "TSR 2026", ddv: "DDV 1994", bsv: "BSV", recklinghausen: "Recklinghausen" };

/** All of them in one line. */
export const ALL_SETS = Object.values(SETS).join(", ");
