// Serves dist as any static host would, with nothing of its own. It counts nothing and knows nothing.
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json", ".png": "image/png" };

/** Returns the address of a server of this folder, and how to end it; `wrong` are types that it sends instead. */
export async function serve(folder = new URL("../dist/", import.meta.url).pathname, port = 0, wrong = {}) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://localhost").pathname)).replace(/^(\.\.[/\\])+/, "");
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    const type = { ...TYPES, ...wrong }[extname(file)];
    if (type === undefined || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    const isSmall = /\bbr\b/.test(request.headers["accept-encoding"] ?? "") && statSync(`${file}.br`, { throwIfNoEntry: false })?.isFile();
    response.writeHead(200, { "content-type": type, "cache-control": "no-cache", ...(isSmall && { "content-encoding": "br" }) });
    // A test may have removed its folder while the browser still reads.
    createReadStream(isSmall ? `${file}.br` : file).on("error", () => response.destroy()).pipe(response);
  });
  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${server.address().port}/`;
  const close = () => new Promise((resolve) => (server.close(resolve), server.closeAllConnections()));
  return { address, close };
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const { address } = await serve(undefined, Number(process.argv[2] ?? 8123));
  console.log(address);
}
