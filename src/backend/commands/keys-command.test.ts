import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { buildServer } from "../app.ts";
import { type ApiKey, readApiKey } from "../auth/api-keys.ts";
import { demoCredentials } from "../config/demo-credentials.ts";
import { apiKeys, auditEntries } from "../database/own-tables.ts";
import { forSuite } from "../testing/for-suite.ts";
import { startTestBackend } from "../testing/test-backend.ts";
import { testProduct } from "../testing/test-product.ts";
import { runKeysCommand } from "./keys-command.ts";

const product = { ...testProduct, scopes: ["lending", "reporting"] };
const backend = forSuite(() => startTestBackend("embedded"));

async function run(...words: string[]): Promise<string> {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  await runKeysCommand(words, { db: backend.context.db, product, print, consoleUrl: "" });
  return lines.join("\n");
}

test("a key is shown once, when it is created; the list has names, scopes and expiry", async () => {
  const [, key = ""] = (await run("add", "Loja 'A'", "--scope", "lending,reporting", "--days", "30")).split("\n");
  expect(key).toMatch(/^key_/);
  const listed = await run("list");
  expect(listed).toMatch(/^NAME .*\nLoja 'A' +lending reporting +\S+ +\S+ +never +command line$/);
  expect(listed).not.toContain(key.slice(41));
  await run("remove", "Loja 'A'");
  expect(await run("list")).not.toContain("Loja");
});

test.each(["", " ", " loja", "loja\n", "lo\u0000ja", "x".repeat(121), demoCredentials.username])(
  "the name %j is rejected, because audit entries would be ambiguous",
  async (name) => {
    await expect(run("add", name, "--scope", "lending")).rejects.toThrow(/The name must have|is a staff user/);
  },
);

test.each([
  [["add", "loja"], "--scope"],
  [["add", "loja", "--scope", ""], "--scope"],
  [["add", "loja", "--scope", "lending,,reporting"], "separated by commas; there are: lending, reporting"],
  [["add", "loja", "--scope", "lend"], 'no call has the scope "lend"; there are: lending, reporting'],
  [["add", "loja", "--scope", "lending reporting"], 'no call has the scope "lending reporting"'],
  [["add", "loja", "--scope", "Lending"], 'no call has the scope "Lending"'],
  [["add", "loja", "--scope", "lending,reporting,lending"], "lending is named twice"],
  [["add", "loja", "--scope", "lending", "--for", "ever"], "--for"],
  [["add", "loja", "mais", "--scope", "lending"], "Not understood"],
  [["remove", "nenhuma"], "There is no key nenhuma"],
  [["show"], "keys remove <name>"],
])("%j is rejected, and creates no key", async (words, reason) => {
  await expect(run(...words)).rejects.toThrow(reason);
  expect(await run("list")).not.toContain("loja");
});

test("a product without scopes gets a message that explains it", async () => {
  const words = ["add", "loja", "--scope", "lending"];
  const asked = runKeysCommand(words, {
    db: backend.context.db,
    product: testProduct,
    print: () => {},
    consoleUrl: "",
  });
  await expect(asked).rejects.toThrow("there are no calls for keys");
});

test("a route with a scope that is not in the product's list prevents the start", async () => {
  const routes = (app: FastifyInstance) => void app.post("/lend", { config: { scope: "lend" } }, async () => ({}));
  await expect(buildServer({ ...product, routes }, backend.context)).rejects.toThrow(
    'POST /api/lend has the scope "lend", which is not among the product\'s "scopes"',
  );
});

test.each(["0", "-1", "1.5", "100000", "2020-01-01", ""])("a key for %j days is rejected", async (days) => {
  const words = ["add", "loja", "--scope", "lending", `--days=${days}`];
  await expect(run(...words)).rejects.toThrow(`"${days}" is not a number of days from 1 to 730`);
  expect(await run("list")).not.toContain("loja");
});

const keyIn = (text: string) => text.split("\n").find((line) => line.startsWith("key_")) ?? "";
const rowOf = async (name: string) =>
  (await backend.context.db.select().from(apiKeys).where(eq(apiKeys.name, name)))[0] as ApiKey;
const DAY_MS = 86_400_000;

test("without --days a key ends after 365 days", async () => {
  await run("add", "anual", "--scope", "lending");
  const { expiresAt } = await rowOf("anual");
  expect(Math.round(((expiresAt?.getTime() ?? 0) - Date.now()) / DAY_MS)).toBe(365);
});

test("the key before a rotation ends no later than it would have ended", async () => {
  const { db } = backend.context;
  const before = keyIn(await run("add", "velha", "--scope", "lending"));
  await db
    .update(apiKeys)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(apiKeys.name, "velha"));
  const after = keyIn(await run("rotate", "velha"));
  expect([await readApiKey(db, before), (await readApiKey(db, after))?.name]).toEqual([null, "velha"]);
});

test("the last use is stored at most once a minute, and listed", async () => {
  const { db } = backend.context;
  const key = keyIn(await run("add", "usada", "--scope", "lending"));
  await readApiKey(db, key);
  const first = (await rowOf("usada")).lastUsedAt;
  expect(await run("list")).toContain(first?.toISOString());
  await readApiKey(db, key);
  expect((await rowOf("usada")).lastUsedAt).toEqual(first);
  const old = new Date(Date.now() - 61_000);
  await db.update(apiKeys).set({ lastUsedAt: old }).where(eq(apiKeys.name, "usada"));
  await readApiKey(db, key);
  expect((await rowOf("usada")).lastUsedAt?.getTime()).toBeGreaterThan(old.getTime());
});

test("the commands record in the audit trail what the calls record: the key's id, name, scopes and ends", async () => {
  const { db } = backend.context;
  await run("add", "igual", "--scope", "lending", "--days", "30");
  const { id, expiresAt: first } = await rowOf("igual");
  await run("rotate", "IGUAL", "--overlap-hours", "2", "--days", "10");
  const { expiresAt: second, formerUntil } = await rowOf("igual");
  await run("remove", "igual");
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.recordId, id)).orderBy(auditEntries.at);
  const ends = [first, second].map((end) => end?.toISOString());
  const days = [first, second, formerUntil].map((end) => ((end?.getTime() ?? 0) - Date.now()) / DAY_MS);
  expect(days.map((day) => day.toFixed(1))).toEqual(["30.0", "10.0", "0.1"]);
  const key = { name: "igual", scopes: ["lending"] };
  expect(entries.map(({ action, title, before, after }) => ({ action, title, before, after }))).toEqual([
    { action: "addApiKey", title: "igual", before: null, after: { ...key, expiresAt: ends[0] } },
    {
      action: "rotateApiKey",
      title: "igual",
      before: { expiresAt: ends[0] },
      after: { expiresAt: ends[1], overlapHours: 2 },
    },
    { action: "removeApiKey", title: "igual", before: { ...key, expiresAt: ends[1] }, after: null },
  ]);
});

test.each([
  [["rotate", "nenhuma"], "There is no key nenhuma"],
  [["rotate", "nenhuma", "--overlap-hours", "721"], "is not a number of hours from 0 to 720"],
  [["rotate", "nenhuma", "--scope", "lending"], "--scope"],
])("%j is rejected", async (words, reason) => {
  await expect(run(...words)).rejects.toThrow(reason);
});

test("a second key with the same name is rejected", async () => {
  await run("add", "dupla", "--scope", "lending");
  await expect(run("add", "dupla", "--scope", "lending")).rejects.toThrow("There is a key dupla already");
});
