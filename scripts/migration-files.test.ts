import { expect, test } from "vitest";
import { alteredMigrations, hashMigrations, isUpToDate, readSnapshot } from "./migration-files.js";

test("the committed snapshot is of the committed tables and migrations", () => {
  expect(alteredMigrations(readSnapshot())).toEqual([]);
  expect(isUpToDate(readSnapshot(), false)).toBe(true);
});

test("tables of other sources are not up to date", () => {
  expect(isUpToDate({ ...readSnapshot(), sources: "others" }, true)).toBe(false);
});

test("a migration that is not recorded yet passes a check, and not a generate", () => {
  const [first, ...rest] = Object.entries(hashMigrations());
  expect(first).toBeDefined();
  const stored = { ...readSnapshot(), migrations: Object.fromEntries(rest) };
  expect(isUpToDate(stored, true)).toBe(true);
  expect(isUpToDate(stored, false)).toBe(false);
});

test("a migration that was changed or deleted is named", () => {
  const [first = ""] = Object.keys(hashMigrations());
  expect(alteredMigrations({ migrations: { ...hashMigrations(), [first]: "other", "9999_gone.sql": "x" } })).toEqual([
    first,
    "9999_gone.sql",
  ]);
});
