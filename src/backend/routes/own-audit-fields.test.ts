import { isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import type { CreatedApiKey } from "../../contract/api-keys.ts";
import { ownAuditedActions, ownAuditedFields } from "../../contract/audit.ts";
import { runKeysCommand } from "../commands/keys-command.ts";
import { runPersonCommand } from "../commands/person-command.ts";
import { runUsersCommand } from "../commands/users-command.ts";
import { auditEntries } from "../database/own-tables.ts";
import type { BackendProduct } from "../product.ts";
import { createFactorUsers } from "../testing/factor-users.ts";
import { openBackend } from "../testing/for-suite.ts";
import { testProduct } from "../testing/test-product.ts";

const product: BackendProduct = { ...testProduct, scopes: ["lending"] };
const expiresAt = () => new Date(Date.now() + 86_400_000).toISOString();
const { backend } = openBackend("embedded", {}, product);

const send = (token: string, call: `${"DELETE" | "POST" | "PUT"} /${string}`, body?: object) => {
  const [method, url] = call.split(" ") as ["DELETE" | "POST" | "PUT", string];
  return backend.as(token, { method, url: `/api${url}`, ...(body === undefined ? {} : { body }) });
};

async function changeStaff(): Promise<void> {
  const users = createFactorUsers(backend);
  const { id, token, factor } = await users.enrolled(backend.admin);
  await send(token, `PUT /factors/${factor.id}`, { name: "Celular" });
  await send(token, `DELETE /factors/${factor.id}`);
  await send(token, "DELETE /sessions");
  await backend.signIn("rita1@example.com", "errada");
  await send(backend.admin, `PUT /staff/${id}`, { name: "Rita Lobo", role: "reader", disabled: true });
  await send(backend.admin, `DELETE /staff/${id}/factors`);
  await send(backend.admin, `DELETE /staff/${id}/sessions`);
  await send(backend.admin, `POST /staff/${id}/reset`);
}

async function changeKeys(): Promise<void> {
  const given = { name: "loja", scopes: ["lending"], expiresAt: expiresAt() };
  const { key } = (await send(backend.admin, "POST /staff-api-keys", given)).json<CreatedApiKey>();
  const rotation = { expiresAt: expiresAt(), overlapHours: 4 };
  await send(backend.admin, `POST /staff-api-keys/${key.id}/rotate`, rotation);
  await send(backend.admin, `DELETE /staff-api-keys/${key.id}`);
}

async function runCommands(): Promise<void> {
  const name = "ines@example.com";
  const context = { db: backend.context.db, product, print: () => undefined, consoleUrl: "" };
  await runKeysCommand(["add", "caixa", "--scope", "lending"], context);
  await runKeysCommand(["rotate", "caixa"], context);
  await runKeysCommand(["remove", "caixa"], context);
  await runUsersCommand(["add", name, "--role", "reader"], context);
  await runUsersCommand(["reset-password", name], context);
  await runUsersCommand(["reset-factors", name], context);
  await runUsersCommand(["disable", name], context);
  await runPersonCommand(["erase", name], context);
}

test("entries that belong to no entity have only the actions and fields that the contract lists, and all of its fields", async () => {
  await changeStaff();
  await changeKeys();
  await runCommands();
  const rows = await backend.context.db.select().from(auditEntries).where(isNull(auditEntries.entity));
  const actions = new Set(rows.map(({ action }) => action));
  const known: readonly string[] = ownAuditedActions;
  expect([...actions].filter((action) => !known.includes(action))).toEqual([]);
  expect([...actions]).toEqual(
    expect.arrayContaining(["addApiKey", "changeFactors", "changeStaffUser", "erasePerson"]),
  );
  const fields = rows.flatMap(({ before, after }) => [...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  // The console shows neither of these: the entry itself has an id and a time.
  const shown = new Set(fields.filter((name) => name !== "id" && name !== "createdAt"));
  expect([...shown].sort()).toEqual([...ownAuditedFields].sort());
});
