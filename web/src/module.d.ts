/** The parts of the engine that were asked for; of what is declared for all, only `var` is a property of `globalThis`. */
declare var dokoParts: Map<string, import("./modules.ts").Arrival>;
