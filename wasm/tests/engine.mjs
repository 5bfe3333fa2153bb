// The module as a page uses it, without a page.
import { readFile } from "node:fs/promises";

/** Loads the module and returns what asks it: `ask(request, onProgress)` and the number of bytes it holds. */
export async function load(path) {
    let listener = () => {};
    const env = { progress: (place, length) => listener(JSON.parse(text(place, length))) };
    const { instance } = await WebAssembly.instantiate(await readFile(path), { env });
    const module = instance.exports;
    const text = (place, length) => Buffer.from(module.memory.buffer, place, length).toString();
    const askText = (request) => {
        const bytes = Buffer.from(request);
        // The memory may have grown, and a view of it from before has none.
        const place = module.buffer(bytes.length);
        Buffer.from(module.memory.buffer).set(bytes, place);
        try {
            const length = module.ask(bytes.length);
            return text(module.answer(), length);
        } catch (trap) {
            throw new Error(text(module.panic_text(), module.panic_len()) || String(trap));
        }
    };
    const ask = (request, onProgress = () => {}) => {
        listener = onProgress;
        return JSON.parse(askText(JSON.stringify(request)));
    };
    return { ask, askText, bytes: () => module.memory.buffer.byteLength };
}
