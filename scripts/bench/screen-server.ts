import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { gzipSync } from "node:zlib";

const TYPES: { readonly [extension: string]: string } = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** A thousand books of the fixture. */
const BOOKS = Array.from({ length: 1000 }, (_, index) => ({
  id: String(index + 1),
  name: `Livro ${index + 1}`,
  status: index % 2 ? "active" : "archived",
  favourite: index % 7 === 0,
  standardBook: index === 0,
  shelfOrder: index,
  firstLoans: (index * 37) % 1000,
}));

const FIRST = ["Ana", "Bruno", "Cláudia", "Débora", "Eduardo", "Fátima", "Gonçalo", "Íris", "João", "Luísa"];
const LAST = ["Araújo", "Ávila", "Gonçalves", "Lima", "Pereira", "Silva", "Souza"];
const CODES = ["poetry", "short-story", "true-crime", "young-adult"];

/** The maximum number of rows that the console collects. */
const GENRES = 20_000;

/** An array of genres, generated per request. */
function genres(): unknown {
  return Array.from({ length: GENRES }, (_, index) => ({
    id: `g${index}`,
    name: `${FIRST[(index * 7) % FIRST.length]} ${LAST[(index * 11) % LAST.length]} ${(index * 7919) % GENRES}`,
    code: CODES[(index * 13) % CODES.length],
    active: index % 3 > 0,
  }));
}

/** A book with that many copies, such as `parts-60`. */
function bookOfParts(id: string | undefined): unknown {
  const [, parts] = /^parts-(\d+)$/.exec(id ?? "") ?? [];
  const copies = Array.from({ length: Number(parts) }, (_, index) => ({ id: `c${index}`, name: `Cópia ${index}` }));
  return parts === undefined ? undefined : { ...BOOKS[1], id, genres: [], bookCopies: copies };
}

/** The backend's response for a path; null for other paths. */
function answerOf({ pathname, searchParams }: URL): unknown {
  if (pathname === "/config.json") {
    return {};
  }
  const [api, entity, id] = pathname.split("/").slice(1);
  if (api === "api" && entity === "genres") {
    return genres();
  }
  if (api !== "api" || entity !== "books") {
    return null;
  }
  const size = Number(searchParams.get("pageSize") ?? 25);
  return BOOKS.find((book) => book.id === id) ?? bookOfParts(id) ?? { data: BOOKS.slice(0, size), total: BOOKS.length };
}

/** A file of the folder; all other paths return the page. */
function fileOf(folder: string, pathname: string): string {
  const wanted = path.join(folder, path.normalize(pathname));
  return existsSync(wanted) && statSync(wanted).isFile() ? wanted : path.join(folder, "index.html");
}

/** Serves a built page from a folder, and its backend calls from memory. */
export async function serveScreens(folder: string): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    const answer = answerOf(url);
    const file = fileOf(folder, url.pathname);
    const type = answer === null ? TYPES[path.extname(file)] : "application/json";
    response.writeHead(200, { "content-type": type ?? "application/octet-stream", "content-encoding": "gzip" });
    response.end(gzipSync(answer === null ? readFileSync(file) : JSON.stringify(answer)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`, server };
}
