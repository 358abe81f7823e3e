import { API_KEY_DEFAULTS, API_KEY_LIMITS, type ApiKeyRow } from "../../contract/api-keys.ts";
import { commandActor } from "../../contract/audit.ts";
import {
  createApiKey,
  findApiKey,
  listApiKeys,
  noticeCreator,
  readApiKeyRow,
  removeApiKey,
  rotateApiKey,
  toAuditedKey,
} from "../auth/api-keys.ts";
import { isStaffName } from "../auth/staff-names.ts";
import { findStaffUser } from "../auth/staff-users.ts";
import { StartError } from "../config/start-error.ts";
import type { Db } from "../database/database.ts";
import type { BackendProduct } from "../product.ts";
import { recordCommand } from "../writes/record-command.ts";
import { parseArguments, rejectOptions, toColumns, unknownArguments } from "./command-arguments.ts";
import type { CommandContext } from "./with-database.ts";

const USAGE = [
  "keys list",
  "keys add <name> --scope <scope>[,<scope>] [--days <number>]",
  "keys rotate <name> [--days <number>] [--overlap-hours <number>]",
  "keys remove <name>",
];
const DAY_MS = 24 * 3_600_000;

interface NewKey {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly expiresAt: Date;
}

type KeysAction =
  | { readonly action: "list" }
  | { readonly action: "add"; readonly key: NewKey }
  | { readonly action: "rotate"; readonly name: string; readonly expiresAt: Date; readonly overlapHours: number }
  | { readonly action: "remove"; readonly name: string };

/** Parses the arguments of `keys`. Throws a `StartError` if they are invalid. */
export function readKeysArguments(words: readonly string[], { scopes: known = [] }: BackendProduct): KeysAction {
  const parsed = parseArguments(words, ["scope", "days", "overlap-hours"]);
  const [action, name, ...rest] = parsed.plain;
  const { scope, days, "overlap-hours": hours } = parsed.options;
  if (action === "rotate" && name !== undefined && rest.length === 0 && scope === undefined) {
    const overlapHours = toNumber("--overlap-hours", hours, [
      API_KEY_DEFAULTS.overlapHours,
      0,
      API_KEY_LIMITS.overlapHours,
    ]);
    return { action, name, expiresAt: toExpiry(days), overlapHours };
  }
  if (action === "add" && name !== undefined && rest.length === 0 && hours === undefined) {
    const scopes = toScopes(scope, known);
    checkName(name);
    return { action, key: { name, scopes, expiresAt: toExpiry(days) } };
  }
  const isRemove = action === "remove" && name !== undefined && rest.length === 0;
  if (!(isRemove || (action === "list" && name === undefined))) {
    throw unknownArguments(["keys", ...words], USAGE);
  }
  rejectOptions("keys add and keys rotate", parsed);
  return isRemove ? { action: "remove", name } : { action: "list" };
}

/** `keys`: API keys of the product's services, with scopes. */
export async function runKeysCommand(words: readonly string[], context: CommandContext): Promise<void> {
  const given = readKeysArguments(words, context.product);
  const { db, print } = context;
  switch (given.action) {
    case "list": {
      const rows = (await listApiKeys(db)).map((key) => [
        key.name,
        key.scopes,
        key.createdAt.toISOString(),
        key.expiresAt?.toISOString() ?? "never",
        key.lastUsedAt?.toISOString() ?? "never",
        key.creator ?? commandActor,
      ]);
      return toColumns([["NAME", "SCOPES", "MADE", "EXPIRES", "LAST USED", "MADE BY"], ...rows]).forEach(print);
    }
    case "add":
      return await addKey(context, given.key);
    case "rotate":
      return await rotateKey(context, given);
    default:
      await db.transaction(async (tx) => {
        const before = await requireKey(tx, given.name);
        const { id: recordId, name: title } = before;
        await noticeCreator(tx, toNoticeContext(context), { id: recordId, kind: "apiKeyRemoved", request: null });
        await removeApiKey(tx, recordId);
        await recordCommand(tx, { action: "removeApiKey", recordId, title, before: toAuditedKey(before) });
      });
      return print(`${given.name} is removed.`);
  }
}

