import { readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { frameworkRoot } from "../../generator/paths/product-paths.ts";
import { toDocument } from "./read-document.ts";
import { type Foreign, genres, type Row, startForeign } from "./testing/tiny-backend.ts";
import { type TryOptions, type TryReport, tryBackend } from "./try-backend.ts";

const document = toDocument(readFileSync(path.join(frameworkRoot, "testing/fixture/generated/openapi.json"), "utf8"));
const paths = { authenticate: "/authentication", refresh: "/refresh-token", logout: "/logout" };
const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) {
    await close();
  }
});

const tables = (): Foreign["tables"] => ({
  genres: genres(5),
  books: [],
  tickets: [],
  members: [],
  librarians: [{ id: 1, name: "Ana" }],
});

async function run(foreign: Foreign, options: Partial<TryOptions>): Promise<TryReport> {
  const { url, close } = await startForeign(foreign);
  closing.push(close);
  return await tryBackend({
    url,
    username: "ana",
    password: "certa",
    document,
    paths,
    write: false,
    timeoutMs: 5_000,
    ...options,
  });
}

const said = ({ findings }: TryReport) => findings.map(({ level, where, text }) => `${level} ${where}: ${text}`);

test("stopped while it writes: it deletes what it has made, and makes no more", async () => {
  const kept = tables();
  const calls: string[] = [];
  const stop = new AbortController();
  const toStored = (row: Row) => {
    stop.abort(new Error("stopped"));
    return row;
  };
  const report = await run({ tables: kept, toStored, calls }, { write: true, signal: stop.signal });
  expect(kept).toEqual(tables());
  const made = calls.filter((call) => call.startsWith("POST /") && call !== "POST /authentication");
  expect([report.exitCode, new Set(made).size]).toEqual([1, 1]);
  expect(said(report)).toContainEqual("error the tests: were stopped before their end");
});

test("a creation without an answer may have made a record: the report names it", async () => {
  const report = await run({ tables: tables(), broken: ["POST /genres"] }, { write: true });
  expect(said(report)).toContainEqual(
    expect.stringMatching(/^error POST \/genres: whether the genre "Try-backend…" was made is not known, look for it/),
  );
});

test("it ends its session if the config says how", async () => {
  const calls: string[] = [];
  const auth = { kind: "token", signIn: { path: "/authentication" }, signOut: { path: "/logout" } } as const;
  const report = await run({ tables: tables(), calls }, { auth });
  expect([report.proved, calls.at(-1)]).toEqual([["session: sign-out"], "POST /logout"]);
});
