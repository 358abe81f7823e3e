import { join } from "node:path";
import type { BackendConfig } from "../config/backend-config.ts";
import { readConfig } from "../config/read-config.ts";
import { addSecret } from "../config/signing-secrets.ts";
import { StartError } from "../config/start-error.ts";
import { readMigrations } from "../database/migrate.ts";
import { openDatabase } from "../database/open-database.ts";
import { openServer } from "../database/open-server.ts";
import type { BackendProduct } from "../product.ts";
import { backupDatabase, restoreDatabase } from "./copy-database.ts";
import { helpText } from "./help-text.ts";
import { runKeysCommand } from "./keys-command.ts";
import { moveDatabase } from "./move-database.ts";
import { runPersonCommand } from "./person-command.ts";
import { runUsersCommand } from "./users-command.ts";
import { type DatabaseCommand, withDatabase } from "./with-database.ts";

interface Terminal {
  readonly product: BackendProduct;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly print: (line: string) => void;
}

const databaseCommands: Readonly<Record<string, DatabaseCommand>> = {
  users: runUsersCommand,
  keys: runKeysCommand,
  person: runPersonCommand,
};

/** What copies the embedded database from or to a file, or to a server; answers what is printed. */
type CopyCommand = (file: string, config: BackendConfig, product: BackendProduct) => Promise<string>;

const copyCommands: Readonly<Record<string, CopyCommand>> = {
  backup: (file, { dataDir }) => backUp(dataDir, file),
  restore: (file, { dataDir }, { migrations }) => restore(dataDir, file, migrations),
  move,
};

/** Runs a command of the command line; an unknown one is a `StartError`. */
export async function runCommand(words: readonly string[], { env, print, product }: Terminal): Promise<void> {
  const [command, file, ...rest] = words;
  if (["--help", "-h"].some((word) => words.includes(word)) || command === "help") {
    print(helpText);
    return;
  }
  // In production or not, a copy needs no secret, and the file of secrets may be about to be made.
  const { AUTH_SECRET_FILE: authSecretFile = "", ...others } = env;
  const config = readConfig({ ...others, NODE_ENV: "development" });
  const { dataDir, databaseUrl } = config;
  const change = databaseCommands[command ?? ""];
  if (change !== undefined) {
    await withDatabase(config, product, (db) =>
      change(words.slice(1), { db, product, print, consoleUrl: consoleUrlOf(env) }),
    );
    return;
  }
  if (command === "rotate-secret" && file === undefined) {
    addSecret(authSecretFile.trim() || join(dataDir, "auth-secret"));
    print("New tokens are signed with a new secret within a second. Delete the old line to end the old sessions.");
    return;
  }
  const copy = copyCommands[command ?? ""];
  if (copy === undefined || file === undefined || rest.length > 0) {
    throw new StartError(`Not understood: ${words.join(" ")}\n\n${helpText}`);
  }
  if (databaseUrl !== null) {
    throw new StartError("DATABASE_URL is set: a server has tools of its own for this, pg_dump and pg_restore.");
  }
  print(await copy(file, config, product));
}

async function backUp(dataDir: string, file: string): Promise<string> {
  const rows = await backupDatabase(dataDir, file);
  return `The database in ${dataDir} is copied to ${file}: ${rows} rows, whose checksums are in ${file}.checksums.json.`;
}

async function restore(dataDir: string, file: string, migrations: URL): Promise<string> {
  const aside = await restoreDatabase(dataDir, file, await readMigrations(migrations));
  return `The database in ${dataDir} is the one of ${file}.${aside === null ? "" : ` The one before it is in ${aside}.`}`;
}

/** To the server whose address is in that file: an address has a password, and a command line is no place for one. */
async function move(to: string, config: BackendConfig, product: BackendProduct): Promise<string> {
  const target = await openServer(readConfig({ DATABASE_URL_FILE: to }).databaseUrl ?? "");
  try {
    const source = await openDatabase(config);
    try {
      const rows = await moveDatabase(source.database, target, product);
      return `${rows} rows are moved, and the checksums of all tables agree. Start with DATABASE_URL from now on.`;
    } finally {
      await source.close();
    }
  } finally {
    await target.close();
  }
}

/** Where people open the console: what links begin with. */
function consoleUrlOf(env: Terminal["env"]): string {
  return env["CONSOLE_URL"]?.trim() || `http://${env["HOST"]?.trim() || "127.0.0.1"}:${env["PORT"]?.trim() || "8080"}`;
}
