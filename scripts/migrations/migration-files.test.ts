import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { findProduct } from "../../generator/places/product-places.ts";
import {
  alteredMigrations,
  hashMigrations,
  isUpToDate,
  migrationPlace,
  readSnapshot,
  SnapshotError,
} from "./migration-files.ts";
import { writeMigrations } from "./write-migrations.ts";

const place = migrationPlace(findProduct("testing/fixture"));

test("the committed snapshot matches the committed tables and migrations", () => {
  expect(alteredMigrations(place, readSnapshot(place))).toEqual([]);
  expect(isUpToDate(place, readSnapshot(place), false)).toBe(true);
});

test("tables from other sources are not up to date", () => {
  expect(isUpToDate(place, { ...readSnapshot(place), sources: "others" }, true)).toBe(false);
});

test("an unrecorded migration passes a check but not a generate", () => {
  const [first, ...rest] = Object.entries(hashMigrations(place));
  expect(first).toBeDefined();
  const stored = { ...readSnapshot(place), migrations: Object.fromEntries(rest) };
  expect(isUpToDate(place, stored, true)).toBe(true);
  expect(isUpToDate(place, stored, false)).toBe(false);
});

test("reports a migration that was changed or deleted", () => {
  const [first = ""] = Object.keys(hashMigrations(place));
  const known = { ...hashMigrations(place), [first]: "other", "9999_gone.sql": "x" };
  expect(alteredMigrations(place, { migrations: known })).toEqual([first, "9999_gone.sql"]);
});

test("a product without migrations has none, and tables of its own only if the file exists", () => {
  const none = migrationPlace({
    ...findProduct("testing/fixture"),
    migrations: "/there/is/none",
    ownTables: "/there/is/none.ts",
  });
  expect(readSnapshot(none)).toEqual({ sources: "", tables: {} });
  expect(hashMigrations(none)).toEqual({});
  expect(none.sources).toHaveLength(2);
});

describe("a damaged snapshot", () => {
  const whole = readFileSync(place.snapshotFile, "utf8");
  const folder = mkdtempSync(path.join(tmpdir(), "snapshot-"));
  const other = { ...place, snapshotFile: path.join(folder, "snapshot.json") };
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each([
    ["cut short", whole.slice(0, whole.length / 2), "is cut short, or no snapshot at all"],
    ["empty", "", "is cut short, or no snapshot at all"],
    ["with the signs of a merge", `<<<<<<< HEAD\n${whole}`, "is cut short, or no snapshot at all"],
    ["of another shape", '{ "sources": "", "tables": { "books": {} } }', "is cut short, or no snapshot at all"],
    ["a list", "[]", "is cut short, or no snapshot at all"],
    ["edited", whole.replace('"notNull": true', '"notNull": false'), "was edited"],
  ])("case 164: %s is reported with the way to restore it", (_, text, words) => {
    writeFileSync(other.snapshotFile, text);
    expect(() => readSnapshot(other)).toThrow(SnapshotError);
    expect(() => readSnapshot(other)).toThrow(words);
    expect(() => readSnapshot(other)).toThrow(/Bring it back: git checkout -- .*snapshot\.json/);
  });

  test("case 164: no entry of a damaged list of migrations deletes or writes a file", async () => {
    const victim = path.join(folder, "x");
    writeFileSync(victim, "kept");
    const named = { ...JSON.parse(whole), migrations: { "../x": "0", "../../etc/x": "0" } };
    const migrations = path.join(folder, "migrations");
    mkdirSync(migrations);
    writeFileSync(path.join(migrations, "snapshot.json"), JSON.stringify(named));
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(await writeMigrations({ ...findProduct("testing/fixture"), migrations }, {})).toBe(1);
    expect(said.mock.calls.join("\n")).toContain("is missing or was changed");
    expect(readFileSync(victim, "utf8")).toBe("kept");
    expect(readdirSync(migrations)).toEqual(["snapshot.json"]);
  });
});

test("own tables that cannot be read are reported with the reason, and no file is written", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "own-tables-"));
  const ownTables = path.join(folder, "own-tables.ts");
  writeFileSync(ownTables, 'export { shelves } from "./gone.ts";\n');
  const migrations = path.join(folder, "migrations");
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(await writeMigrations({ ...findProduct("testing/fixture"), migrations, ownTables }, {})).toBe(1);
  expect(said.mock.calls.join("\n")).toMatch(/own-tables\.ts cannot be read.*\n {2}.*gone\.ts.*\n.*correct the file/);
  expect(existsSync(migrations)).toBe(false);
  rmSync(folder, { recursive: true });
});
