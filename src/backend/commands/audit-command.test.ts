import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { forSuite } from "../testing/for-suite.ts";
import { startTestBackend } from "../testing/test-backend.ts";
import { testProduct } from "../testing/test-product.ts";
import { sealEntries } from "../writes/audit-chain.ts";
import { readAuditArguments, runAuditCommand } from "./audit-command.ts";

const backend = forSuite(() => startTestBackend("embedded"));

async function run(words: readonly string[]): Promise<readonly string[]> {
  const lines: string[] = [];
  const { db } = backend.context;
  await runAuditCommand(words, { db, product: testProduct, print: (line) => void lines.push(line), consoleUrl: "" });
  return lines;
}

beforeAll(async () => {
  await backend.signIn();
  await sealEntries(backend.context.db, 1_000);
});

test("audit verify prints the head of the chain, which a later check finds", async () => {
  const lines = await run(["verify"]);
  expect(lines[0]).toMatch(/^\d+ entries of the audit trail are as they were written\.$/);
  const head = lines.at(-1)?.replace("Head: ", "") ?? "";
  expect(head).toMatch(/^\d+:[0-9a-f]{64}$/);
  expect(await run(["verify", "--head", head])).toEqual(lines);
});

test("audit verify fails for a changed entry, and names it", async () => {
  const { db } = backend.context;
  await db.execute(sql`alter table audit_entries disable trigger user`);
  await db.execute(sql`update audit_entries set username = 'somebody.else'`);
  await db.execute(sql`alter table audit_entries enable trigger user`);
  await expect(run(["verify"])).rejects.toThrow(/^The audit trail was changed: \d+ problem/);
});

test.each([[[]], [["check"]], [["verify", "now"]], [["verify", "--head", "5"]]])("audit %j is rejected", (words) => {
  expect(() => readAuditArguments(words)).toThrow(/Not understood|is not a head/);
});
