/** The engine, as `first.ts` gets it; of what is declared for all, only `var` is a property of `globalThis`. */
declare var dokoModule: Promise<WebAssembly.Module>;
