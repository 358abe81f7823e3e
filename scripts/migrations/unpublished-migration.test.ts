import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findProduct, frameworkRoot, type ProductPaths } from "../../generator/paths/product-paths.ts";
import { testFolder } from "../../testing/temporary-folder.ts";
import { writeMigrations } from "./write-migrations.ts";

let folder: string;
/** Inside the repository, so that the tables find their library. */
let tables: string;

beforeEach(() => {
  folder = testFolder("unpublished-");
  mkdirSync(path.join(frameworkRoot, "node_modules/.cache"), { recursive: true });
  tables = mkdtempSync(path.join(frameworkRoot, "node_modules/.cache/unpublished-"));
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(tables, { recursive: true });
});

/** A product with one table of its own. */
function productWith(table: string): ProductPaths {
  const generated = path.join(tables, table);
  mkdirSync(path.join(generated, "backend"), { recursive: true });
  writeFileSync(
    path.join(generated, "backend/tables.ts"),
    `import { pgTable, text } from "drizzle-orm/pg-core";\nexport const ${table} = pgTable("${table}", { id: text("id").primaryKey() });\n`,
  );
  return {
    ...findProduct("testing/fixture"),
    generated,
    ownTables: path.join(folder, "none.ts"),
    migrations: path.join(folder, "migrations"),
    data: path.join(folder, "data"),
  };
}

function migrations(): readonly string[] {
  return readdirSync(path.join(folder, "migrations")).filter((name) => name.endsWith(".sql"));
}

function git(...args: readonly string[]): void {
  execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@t", ...args], { cwd: folder });
}

test.each(["without git", "in a new repository", "in a repository with commits"])(
  "a first migration that was never shared is rewritten when its table is replaced, %s",
  async (state) => {
    if (state !== "without git") {
      git("init", "-q");
    }
    if (state === "in a repository with commits") {
      git("commit", "-q", "--allow-empty", "-m", "first");
    }
    expect(await writeMigrations(productWith("items"), {})).toBe(0);
    expect(await writeMigrations(productWith("repairs"), {})).toBe(0);
    expect(migrations()).toEqual(["0000_initial.sql"]);
    const text = readFileSync(path.join(folder, "migrations/0000_initial.sql"), "utf8");
    expect(text).toContain('CREATE TABLE "repairs"');
    expect(text).not.toContain("items");
    expect(await writeMigrations(productWith("repairs"), { check: true })).toBe(0);
  },
);

test("a committed first migration stays, and the message is whether the table was renamed", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await writeMigrations(productWith("items"), {});
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "first");
  expect(await writeMigrations(productWith("repairs"), {})).toBe(1);
  expect(said.mock.calls.join("\n")).toContain("was it renamed?");
  expect(readFileSync(path.join(folder, "migrations/0000_initial.sql"), "utf8")).toContain('"items"');
});

test("a first migration of a demo database stays, and the message names the folder to delete", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const product = productWith("items");
  await writeMigrations(product, {});
  mkdirSync(product.data);
  expect(await writeMigrations(productWith("repairs"), {})).toBe(1);
  expect(said.mock.calls.join("\n")).toMatch(/Or delete .*data, the demo database/);
  rmSync(product.data, { recursive: true });
  expect(await writeMigrations(productWith("repairs"), {})).toBe(0);
});

test("a migration for a change by hand is a draft until its first line is deleted", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await writeMigrations(productWith("items"), {});
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "first");
  const product = productWith("repairs");
  expect(await writeMigrations(product, { byHand: true })).toBe(0);
  const [, draft = ""] = migrations();
  const file = path.join(folder, "migrations", draft);
  expect(readFileSync(file, "utf8")).toMatch(/^-- Draft: .*\nDROP TABLE "items" CASCADE;/);
  for (const options of [{ check: true }, {}, { byHand: true }]) {
    expect(await writeMigrations(product, options)).toBe(1);
  }
  expect(said.mock.calls.join("\n")).toContain(`${draft} is a draft. Correct it, and delete its first line.`);
  writeFileSync(file, 'ALTER TABLE "items" RENAME TO "repairs";\n');
  expect(await writeMigrations(product, { check: true })).toBe(0);
  expect(await writeMigrations(product, {})).toBe(0);
  expect(await writeMigrations(product, { check: true })).toBe(0);
  expect(migrations()).toHaveLength(2);
});
