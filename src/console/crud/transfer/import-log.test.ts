import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mayHaveImport, noteImports } from "../../lib/interrupted-import-note.ts";
import type { ImportRow } from "./checked-lines.ts";
import { interruptedImports, keepImport, loadImport } from "./import-log.ts";
import { stubDatabases } from "./testing/memory-databases.ts";

beforeEach(() => {
  stubDatabases();
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  noteImports({ username: null, until: 0, entities: [] });
  vi.unstubAllGlobals();
});

const HOUR = 3_600_000;
const run = { username: "ana", entity: "ticket", file: "a.csv", head: ["Code"], isOverwriting: false };

function row(line: number, more: Partial<ImportRow> = {}): ImportRow {
  return { line, cells: [`N-${line}`], body: { code: `N-${line}` }, problems: [], warnings: [], ...more };
}

test("an import is offered to its user alone, and erased for anyone else", async () => {
  await keepImport(run, [row(2)]);
  expect(await interruptedImports("member", "ana")).toEqual([]);
  expect((await interruptedImports("ticket", "ana")).map((offered) => offered.run.file)).toEqual(["a.csv"]);
  expect(await interruptedImports("ticket", "rui")).toEqual([]);
  expect(await interruptedImports("ticket", "ana")).toEqual([]);
  expect(mayHaveImport("ticket")).toBe(false);
});

test("an import is offered for 20 hours and erased afterwards", async () => {
  await keepImport(run, [row(2)]);
  vi.setSystemTime(Date.now() + 19 * HOUR);
  expect(await interruptedImports("ticket", "ana")).toHaveLength(1);
  vi.setSystemTime(Date.now() + 2 * HOUR);
  expect(await interruptedImports("ticket", "ana")).toEqual([]);
  expect(mayHaveImport("ticket")).toBe(false);
});

test("after a reload, invalid lines and lines in conflict are reported but not sent", async () => {
  const update = { record: { id: "c1" }, change: { code: "X" }, cells: [], cleared: 0, isConflicting: true };
  const rows = [row(2), row(3, { problems: ["is required"] }), row(4, { update })];
  await keepImport(run, rows);
  const [offered] = await interruptedImports("ticket", "ana");
  const loaded = offered === undefined ? null : await loadImport(offered);
  expect(offered?.run.total).toBe(1);
  expect(loaded?.rows.map(({ line }) => line)).toEqual([2, 3, 4]);
  expect(loaded?.good.map(({ line }) => line)).toEqual([2]);
});
