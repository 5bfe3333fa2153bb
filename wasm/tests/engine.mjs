// The module as a page uses it, without a page.
import { readFile } from "node:fs/promises";

/** Loads the module, or the parts of one in their order, and returns what asks it: `ask(request, onProgress)` and the number of bytes it holds. */
export async function load(...paths) {
    const [module, ...others] = await Promise.all(paths.map(async (path) => WebAssembly.compile(await readFile(path))));
    return engineOf(module, ...others);
}

/** Starts an engine of compiled parts. */
export async function engineOf(...parts) {
    let listener = () => {};
    const env = { progress: (place, length) => listener(JSON.parse(text(place, length))) };
    const exports = {};
    for (const part of parts) Object.assign(exports, (await WebAssembly.instantiate(part, { env, doko: exports })).exports);
    const { memory } = exports;
    const text = (place, length) => Buffer.from(memory.buffer, place, length).toString();
    const askText = (request) => {
        const bytes = Buffer.from(request);
        // The memory may have grown, and a view of it from before has none.
        const place = exports.buffer(bytes.length);
        Buffer.from(memory.buffer).set(bytes, place);
        try {
            const length = exports.ask(bytes.length);
            return text(exports.answer(), length);
        } catch (trap) {
            throw new Error(text(exports.panic_text(), exports.panic_len()) || String(trap));
        }
    };
    const ask = (request, onProgress = () => {}) => {
        listener = onProgress;
        return JSON.parse(askText(JSON.stringify(request)));
    };
    return { ask, askText, exports, bytes: () => memory.buffer.byteLength };
}
