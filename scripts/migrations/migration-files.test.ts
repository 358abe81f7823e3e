import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { findProduct, frameworkRoot } from "../../generator/paths/product-paths.ts";
import { frameworkTables } from "../../src/contract/framework-tables.ts";
import { testFolder } from "../../testing/temporary-folder.ts";
import {
  alteredMigrations,
  frameworkPaths,
  hashMigrations,
  isUpToDate,
  migrationPaths,
  readSnapshot,
  SnapshotError,
} from "./migration-files.ts";
import { writeMigrations } from "./write-migrations.ts";

const place = migrationPaths(findProduct("testing/fixture"));

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
  const none = migrationPaths({
    ...findProduct("testing/fixture"),
    migrations: "/there/is/none",
    ownTables: "/there/is/none.ts",
  });
  expect(readSnapshot(none)).toEqual({ sources: "", tables: {} });
  expect(hashMigrations(none)).toEqual({});
  expect(none.sources).toHaveLength(1);
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
  const folder = testFolder("own-tables-");
  const ownTables = path.join(folder, "own-tables.ts");
  writeFileSync(ownTables, 'export { shelves } from "./gone.ts";\n');
  const migrations = path.join(folder, "migrations");
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(await writeMigrations({ ...findProduct("testing/fixture"), migrations, ownTables }, {})).toBe(1);
  expect(said.mock.calls.join("\n")).toMatch(/own-tables\.ts cannot be read.*\n {2}.*gone\.ts.*\n.*correct the file/);
  expect(existsSync(migrations)).toBe(false);
});

describe("the framework's own tables", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "apart-"));
  mkdirSync(path.join(frameworkRoot, "node_modules/.cache"), { recursive: true });
  /** Inside the repository, so that the tables find their library. */
  const tables = mkdtempSync(path.join(frameworkRoot, "node_modules/.cache/apart-"));
  const migrations = path.join(folder, "migrations");
  const ownTables = path.join(tables, "own-tables.ts");
  const product = { ...findProduct("testing/fixture"), migrations, ownTables };
  const filesIn = () => readdirSync(migrations).filter((name) => name.endsWith(".sql"));
  const said = () => vi.mocked(console.error).mock.calls.join("\n");

  beforeEach(() => {
    vi.spyOn(console, "log").mockImplementation(() => undefined);
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    rmSync(migrations, { recursive: true, force: true });
    rmSync(ownTables, { force: true });
  });
  afterAll(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
    rmSync(tables, { recursive: true });
  });

  test("have migrations of their own, which match them", () => {
    const own = frameworkPaths();
    expect(alteredMigrations(own, readSnapshot(own))).toEqual([]);
    expect(isUpToDate(own, readSnapshot(own), false)).toBe(true);
    const names = Object.values(readSnapshot(own).tables).map(({ name }) => name);
    expect(names.sort()).toEqual([...frameworkTables].sort());
  });

  test("are not in the first migration of a product", async () => {
    expect(await writeMigrations(product, {})).toBe(0);
    expect(filesIn()).toEqual(["0000_initial.sql"]);
    const text = readFileSync(path.join(migrations, "0000_initial.sql"), "utf8");
    expect(text).toContain('CREATE TABLE "books"');
    expect(frameworkTables.filter((name) => text.includes(`"${name}"`))).toEqual([]);
  });

  test("leave the snapshot of an old product without a migration", async () => {
    expect(await writeMigrations(product, {})).toBe(0);
    const snapshotFile = path.join(migrations, "snapshot.json");
    const { digest: _, ...stored } = JSON.parse(readFileSync(snapshotFile, "utf8"));
    const old = { ...stored, sources: "of an earlier version" };
    Object.assign(old.tables, readSnapshot(frameworkPaths()).tables);
    writeFileSync(snapshotFile, JSON.stringify(old));
    expect(await writeMigrations(product, { check: true })).toBe(0);
    expect(await writeMigrations(product, {})).toBe(0);
    expect(filesIn()).toEqual(["0000_initial.sql"]);
    expect(readFileSync(snapshotFile, "utf8")).not.toContain("staff_users");
  });

  test("cannot be changed by a handwritten migration", async () => {
    expect(await writeMigrations(product, {})).toBe(0);
    writeFileSync(path.join(migrations, "0001_staff.sql"), 'ALTER TABLE "staff_users" ADD COLUMN "room" text;\n');
    expect(await writeMigrations(product, { check: true })).toBe(1);
    expect(said()).toContain("0001_staff.sql changes staff_users, a table of the framework.");
  });

  test("cannot be declared by a product", async () => {
    writeFileSync(
      ownTables,
      'import { pgTable, text } from "drizzle-orm/pg-core";\nexport const mine = pgTable("sessions", { id: text("id") });\n',
    );
    expect(await writeMigrations(product, {})).toBe(1);
    expect(said()).toContain("own-tables.ts: the framework uses the table name sessions itself.");
    expect(existsSync(migrations)).toBe(false);
  });
});
