/** Runs before the script of the page has come: meanwhile the engine is fetched and compiled. */
declare const WASM_FILE: string;

globalThis.dokoModule = WebAssembly.compileStreaming(fetch(WASM_FILE));
// Whoever asks the engine first is told what is wrong.
globalThis.dokoModule.catch(() => undefined);
