// Writes the parts of a module. What a part needs of one that is there before it, it imports; what stands in one that may not be there, it
// calls through the table, where nothing stands until then.
import { REFERENCE, Reader } from "./read.mjs";

const SECTION = { types: 1, imports: 2, functions: 3, tables: 4, memories: 5, globals: 6, exports: 7, elements: 9, code: 10, data: 11 };
const KIND = { function: 0, table: 1, memory: 2, global: 3 };
const FUNCREF = 0x70;
const CALL = 0x10;
const I32_CONST = 0x41;
const CALL_INDIRECT = 0x11;
const END = 0x0b;
/** Where the parts find each other. */
const OWN = "doko";
/** A new piece of data costs about as much as this number of bytes between two of one part. */
const PIECE = 8;

/** An unsigned number, as short as it can be. */
export function leb(value) {
    const bytes = [];
    do {
        const more = value >= 0x80;
        bytes.push((value % 0x80) | (more ? 0x80 : 0));
        value = Math.floor(value / 0x80);
    } while (value > 0);
    return bytes;
}

/** A signed number of 32 bits, as short as it can be. */
export function sleb(value) {
    const bytes = [];
    for (value |= 0; ; value >>= 7) {
        const isLast = (value >> 6 === 0) || (value >> 6 === -1);
        bytes.push((value & 0x7f) | (isLast ? 0 : 0x80));
        if (isLast) return bytes;
    }
}

const name = (text) => [...leb(text.length), ...Buffer.from(text)];
const list = (items) => Buffer.concat([Buffer.from(leb(items.length)), ...items.map((item) => Buffer.from(item))]);
const section = (id, bytes) => Buffer.concat([Buffer.from([id, ...leb(bytes.length)]), bytes]);
const at = (place) => [I32_CONST, ...sleb(place), END];

/** Which functions stand in the table and where: those of one part beside each other. */
export function layOut(module, plan) {
    const { imports, bodies, slots } = module;
    const named = new Set(slots.values());
    for (const [own, body] of bodies.entries()) {
        for (const { kind, symbol } of body.references) {
            if (kind === REFERENCE.call && imports.length <= symbol.index && !plan.isBefore(plan.partOf[symbol.index - imports.length], plan.partOf[own])) named.add(symbol.index);
        }
    }
    const order = [...named].sort((one, other) => plan.partOf[one - imports.length] - plan.partOf[other - imports.length] || one - other);
    return new Map(order.map((target, at) => [target, at + 1]));
}

/** Returns a part of a module. `counted` is set where each function tells that it was called. */
export function write(module, plan, slotOf, part, isCounted = false) {
    const { imports, bodies, typeOf } = module;
    // What takes and returns the same looks alike, and is smaller beside each other.
    const likeness = (one, other) => typeOf[one] - typeOf[other] || bodies[one].bytes.length - bodies[other].bytes.length;
    const own = [...bodies.keys()].filter((index) => plan.partOf[index] === part).sort(likeness);
    const needed = neededBy(module, plan, part, own);
    const numbers = new Map([...needed, ...own.map((index) => index + imports.length)].map((index, at) => [index, at]));
    const isFirst = part === 0;
    const context = { module, plan, slotOf, part, numbers };
    const pieces = piecesOf(module, plan, part).map((piece) => withSlots(piece, module, slotOf));
    const runs = [...slotOf].filter(([target]) => plan.partOf[target - imports.length] === part);
    const counters = isCounted ? own.map((index) => ({ name: `called ${index}`, kind: KIND.global, at: module.globalTypes.length + index })) : [];
    const sections = [
        section(SECTION.types, module.types),
        section(SECTION.imports, list([...needed.map((index) => imported(module, index)), ...(isFirst ? [] : foundation(module))])),
        section(SECTION.functions, list(own.map((index) => leb(typeOf[index])))),
        isFirst && section(SECTION.tables, list([[FUNCREF, 0, ...leb(slotOf.size + 1)]])),
        isFirst && section(SECTION.memories, module.memories),
        isFirst && section(SECTION.globals, isCounted ? withCounters(module, own.length) : module.globals),
        section(SECTION.exports, list([...exportsOf(module, plan, part, numbers), ...counters.map((one) => [...name(one.name), one.kind, ...leb(one.at)])])),
        section(SECTION.elements, list(runs.length === 0 ? [] : [[0, ...at(runs[0][1]), ...list(runs.map(([target]) => leb(numbers.get(target))))]])),
        section(SECTION.code, list(own.map((index) => bodyOf(context, index, isCounted)))),
        section(SECTION.data, list(pieces.map(({ address, bytes }) => Buffer.concat([Buffer.from([0, ...at(address), ...leb(bytes.length)]), bytes])))),
    ];
    return Buffer.concat([Buffer.from("\0asm\x01\0\0\0", "latin1"), ...sections.filter((one) => one !== false)]);
}

/** What a part imports: functions of the page, and of parts that are there before it. */
function neededBy({ imports, bodies }, plan, part, own) {
    const needed = new Set();
    for (const index of own) {
        for (const { kind, symbol } of bodies[index].references) {
            if (kind !== REFERENCE.call) continue;
            const other = symbol.index < imports.length ? undefined : plan.partOf[symbol.index - imports.length];
            if (other === undefined || (other !== part && plan.isBefore(other, part))) needed.add(symbol.index);
        }
    }
    return [...needed].sort((one, other) => one - other);
}

