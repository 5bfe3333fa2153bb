// A module as the linker wrote it, with what refers to what (`--emit-relocs`).

/** The kinds of references that a module of 32 bits has, by the numbers of the object format of WebAssembly. */
export const REFERENCE = { call: 0, slot: 1, slotWord: 2, address: 3, signedAddress: 4, addressWord: 5, type: 6, global: 7, table: 20 };
const HAS_ADDEND = new Set([REFERENCE.address, REFERENCE.signedAddress, REFERENCE.addressWord]);
const SECTION = { custom: 0, types: 1, imports: 2, functions: 3, tables: 4, memories: 5, globals: 6, exports: 7, elements: 9, code: 10, data: 11 };
const SYMBOLS = 8;
const SYMBOL = { function: 0, data: 1, section: 3 };
const UNDEFINED = 0x10;
const EXPLICIT_NAME = 0x40;

/** Reads numbers, names and bytes, one after the other. */
export class Reader {
    constructor(bytes, at = 0) {
        this.bytes = bytes;
        this.at = at;
    }
    byte() {
        return this.bytes[this.at++];
    }
    /** An unsigned number. */
    number() {
        let value = 0;
        for (let shift = 0; ; shift += 7) {
            const byte = this.byte();
            value += (byte & 0x7f) * 2 ** shift;
            if (byte < 0x80) return value;
        }
    }
    /** A signed number of 32 bits. */
    signed() {
        let [value, shift, byte] = [0, 0, 0];
        do {
            byte = this.byte();
            value |= (byte & 0x7f) << shift;
            shift += 7;
        } while (byte & 0x80);
        return shift < 32 && byte & 0x40 ? value | (-1 << shift) : value;
    }
    take(length) {
        this.at += length;
        return this.bytes.subarray(this.at - length, this.at);
    }
    name() {
        return Buffer.from(this.take(this.number())).toString();
    }
    list(read) {
        return Array.from({ length: this.number() }, read);
    }
    /** `i32.const n; end`, where a segment begins. */
    place() {
        if (this.byte() !== 0x41) throw new Error("a segment begins at no constant");
        const place = this.signed();
        this.byte();
        return place;
    }
}

/** Reads a module: its sections, its functions, its data and its symbols, each with what it refers to. */
export function read(bytes) {
    const sections = sectionsOf(bytes);
    const of = (id) => sections.find((section) => section.id === id) ?? { start: 8, bytes: bytes.subarray(0, 0) };
    const reader = (id) => new Reader(bytes, of(id).start);
    const module = {
        types: of(SECTION.types).bytes,
        memories: of(SECTION.memories).bytes,
        globals: of(SECTION.globals).bytes,
        imports: listOf(reader(SECTION.imports), readImport),
        typeOf: listOf(reader(SECTION.functions), (at) => at.number()),
        globalTypes: listOf(reader(SECTION.globals), readGlobal),
        exports: listOf(reader(SECTION.exports), (at) => ({ name: at.name(), kind: at.byte(), index: at.number() })),
        slots: slotsOf(reader(SECTION.elements)),
        bodies: bodiesOf(reader(SECTION.code)),
        segments: listOf(reader(SECTION.data), readSegment),
    };
    const symbols = symbolsOf(sections, module);
    module.symbols = symbols;
    refer(module, symbols, sections, SECTION.code, module.bodies, of(SECTION.code).start);
    refer(module, symbols, sections, SECTION.data, module.segments, of(SECTION.data).start);
    return module;
}

const listOf = (reader, read) => reader.list(() => read(reader));

function sectionsOf(bytes) {
    const reader = new Reader(bytes, 8);
    const sections = [];
    while (reader.at < bytes.length) {
        const id = reader.byte();
        const length = reader.number();
        const start = reader.at;
        const end = start + length;
        const name = id === SECTION.custom ? reader.name() : undefined;
        sections.push({ id, name, start, inside: reader.at, bytes: bytes.subarray(start, end) });
        reader.at = end;
    }
    return sections;
}

function readImport(at) {
    const [from, name, kind] = [at.name(), at.name(), at.byte()];
    if (kind !== 0) throw new Error(`the module imports ${name}, which is no function`);
    return { from, name, type: at.number() };
}

function readGlobal(at) {
    const type = at.take(2);
    at.place();
    return type;
}

/** Which function stands in each slot of the table. */
function slotsOf(reader) {
    const slots = new Map();
    for (let n = reader.number(); n > 0; n--) {
        if (reader.number() !== 0) throw new Error("a list of functions is of a kind that no linker has written");
        let slot = reader.place();
        for (const target of listOf(reader, (at) => at.number())) slots.set(slot++, target);
    }
    return slots;
}

const bodiesOf = (reader) =>
    listOf(reader, (at) => {
        const length = at.number();
        const start = at.at;
        return { start, bytes: at.take(length), references: [] };
    });

function readSegment(at) {
    if (at.number() !== 0) throw new Error("data are of a kind that no linker has written");
    const address = at.place();
    const length = at.number();
    const start = at.at;
    return { start, address, bytes: at.take(length), references: [] };
}

function symbolsOf(sections, { imports, segments }) {
    const linking = sections.find(({ name }) => name === "linking");
    if (linking === undefined) throw new Error("the module does not say what refers to what: build it with the linker's --emit-relocs");
    const reader = new Reader(linking.bytes, linking.inside - linking.start);
    reader.number();
    while (reader.at < linking.bytes.length) {
        const [kind, length] = [reader.byte(), reader.number()];
        if (kind === SYMBOLS) return listOf(reader, (at) => readSymbol(at, imports, segments));
        reader.at += length;
    }
    throw new Error("the module has no symbols");
}

function readSymbol(at, imports, segments) {
    const [kind, flags] = [at.byte(), at.number()];
    if (kind === SYMBOL.section) return { kind, section: at.number() };
    if (kind === SYMBOL.data) {
        const name = at.name();
        if (flags & UNDEFINED) return { kind, name };
        const [segment, offset, size] = [at.number(), at.number(), at.number()];
        return { kind, name, segment, address: (segments[segment]?.address ?? 0) + offset, size };
    }
    const index = at.number();
    const isNamed = !(flags & UNDEFINED) || flags & EXPLICIT_NAME;
    return { kind, index, name: isNamed ? at.name() : imports[index]?.name };
}

/** Hands each reference to the function or the segment in which it stands. */
function refer(module, symbols, sections, id, holders, start) {
    const list = sections.find(({ name }) => name === (id === SECTION.code ? "reloc.CODE" : "reloc.DATA"));
    if (list === undefined) return;
    const reader = new Reader(list.bytes, list.inside - list.start);
    reader.number();
    let at = 0;
    const references = listOf(reader, (from) => {
        const [kind, offset, target] = [from.byte(), from.number() + start, from.number()];
        return { kind, at: offset, target, addend: HAS_ADDEND.has(kind) ? from.signed() : 0 };
    });
    for (const reference of references.sort((one, other) => one.at - other.at)) {
        while (holders[at].start + holders[at].bytes.length <= reference.at) at++;
        const symbol = reference.kind === REFERENCE.type ? undefined : symbols[reference.target];
        holders[at].references.push({ ...reference, at: reference.at - holders[at].start, symbol });
    }
}
