import { expect, test } from "vitest";
import type { Row } from "./testing/tiny-backend.ts";
import { linesOf, tables, tryForeign } from "./testing/try-foreign.ts";

test("stopped while it writes: it deletes what it has made, and makes no more", async () => {
  const kept = tables();
  const calls: string[] = [];
  const stop = new AbortController();
  const toStored = (row: Row) => {
    stop.abort(new Error("stopped"));
    return row;
  };
  const report = await tryForeign({ tables: kept, toStored, calls }, { write: true, signal: stop.signal });
  expect(kept).toEqual(tables());
  const made = calls.filter((call) => call.startsWith("POST /") && call !== "POST /authentication");
  expect([report.exitCode, new Set(made).size]).toEqual([1, 1]);
  expect(linesOf(report)).toContainEqual("error the tests: were stopped before their end");
});

test("a creation without an answer may have made a record: the report names it", async () => {
  const report = await tryForeign({ tables: tables(), broken: ["POST /genres"] }, { write: true });
  expect(linesOf(report)).toContainEqual(
    expect.stringMatching(/^error POST \/genres: whether the genre "Try-backend…" was made is not known, look for it/),
  );
});

test("it ends its session if the config says how", async () => {
  const calls: string[] = [];
  const auth = { kind: "token", signIn: { path: "/authentication" }, signOut: { path: "/logout" } } as const;
  const report = await tryForeign({ tables: tables(), calls }, { auth });
  expect([report.proved, calls.at(-1)]).toEqual([["session: sign-out"], "POST /logout"]);
});