/** The name under which a part finds a function of another one. */
const nameOf = (index) => index.toString(36);

function imported({ imports, typeOf }, index) {
    const { from, name: own, type } = imports[index] ?? { from: OWN, name: nameOf(index), type: typeOf[index - imports.length] };
    return [...name(from), ...name(own), KIND.function, ...leb(type)];
}

/** What all parts share: the memory, the table and the globals of the first one. */
function foundation({ globalTypes }) {
    return [
        [...name(OWN), ...name("memory"), KIND.memory, 0, ...leb(1)],
        [...name(OWN), ...name("table"), KIND.table, FUNCREF, 0, 0],
        ...globalTypes.map((type, index) => [...name(OWN), ...name(`global${index}`), KIND.global, ...type]),
    ];
}

function exportsOf(module, plan, part, numbers) {
    const { imports, bodies, globalTypes, exports } = module;
    const wanted = new Set();
    for (const [index, { references }] of bodies.entries()) {
        const other = plan.partOf[index];
        if (other === part || !plan.isBefore(part, other)) continue;
        for (const { kind, symbol } of references) {
            if (kind === REFERENCE.call && plan.partOf[symbol.index - imports.length] === part) wanted.add(symbol.index);
        }
    }
    const shared = [...wanted].sort((one, other) => one - other).map((index) => [...name(nameOf(index)), KIND.function, ...leb(numbers.get(index))]);
    if (part !== 0) return shared;
    const doors = exports.filter(({ kind }) => kind === KIND.function || kind === KIND.memory);
    const foundations = plan.ancestors.length === 1 ? [] : [[...name("table"), KIND.table, 0], ...globalTypes.map((_, index) => [...name(`global${index}`), KIND.global, ...leb(index)])];
    return [...doors.map(({ name: door, kind, index }) => [...name(door), kind, ...leb(kind === KIND.function ? numbers.get(index) : index)]), ...foundations, ...shared];
}

/** The globals, and one more for each function. */
function withCounters({ globals, globalTypes }, count) {
    const reader = new Reader(globals);
    reader.number();
    return Buffer.concat([Buffer.from(leb(globalTypes.length + count)), globals.subarray(reader.at), Buffer.from(Array(count).fill([0x7f, 1, ...at(0)]).flat())]);
}

function bodyOf(context, index, isCounted) {
    const { module } = context;
    const { bytes, references } = module.bodies[index];
    const pieces = [];
    let done = 0;
    if (isCounted) {
        const reader = new Reader(bytes);
        reader.list(() => (reader.number(), reader.byte()));
        done = reader.at;
        pieces.push(bytes.subarray(0, done), Buffer.from([I32_CONST, 1, 0x24, ...leb(module.globalTypes.length + index)]));
    }
    for (const reference of references) {
        const reader = new Reader(bytes, reference.at);
        const isSigned = reference.kind === REFERENCE.slot || reference.kind === REFERENCE.signedAddress;
        const value = isSigned ? reader.signed() : reader.number();
        const start = reference.kind === REFERENCE.call ? reference.at - 1 : reference.at;
        pieces.push(bytes.subarray(done, start), Buffer.from(shortened(context, reference, value, bytes[start])));
        done = reader.at;
    }
    pieces.push(bytes.subarray(done));
    const body = Buffer.concat(pieces);
    return Buffer.concat([Buffer.from(leb(body.length)), body]);
}

/** A number that the linker has filled in, as short as it can be, and for the part in which it stands. */
function shortened({ module, slotOf, numbers }, { kind, symbol }, value, before) {
    switch (kind) {
        case REFERENCE.call: {
            if (before !== CALL) throw new Error(`${symbol.name} is referred to by something that is no call`);
            const number = numbers.get(symbol.index);
            if (number !== undefined) return [CALL, ...leb(number)];
            return [I32_CONST, ...sleb(slotOf.get(symbol.index)), CALL_INDIRECT, ...leb(module.typeOf[symbol.index - module.imports.length]), 0];
        }
        case REFERENCE.slot:
            return sleb(slotOf.get(symbol.index));
        case REFERENCE.signedAddress:
            return sleb(value);
        case REFERENCE.address:
        case REFERENCE.type:
        case REFERENCE.global:
        case REFERENCE.table:
            return leb(value);
        default:
            throw new Error(`a reference of kind ${kind} is in the code`);
    }
}

/** The data of a part, in pieces: what lies side by side, and over short gaps that nobody else has written. */
function piecesOf({ segments }, plan, part) {
    const pieces = [];
    for (const [at, { start, end, segment, part: owner }] of plan.data.entries()) {
        if (owner !== part) continue;
        const [last, before] = [pieces.at(-1), plan.data[at - 1]];
        if (before?.part === part && before.segment === segment && start - before.end <= PIECE) last.end = end;
        else pieces.push({ segment, start, end });
    }
    return pieces.map(({ segment, start, end }) => {
        const { address, bytes } = segments[segment];
        return { segment, address: start, bytes: Buffer.from(bytes.subarray(start - address, end - address)) };
    });
}

/** The data with the places of functions in the table as they are now. */
function withSlots({ segment, address, bytes }, { segments }, slotOf) {
    const from = address - segments[segment].address;
    for (const { kind, at: place, symbol } of segments[segment].references) {
        if (kind === REFERENCE.slotWord && from <= place && place < from + bytes.length) bytes.writeUInt32LE(slotOf.get(symbol.index), place - from);
    }
    return { address, bytes };
}
