import { expect, test } from "vitest";
import { findProduct } from "../generator/places/product-places.ts";
import { alteredMigrations, hashMigrations, isUpToDate, migrationPlace, readSnapshot } from "./migration-files.ts";

const place = migrationPlace(findProduct("testing/fixture"));

test("the committed snapshot is of the committed tables and migrations", () => {
  expect(alteredMigrations(place, readSnapshot(place))).toEqual([]);
  expect(isUpToDate(place, readSnapshot(place), false)).toBe(true);
});

test("tables of other sources are not up to date", () => {
  expect(isUpToDate(place, { ...readSnapshot(place), sources: "others" }, true)).toBe(false);
});

test("a migration that is not recorded yet passes a check, and not a generate", () => {
  const [first, ...rest] = Object.entries(hashMigrations(place));
  expect(first).toBeDefined();
  const stored = { ...readSnapshot(place), migrations: Object.fromEntries(rest) };
  expect(isUpToDate(place, stored, true)).toBe(true);
  expect(isUpToDate(place, stored, false)).toBe(false);
});

test("a migration that was changed or deleted is named", () => {
  const [first = ""] = Object.keys(hashMigrations(place));
  const known = { ...hashMigrations(place), [first]: "other", "9999_gone.sql": "x" };
  expect(alteredMigrations(place, { migrations: known })).toEqual([first, "9999_gone.sql"]);
});

test("a product without migrations has none, and tables of its own only where it has the file", () => {
  const none = migrationPlace({
    ...findProduct("testing/fixture"),
    migrations: "/there/is/none",
    ownTables: "/there/is/none.ts",
  });
  expect(readSnapshot(none)).toEqual({ sources: "", tables: {} });
  expect(hashMigrations(none)).toEqual({});
  expect(none.sources).toHaveLength(2);
});
