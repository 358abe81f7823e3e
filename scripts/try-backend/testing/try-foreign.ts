import { readFileSync } from "node:fs";
import path from "node:path";
import { onTestFinished } from "vitest";
import { frameworkRoot } from "../../../generator/paths/product-paths.ts";
import { toDocument } from "../read-document.ts";
import { type TryOptions, type TryReport, tryBackend } from "../try-backend.ts";
import { type Foreign, genres, startForeign } from "./tiny-backend.ts";

const file = path.join(frameworkRoot, "testing/fixture/generated/openapi.json");

/** A reading trial by the document of the small product, without the address of the backend. */
export const READING: Omit<TryOptions, "url"> = {
  username: "ana",
  password: "certa",
  document: toDocument(readFileSync(file, "utf8")),
  paths: { authenticate: "/authentication", refresh: "/refresh-token", logout: "/logout" },
  write: false,
  timeoutMs: 5_000,
};

/** Records of the entities of that document. */
export const tables = (howMany = 5): Foreign["tables"] => ({
  genres: genres(howMany),
  books: [],
  tickets: [],
  members: [],
  librarians: [{ id: 1, name: "Ana" }],
});

/** Starts a backend that is stopped after the test. Returns its address. */
export async function openForeign(foreign: Foreign): Promise<string> {
  const { url, close } = await startForeign(foreign);
  onTestFinished(close);
  return url;
}

/** Tries a backend. */
export async function tryForeign(foreign: Foreign, changes: Partial<TryOptions> = {}): Promise<TryReport> {
  return await tryBackend({ url: await openForeign(foreign), ...READING, ...changes });
}

/** The findings of a report as lines. */
export const linesOf = ({ findings }: TryReport) =>
  findings.map(({ level, where, text }) => `${level} ${where}: ${text}`);
