import { beforeEach, expect, test, vi } from "vitest";
import { eraseOldImports, mayHaveImport, noteImports } from "./interrupted-import-note.ts";

const deleteDatabase = vi.fn();
beforeEach(() => {
  deleteDatabase.mockClear();
  vi.stubGlobal("indexedDB", { deleteDatabase });
  noteImports({ username: "ana", until: 1000, entities: ["ticket"] });
});

test("interrupted imports are known by their entity until none is left", () => {
  expect([mayHaveImport("ticket"), mayHaveImport("member")]).toEqual([true, false]);
  noteImports({ username: "ana", until: 0, entities: [] });
  expect(mayHaveImport("ticket")).toBe(false);
});

test("interrupted imports are erased when they have expired, or another user is signed in", () => {
  for (const [username, now, isKept] of [
    ["ana", 999, true],
    ["ana", 1001, false],
    ["rui", 999, false],
    [null, 999, false],
  ] as const) {
    noteImports({ username: "ana", until: 1000, entities: ["ticket"] });
    eraseOldImports(username, now);
    expect([username, now, mayHaveImport("ticket")]).toEqual([username, now, isKept]);
  }
  expect(deleteDatabase.mock.calls).toEqual([["imports"], ["imports"], ["imports"]]);
});
