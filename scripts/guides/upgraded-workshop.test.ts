import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runCli } from "../../generator/cli/run-cli.ts";
import { frameworkVersion } from "../../generator/paths/framework-version.ts";
import { frameworkRoot, productPaths } from "../../generator/paths/product-paths.ts";
import { compilerErrors } from "../../generator/upgrade/testing/compiler-errors.ts";
import { readRows } from "../../src/backend/database/database.ts";
import { readFrameworkMigrations } from "../../src/backend/database/migration-files.ts";
import type { BackendProduct } from "../../src/backend/product.ts";
import { describeOnDatabases } from "../../src/backend/testing/on-databases.ts";
import { startTestBackend, type TestBackend } from "../../src/backend/testing/test-backend.ts";
import { openTestDatabase } from "../../src/backend/testing/test-database.ts";
import {
  fillOldDatabase,
  oldRepairs,
  oldUser,
  readOldWorkshop,
  writeOldWorkshop,
} from "../../testing/upgrade/old-workshop.ts";
import { writeMigrations } from "../migrations/write-migrations.ts";

let root: string;
let upgraded: { readonly exit: number; readonly text: string };
/** Exit codes of writing the migrations, and of checking them afterwards. */
const exits: number[] = [];

beforeAll(async () => {
  mkdirSync(path.join(frameworkRoot, ".cache"), { recursive: true });
  root = mkdtempSync(path.join(frameworkRoot, ".cache/workshop-"));
  writeOldWorkshop(root);
  const lines: string[] = [];
  const print = (text: string) => {
    lines.push(text);
  };
  const exit = await runCli(["upgrade", "--force", "--root", root], { out: print, error: print });
  upgraded = { exit, text: lines.join("\n") };
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  for (const check of [false, true]) {
    exits.push(await writeMigrations(productPaths(root), { check }));
  }
}, 60_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("a product of version 0.1.0 is upgraded: each of its files is rewritten, and it compiles", () => {
  expect(upgraded.text).toContain(`Version ${frameworkVersion()}: changed`);
  expect(upgraded.exit).toBe(0);
  expect(compilerErrors(root)).toEqual([]);
});

test("its old migrations stay as they are, and new ones have no table of the framework", () => {
  expect(exits).toEqual([0, 0]);
  const folder = "src/backend/migrations";
  const old = Object.entries(readOldWorkshop()).filter(([file]) => file.startsWith(folder) && file.endsWith(".sql"));
  expect(old.length).toBe(2);
  for (const [file, text] of old) {
    expect(readFileSync(path.join(root, file), "utf8")).toBe(text);
  }
  const added = readdirSync(path.join(root, folder)).filter((file) => /^000[2-9].*\.sql$/.test(file));
  for (const file of added) {
    expect(readFileSync(path.join(root, folder, file), "utf8")).not.toMatch(/staff_users|sessions|audit_entries/);
  }
});

describeOnDatabases("the backend of the upgraded product, on its old %s database", (kind) => {
  let backend: TestBackend;
  let token = "";

  beforeAll(async () => {
    const database = await openTestDatabase(kind);
    await fillOldDatabase(database.db);
    const location = pathToFileURL(path.join(root, "src/backend/product.ts")).href;
    const { backendProduct } = (await import(/* @vite-ignore */ location)) as { backendProduct: BackendProduct };
    backend = await startTestBackend(database, { demo: false }, backendProduct);
    const answer = await backend.signIn(oldUser.username, oldUser.password);
    token = answer.json<{ accessToken: string }>().accessToken;
  });
  afterAll(() => backend.close());

  test("has its staff user, who signs in, and its records", async () => {
    const answer = await backend.as(token, { url: "/api/repairs?sort=title" });
    const titles = answer.json<{ items: readonly { title: string; state: string }[] }>();
    expect(JSON.stringify(titles)).toContain(oldRepairs[0]);
    expect(await readRows(backend.context.db, sql`select title, state from repairs order by title`)).toEqual([
      { title: oldRepairs[0], state: "done" },
      { title: oldRepairs[1], state: "waiting" },
    ]);
  });

  test("has its audit trail and sessions, and writes new records", async () => {
    const { db } = backend.context;
    expect(await readRows(db, sql`select count(*)::int as count from audit_entries where entity is not null`)).toEqual([
      { count: 5 },
    ]);
    const expected = (await readFrameworkMigrations()).map(({ name }) => ({ name }));
    expect(await readRows(db, sql`select name from entity_console_migrations order by name`)).toEqual(expected);
    const body = { name: "Chair", active: true, price: 12 };
    expect((await backend.as(token, { method: "POST", url: "/api/items", body })).statusCode).toBe(201);
  });
});
