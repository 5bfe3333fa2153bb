/** Runs before the script of the page has come: meanwhile the engine is fetched and compiled. */
declare const WASM_FILE: string;

const TYPE = "application/wasm";

async function compiled(): Promise<WebAssembly.Module> {
  const answer = await fetch(WASM_FILE);
  if (!answer.ok) throw new TypeError(String(answer.status));
  const type = answer.headers.get("content-type") ?? "";
  if (type.startsWith(TYPE)) return WebAssembly.compileStreaming(Promise.resolve(answer));
  console.warn(`The server sends ${WASM_FILE} as "${type}". Send it as ${TYPE}, and it is compiled while it comes.`);
  const bytes = await answer.arrayBuffer();
  return WebAssembly.compile(bytes).catch(() => {
    throw Object.assign(new Error(type), { name: "NoModule" });
  });
}

globalThis.dokoModule = compiled();
// Whoever asks the engine first is told what is wrong.
globalThis.dokoModule.catch(() => undefined);
