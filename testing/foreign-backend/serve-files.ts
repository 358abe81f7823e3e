import { createReadStream, statSync } from "node:fs";
import type { ServerResponse } from "node:http";
import path from "node:path";

const TYPES: { readonly [ending: string]: string | undefined } = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** Serves the files of a folder like a web server; all other paths return the console's page. */
export function serveFiles(folder: string): (wanted: string, response: ServerResponse) => void {
  return (wanted, response) => {
    const found = path.join(folder, path.normalize(`/${decodeURIComponent(wanted)}`));
    const file = isFile(found) ? found : path.join(folder, "index.html");
    const isLasting = wanted.startsWith("/assets/");
    response.writeHead(200, {
      "content-type": TYPES[path.extname(file)] ?? "application/octet-stream",
      "cache-control": isLasting ? "max-age=31536000, immutable" : "no-cache",
    });
    createReadStream(file).pipe(response);
  };
}
