import { createApiKey, listApiKeys, removeApiKey } from "../auth/api-keys.ts";
import { isStaffName } from "../auth/staff-names.ts";
import { findStaffUser } from "../auth/staff-users.ts";
import { StartError } from "../config/start-error.ts";
import type { Db } from "../database/database.ts";
import { recordCommand } from "../writes/record-command.ts";
import { parseWords, toColumns } from "./command-words.ts";
import type { CommandContext } from "./with-database.ts";

const USAGE = `keys list
keys add <name> --scope <scope>[,<scope>] [--days <number>]
keys remove <name>`;
const DAY_MS = 24 * 3_600_000;

/** `keys`: API keys of the product's own services, each for the calls that its scopes name. */
export async function runKeysCommand(words: readonly string[], { db, product, print }: CommandContext): Promise<void> {
  const { plain, options } = parseWords(words, ["scope", "days"]);
  const [action, name, ...rest] = plain;
  if (action === "list" && name === undefined) {
    const rows = (await listApiKeys(db)).map((key) => [
      key.name,
      key.scopes,
      key.createdAt.toISOString(),
      key.expiresAt?.toISOString() ?? "never",
    ]);
    toColumns([["NAME", "SCOPES", "MADE", "EXPIRES"], ...rows]).forEach(print);
  } else if (action === "add" && name !== undefined && rest.length === 0) {
    const scopes = toScopes(options["scope"], product.scopes ?? []);
    await refuseName(db, name);
    if ((await listApiKeys(db)).some((key) => key.name === name)) {
      throw new StartError(`There is a key ${name} already.`);
    }
    const expiresAt = toExpiry(options["days"]);
    const key = await db.transaction(async (tx) => {
      await recordCommand(tx, { action: "addApiKey", title: name, after: { scopes } });
      return await createApiKey(tx, { name, scopes, expiresAt });
    });
    print("This is the key, told this once. It is sent as `Authorization: Bearer <key>`:");
    print(key);
  } else if (action === "remove" && name !== undefined && rest.length === 0) {
    await db.transaction(async (tx) => {
      if (!(await removeApiKey(tx, name))) {
        throw new StartError(`There is no key ${name}.`);
      }
      await recordCommand(tx, { action: "removeApiKey", title: name });
    });
    print(`${name} is refused from now on.`);
  } else {
    throw new StartError(`Not understood: keys ${words.join(" ")}\n\n${USAGE}`);
  }
}

/** The audit trail says of what a key did that somebody of that name did it. */
async function refuseName(db: Db, name: string): Promise<void> {
  if (!isStaffName(name) || /^\s|\s$|\p{Control}/u.test(name)) {
    throw new StartError("The name must have 1 to 120 characters, no control character and no space at either end.");
  }
  if ((await findStaffUser(db, name)) !== null) {
    throw new StartError(
      `${name} signs in to the console: what the key does would look as done by them. Name it otherwise.`,
    );
  }
}

/** A key for what no route is for would be refused everywhere, and nobody would know why. */
function toScopes(text = "", known: readonly string[]): readonly string[] {
  const scopes = text.split(",").map((scope) => scope.trim());
  const whatThereIs = known.length === 0 ? "there are no calls for keys" : `there are: ${known.join(", ")}`;
  if (scopes.some((scope) => scope === "")) {
    throw new StartError(`--scope: names what the key is for, with commas between; ${whatThereIs}`);
  }
  const unknown = scopes.find((scope) => !known.includes(scope));
  if (unknown !== undefined) {
    throw new StartError(`--scope: no call is for ${JSON.stringify(unknown)}; ${whatThereIs}`);
  }
  const repeated = scopes.find((scope, index) => scopes.indexOf(scope) < index);
  if (repeated !== undefined) {
    throw new StartError(`--scope: ${repeated} is named twice`);
  }
  return scopes;
}

function toExpiry(days: string | undefined): Date | null {
  if (days !== undefined && !/^[1-9]\d{0,4}$/.test(days)) {
    throw new StartError(`--days: ${JSON.stringify(days)} is no number of days from 1 to 99999`);
  }
  return days === undefined ? null : new Date(Date.now() + Number(days) * DAY_MS);
}
