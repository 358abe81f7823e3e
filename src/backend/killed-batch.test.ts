import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, readRows } from "./database/database.ts";
import { openEmbedded } from "./database/open-embedded.ts";
import { signInAt, startProcess } from "./testing/backend-process.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "entity-console-batch-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const count = async ({ db }: Database, table: string) => {
  const [found] = await readRows<{ rows: number }>(db, sql`select count(*)::int as rows from ${sql.identifier(table)}`);
  return found?.rows ?? 0;
};

test("case 191: of a batch that a kill ends between two pieces, nothing is there after the next start", async () => {
  const env = {
    DATA_DIR: folder,
    DATA_DURABILITY: "full",
    AUTH_SECRET: "a secret for tests, long enough to be one",
  };
  const killed = await startProcess(env);
  const headers = { authorization: `Bearer ${await signInAt(killed.url)}`, "content-type": "application/json" };
  const list = async (url: string) => {
    const answer = await fetch(`${url}/api/tickets?pageSize=1&count=exact`, { headers });
    return ((await answer.json()) as { readonly total: number }).total;
  };
  const print = (url: string) =>
    fetch(`${url}/api/tickets/print`, {
      method: "POST",
      headers: { ...headers, "idempotency-key": "killed" },
      body: JSON.stringify({ quantity: 20_000, value: 1 }),
    });
  const before = await list(killed.url);
  const printing = print(killed.url).catch(() => null);
  // Each answer comes after a piece, and before the next.
  for (let looks = 0; looks < 10; looks += 1) {
    expect(await list(killed.url)).toBe(before);
  }
  killed.process.kill("SIGKILL");
  expect(await printing).toBeNull();
  await killed.ended;

  const left = await openEmbedded(join(folder, "database"));
  expect(await count(left, "unpublished_batches")).toBe(1);
  expect(await count(left, "tickets")).toBeGreaterThan(before);
  await left.close();

  const backend = await startProcess(env);
  try {
    expect(await list(backend.url)).toBe(before);
    const again = await print(backend.url);
    expect([again.status, again.headers.get("idempotency-replayed")]).toEqual([201, null]);
    expect(((await again.json()) as { readonly total: number }).total).toBe(20_000);
    expect(await list(backend.url)).toBe(before + 20_000);
  } finally {
    backend.process.kill("SIGTERM");
    await backend.ended;
  }
  const whole = await openEmbedded(join(folder, "database"));
  expect([await count(whole, "tickets"), await count(whole, "unpublished_batches")]).toEqual([before + 20_000, 0]);
  await whole.close();
}, 300_000);