const toNoticeContext = ({ mail = null }: CommandContext) => ({ config: { mail } });

/** The key of a name. Throws a `StartError` if there is none. */
async function requireKey(tx: Db, name: string): Promise<ApiKeyRow> {
  const found = await findApiKey(tx, name);
  const key = found === null ? null : await readApiKeyRow(tx, found.id);
  if (key === null) {
    throw new StartError(`There is no key ${name}.`);
  }
  return key;
}

async function addKey({ db, print }: CommandContext, { name, scopes, expiresAt }: NewKey): Promise<void> {
  await rejectName(db, name);
  if ((await findApiKey(db, name)) !== null) {
    throw new StartError(`There is a key ${name} already.`);
  }
  const { secret } = await db.transaction(async (tx) => {
    const created = await createApiKey(tx, { name, scopes, expiresAt });
    const after = toAuditedKey(await requireKey(tx, name));
    await recordCommand(tx, { action: "addApiKey", recordId: created.id, title: name, after });
    return created;
  });
  printKey(print, secret);
}

async function rotateKey(
  context: CommandContext,
  { name, overlapHours, expiresAt }: Extract<KeysAction, { action: "rotate" }>,
): Promise<void> {
  const { db, print } = context;
  const secret = await db.transaction(async (tx) => {
    const before = await requireKey(tx, name);
    const { id, name: title } = before;
    const rotated = await rotateApiKey(tx, { id, overlapHours, expiresAt });
    if (rotated === null) {
      throw new StartError(`There is no key ${name}.`);
    }
    await noticeCreator(tx, toNoticeContext(context), { id, kind: "apiKeyRotated", request: null });
    await recordCommand(tx, {
      action: "rotateApiKey",
      recordId: id,
      title,
      before: toAuditedKey(before),
      after: { ...toAuditedKey(await requireKey(tx, name)), overlapHours },
    });
    return rotated;
  });
  printKey(print, secret);
  print(`The key before stays valid for ${overlapHours} hours, unless it expires earlier.`);
}

function printKey(print: CommandContext["print"], key: string): void {
  print("This is the key, shown only once. It is sent as `Authorization: Bearer <key>`:");
  print(key);
}

function checkName(name: string): void {
  if (!isStaffName(name) || /^\s|\s$|\p{Control}/u.test(name)) {
    throw new StartError("The name must have 1 to 120 characters, no control character and no space at either end.");
  }
}

/** Audit entries show the key's name, so it must not be the name of a staff user. */
async function rejectName(db: Db, name: string): Promise<void> {
  if ((await findStaffUser(db, name)) !== null) {
    throw new StartError(`${name} is a staff user, so audit entries would be ambiguous. Choose another name.`);
  }
}

/** Rejects a scope without routes: such a key would be rejected everywhere. */
function toScopes(text = "", known: readonly string[]): readonly string[] {
  const scopes = text.split(",").map((scope) => scope.trim());
  const knownScopes = known.length === 0 ? "there are no calls for keys" : `there are: ${known.join(", ")}`;
  if (scopes.some((scope) => scope === "")) {
    throw new StartError(`--scope: list the scopes of the key, separated by commas; ${knownScopes}`);
  }
  const unknown = scopes.find((scope) => !known.includes(scope));
  if (unknown !== undefined) {
    throw new StartError(`--scope: no call has the scope ${JSON.stringify(unknown)}; ${knownScopes}`);
  }
  const repeated = scopes.find((scope, index) => scopes.indexOf(scope) < index);
  if (repeated !== undefined) {
    throw new StartError(`--scope: ${repeated} is named twice`);
  }
  return scopes;
}

function toExpiry(days: string | undefined): Date {
  return new Date(Date.now() + toNumber("--days", days, [API_KEY_DEFAULTS.days, 1, API_KEY_LIMITS.days]) * DAY_MS);
}

function toNumber(
  option: string,
  text: string | undefined,
  [fallback, least, most]: readonly [number, number, number],
): number {
  const value = text === undefined ? fallback : /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most)) {
    throw new StartError(
      `${option}: ${JSON.stringify(text)} is not a number of ${option === "--days" ? "days" : "hours"} from ${least} to ${most}`,
    );
  }
  return value;
}
