/** Two texts that were made from one: what two tabs have done to a sheet. */

type Lines = readonly string[];

/** The longest lines in common, in order, as places in both. */
function common(one: Lines, other: Lines): readonly (readonly [number, number])[] {
  const width = other.length + 1;
  const best = new Uint32Array((one.length + 1) * width);
  const at = (row: number, column: number): number => best[row * width + column] ?? 0;
  for (let row = one.length - 1; 0 <= row; row--) {
    for (let column = other.length - 1; 0 <= column; column--) {
      best[row * width + column] = one[row] === other[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < one.length && column < other.length; ) {
    if (one[row] === other[column]) pairs.push([row++, column++]);
    else if (at(row, column + 1) < at(row + 1, column)) row++;
    else column++;
  }
  return pairs;
}

/** All lines of both, each as often as in the one that has it more often. */
function union(mine: Lines, theirs: Lines): Lines {
  const lines: string[] = [];
  const left = new Map<string, number>();
  const isMore = (line: string): boolean => {
    const count = (all: Lines): number => all.filter((one) => one === line).length;
    const more = left.get(line) ?? count(theirs) - count(mine);
    left.set(line, more - 1);
    return 0 < more;
  };
  let [row, column] = [0, 0];
  for (const [one, other] of [...common(mine, theirs), [mine.length, theirs.length] as const]) {
    lines.push(...theirs.slice(column, other).filter(isMore), ...mine.slice(row, Math.min(one + 1, mine.length)));
    [row, column] = [one + 1, other + 1];
  }
  return lines;
}

const isEqual = (one: Lines, other: Lines): boolean => one.length === other.length && one.every((line, at) => line === other[at]);

/** What stands between two places at which all three agree. */
function between(base: Lines, mine: Lines, theirs: Lines): Lines {
  if (isEqual(theirs, base)) return mine;
  if (isEqual(mine, base)) return theirs;
  const ofMine = mine.filter((line) => !base.includes(line));
  const ofTheirs = theirs.filter((line) => !base.includes(line) && !mine.includes(line));
  // A line that both have changed counts once; the other state of it stays as a note.
  const changed = base.filter((line) => !mine.includes(line) && !theirs.includes(line)).length;
  const noted = new Set(ofTheirs.slice(0, Math.min(changed, ofMine.length)).filter((line) => !line.startsWith("#")));
  const isKept = (line: string): boolean => !base.includes(line) || (mine.includes(line) && theirs.includes(line));
  return union(mine.filter(isKept), theirs.filter(isKept)).flatMap((line) => (!noted.has(line) ? [line] : mine.includes(`# ${line}`) ? [] : [`# ${line}`]));
}

/** Lines with the changes of both; what both have changed stands as in `mine`. Without a common `base` nothing that one has is left out. */
function merged(base: Lines | undefined, mine: Lines, theirs: Lines): Lines {
  if (base === undefined) return union(mine, theirs);
  const inMine = new Map(common(base, mine));
  const inTheirs = new Map(common(base, theirs));
  const lines: string[] = [];
  let [from, row, column] = [0, 0, 0];
  for (let at = 0; at <= base.length; at++) {
    const [mineAt, theirsAt] = at === base.length ? [mine.length, theirs.length] : [inMine.get(at), inTheirs.get(at)];
    if (mineAt === undefined || theirsAt === undefined) continue;
    lines.push(...between(base.slice(from, at), mine.slice(row, mineAt), theirs.slice(column, theirsAt)), ...base.slice(at, at + 1));
    [from, row, column] = [at + 1, mineAt + 1, theirsAt + 1];
  }
  return lines;
}

/** A text with the changes of both. */
export function mergedLines(base: string | undefined, mine: string, theirs: string): string {
  const linesOf = (text: string): Lines => text.split("\n");
  return merged(base === undefined ? undefined : linesOf(base), linesOf(mine), linesOf(theirs)).join("\n");
}

/** A row of a game is known by what it says; its number follows from its place. */
const NUMBER = /^\s*\d+\s+/;

/** A sheet with the rows of both, numbered as the program wants them. */
export function mergedText(base: string | undefined, mine: string, theirs: string): string {
  if (base === mine) return theirs;
  if (base === theirs || mine === theirs) return mine;
  const linesOf = (text: string): readonly string[] => text.trimEnd().split("\n");
  const bare = (text: string): readonly string[] => linesOf(text).map((line) => line.replace(NUMBER, "").trimEnd());
  const games = new Set([mine, theirs].flatMap(linesOf).flatMap((line) => (NUMBER.test(line) ? bare(line) : [])));
  let game = 0;
  const lines = merged(base === undefined ? undefined : bare(base), bare(mine), bare(theirs));
  return `${lines.map((line) => (games.has(line) ? `${++game}  ${line}` : line)).join("\n")}\n`;
}
