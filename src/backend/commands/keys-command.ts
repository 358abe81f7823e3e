import { createApiKey, listApiKeys, removeApiKey } from "../auth/api-keys.ts";
import { StartError } from "../config/start-error.ts";
import { recordCommand } from "../writes/record-command.ts";
import { parseWords, toColumns } from "./command-words.ts";
import type { CommandContext } from "./with-database.ts";

const USAGE = `keys list
keys add <name> --scope <scope>[,<scope>] [--days <number>]
keys remove <name>`;
const DAY_MS = 24 * 3_600_000;

/** `keys`: API keys of the product's own services, each for the calls that its scopes name. */
export async function runKeysCommand(words: readonly string[], { db, print }: CommandContext): Promise<void> {
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
    const scopes = toScopes(options["scope"]);
    if ((await listApiKeys(db)).some((key) => key.name === name)) {
      throw new StartError(`There is a key ${name} already.`);
    }
    const key = await createApiKey(db, { name, scopes, expiresAt: toExpiry(options["days"]) });
    await recordCommand(db, { action: "addApiKey", title: name, after: { scopes } });
    print("This is the key, told this once. It is sent as `Authorization: Bearer <key>`:");
    print(key);
  } else if (action === "remove" && name !== undefined && rest.length === 0) {
    if (!(await removeApiKey(db, name))) {
      throw new StartError(`There is no key ${name}.`);
    }
    await recordCommand(db, { action: "removeApiKey", title: name });
    print(`${name} is refused from now on.`);
  } else {
    throw new StartError(`Not understood: keys ${words.join(" ")}\n\n${USAGE}`);
  }
}

function toScopes(text = ""): readonly string[] {
  const scopes = text.split(",").map((scope) => scope.trim());
  if (!scopes.every((scope) => /^[a-z][\w-]*$/i.test(scope))) {
    throw new StartError("--scope: names what the key is for, as a route does: --scope reporting");
  }
  return scopes;
}

function toExpiry(days: string | undefined): Date | null {
  if (days !== undefined && !/^[1-9]\d{0,4}$/.test(days)) {
    throw new StartError(`--days: "${days}" is no number of days`);
  }
  return days === undefined ? null : new Date(Date.now() + Number(days) * DAY_MS);
}
