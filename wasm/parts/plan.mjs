// Which function and which piece of data stands in which part.
import { REFERENCE } from "./read.mjs";

const DATA = 1;

/** Where everything stands. */
export class Plan {
    /**
     * `partOf` is the part of each function, `ancestors` say of each part which ones are there whenever it is: itself, the first one, and
     * others. A part comes after its ancestors.
     */
    constructor(module, partOf, ancestors) {
        this.partOf = partOf;
        this.ancestors = ancestors;
        this.data = this.#dataOf(module);
    }

    /** Whether the one part is there whenever the other is. */
    isBefore(one, other) {
        return this.ancestors[other].includes(one);
    }

    /** Pieces of data without overlap, in order; each stands in a part that is there before all that refer to it. */
    #dataOf({ symbols, bodies, segments }) {
        const groups = groupsOf(symbols);
        const groupOf = (symbol) => groups.of.get(symbol);
        const open = [];
        const need = (group, part) => {
            const met = group.part === undefined ? part : meet(this.ancestors, group.part, part);
            if (met === group.part) return;
            group.part = met;
            open.push(group);
        };
        for (const [index, { references }] of bodies.entries()) {
            for (const { symbol } of references) if (symbol?.kind === DATA && groupOf(symbol)) need(groupOf(symbol), this.partOf[index]);
        }
        const within = referencesWithin(segments, groups.list);
        for (let group = open.pop(); group !== undefined; group = open.pop()) {
            for (const { symbol } of within.get(group) ?? []) if (symbol.kind === DATA && groupOf(symbol)) need(groupOf(symbol), group.part);
        }
        // Nobody refers to it.
        return groups.list.filter(({ part }) => part !== undefined);
    }
}

/** Returns the last part that is there whenever one of two is. */
export function meet(ancestors, one, other) {
    return Math.max(...ancestors[one].filter((part) => ancestors[other].includes(part)));
}

/** The symbols of data, those that overlap in one. */
function groupsOf(symbols) {
    const sorted = symbols.filter(({ kind, size }) => kind === DATA && size > 0).sort((one, other) => one.address - other.address || other.size - one.size);
    const list = [];
    const of = new Map();
    for (const symbol of sorted) {
        const { address: start, size, segment } = symbol;
        const last = list.at(-1);
        if (last !== undefined && start < last.end) last.end = Math.max(last.end, start + size);
        else list.push({ start, end: start + size, segment, part: undefined });
        of.set(symbol, list.at(-1));
    }
    return { list, of };
}

/** What each piece of data refers to. */
function referencesWithin(segments, groups) {
    const within = new Map();
    let at = 0;
    for (const { address, references } of segments) {
        for (const reference of references.filter(({ kind }) => kind === REFERENCE.addressWord)) {
            const place = address + reference.at;
            while (at < groups.length && groups[at].end <= place) at++;
            const group = groups[at];
            if (group !== undefined && group.start <= place) within.set(group, [...(within.get(group) ?? []), reference]);
        }
    }
    return within;
}
