import { isSameText } from "../../contract/text-identity.ts";
import { createApiKey, listApiKeys, removeApiKey } from "../auth/api-keys.ts";
import { isStaffName } from "../auth/staff-names.ts";
import { findStaffUser } from "../auth/staff-users.ts";
import { StartError } from "../config/start-error.ts";
import type { Db } from "../database/database.ts";
import type { BackendProduct } from "../product.ts";
import { recordCommand } from "../writes/record-command.ts";
import { parseArguments, rejectOptions, toColumns, unknownArguments } from "./command-arguments.ts";
import type { CommandContext } from "./with-database.ts";

const USAGE = ["keys list", "keys add <name> --scope <scope>[,<scope>] [--days <number>]", "keys remove <name>"];
const DAY_MS = 24 * 3_600_000;

interface NewKey {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly expiresAt: Date | null;
}

type KeysAction =
  | { readonly action: "list" }
  | { readonly action: "add"; readonly key: NewKey }
  | { readonly action: "remove"; readonly name: string };

/** Parses the arguments of `keys`. Throws a `StartError` if they are invalid. */
export function readKeysArguments(words: readonly string[], { scopes: known = [] }: BackendProduct): KeysAction {
  const parsed = parseArguments(words, ["scope", "days"]);
  const [action, name, ...rest] = parsed.plain;
  if (action === "add" && name !== undefined && rest.length === 0) {
    const { scope, days } = parsed.options;
    const scopes = toScopes(scope, known);
    checkName(name);
    return { action, key: { name, scopes, expiresAt: toExpiry(days) } };
  }
  const isRemove = action === "remove" && name !== undefined && rest.length === 0;
  if (!(isRemove || (action === "list" && name === undefined))) {
    throw unknownArguments(["keys", ...words], USAGE);
  }
  rejectOptions("keys add", parsed);
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
      ]);
      return toColumns([["NAME", "SCOPES", "MADE", "EXPIRES"], ...rows]).forEach(print);
    }
    case "add":
      return await addKey(context, given.key);
    default:
      await db.transaction(async (tx) => {
        if (!(await removeApiKey(tx, given.name))) {
          throw new StartError(`There is no key ${given.name}.`);
        }
        await recordCommand(tx, { action: "removeApiKey", title: given.name });
      });
      return print(`${given.name} is removed.`);
  }
}

async function addKey({ db, print }: CommandContext, { name, scopes, expiresAt }: NewKey): Promise<void> {
  await rejectName(db, name);
  if ((await listApiKeys(db)).some((key) => isSameText(key.name, name))) {
    throw new StartError(`There is a key ${name} already.`);
  }
  const key = await db.transaction(async (tx) => {
    await recordCommand(tx, { action: "addApiKey", title: name, after: { scopes } });
    return await createApiKey(tx, { name, scopes, expiresAt });
  });
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

function toExpiry(days: string | undefined): Date | null {
  if (days !== undefined && !/^[1-9]\d{0,4}$/.test(days)) {
    throw new StartError(`--days: ${JSON.stringify(days)} is not a number of days from 1 to 99999`);
  }
  return days === undefined ? null : new Date(Date.now() + Number(days) * DAY_MS);
}
