import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BackendConfig } from "../config/backend-config.ts";
import { findUrlFault, readConfig } from "../config/read-config.ts";
import { addSecret } from "../config/signing-secrets.ts";
import { StartError } from "../config/start-error.ts";
import { readMigrations } from "../database/migration-files.ts";
import { openDatabase } from "../database/open-database.ts";
import { openServer } from "../database/open-server.ts";
import type { BackendProduct } from "../product.ts";
import { readAuditArguments, runAuditCommand } from "./audit-command.ts";
import { readClashesArguments, runClashesCommand } from "./clashes-command.ts";
import { backupDatabase, restoreDatabase } from "./copy-database.ts";
import { helpText } from "./help-text.ts";
import { readKeysArguments, runKeysCommand } from "./keys-command.ts";
import { moveDatabase } from "./move-database.ts";
import { readPersonArguments, runPersonCommand } from "./person-command.ts";
import { readUsersArguments, runUsersCommand } from "./users-command.ts";
import { type DatabaseCommand, requireEmbedded, withDatabase } from "./with-database.ts";

type Environment = Readonly<Record<string, string | undefined>>;

interface Terminal {
  readonly product: BackendProduct;
  readonly env: Environment;
  readonly print: (line: string) => void;
}

const databaseCommands: Readonly<Record<string, DatabaseCommand>> = {
  users: { check: readUsersArguments, run: runUsersCommand },
  keys: { check: readKeysArguments, run: runKeysCommand },
  person: { check: readPersonArguments, run: runPersonCommand },
  audit: { check: readAuditArguments, run: runAuditCommand },
  clashes: { check: readClashesArguments, run: runClashesCommand },
};

/** Copies the embedded database from or to a file, or to a server. Returns the text to print. */
type CopyCommand = (file: string, config: BackendConfig, product: BackendProduct) => Promise<string>;

const copyCommands: Readonly<Record<string, CopyCommand>> = {
  backup: (file, { dataDir }) => backUp(dataDir, file),
  restore: (file, { dataDir }, { migrations }) => restore({ dataDir, file, migrations, isUnchecked: false }),
  "restore --without-checksums": (file, { dataDir }, { migrations }) =>
    restore({ dataDir, file, migrations, isUnchecked: true }),
  move,
};

/** Runs a command of the command line; an unknown one is a `StartError`. */
export async function runCommand(words: readonly string[], { env, print, product }: Terminal): Promise<void> {
  const [command = "", file] = words;
  if (["--help", "-h"].some((word) => words.includes(word)) || command === "help") {
    print(helpText);
    return;
  }
  const change = Object.hasOwn(databaseCommands, command) ? databaseCommands[command] : undefined;
  if (change !== undefined) {
    const own = words.slice(1);
    const { action } = change.check(own, product);
    const config = readCommandConfig(env, product);
    if (action !== "add") {
      requireEmbedded(config);
    }
    const consoleUrl = readConsoleUrl(env, config.basePath);
    await withDatabase(config, product, (db) =>
      change.run(own, {
        db,
        product: { ...product, timeZone: config.timeZone },
        print,
        consoleUrl,
        auditDays: config.auditDays,
        mail: config.mail,
      }),
    );
  } else if (command === "rotate-secret" && file === undefined) {
    print(rotateSecret(env, readCommandConfig(env)));
  } else {
    print(await copy(words, readCommandConfig(env), product));
  }
}

/** Copying needs no secret, in production or elsewhere; the secret file may not exist yet. */
function readCommandConfig(env: Environment, product?: BackendProduct): BackendConfig {
  const { AUTH_SECRET_FILE: _, ...others } = env;
  return readConfig({ ...others, NODE_ENV: "development" }, product);
}

async function copy(words: readonly string[], config: BackendConfig, product: BackendProduct): Promise<string> {
  const options = words.filter((word) => word.startsWith("-"));
  const [command = "", file, ...rest] = words.filter((word) => !word.startsWith("-"));
  const name = [command, ...options].join(" ");
  const run = Object.hasOwn(copyCommands, name) ? copyCommands[name] : undefined;
  if (run === undefined || file === undefined || rest.length > 0) {
    throw new StartError(`Not understood: ${words.join(" ")} (npm run backend -- --help lists the commands)`);
  }
  if (config.databaseUrl !== null) {
    throw new StartError("DATABASE_URL is set: a server has tools of its own for this, pg_dump and pg_restore.");
  }
  return await run(file, config, product);
}

/** Rejects a setting with which the backend does not read the file: the old secret would stay in force. */
function rotateSecret(env: Environment, { dataDir }: BackendConfig): string {
  const [secret, secretFile] = [env["AUTH_SECRET"]?.trim(), env["AUTH_SECRET_FILE"]?.trim()];
  if (secret) {
    throw new StartError(
      "AUTH_SECRET is set, so the backend uses no secret file and there is nothing to rotate: set AUTH_SECRET to a new value and restart all processes, or put the secret into a file and set AUTH_SECRET_FILE instead.",
    );
  }
  if (!secretFile && env["NODE_ENV"]?.trim() === "production") {
    throw new StartError(
      "AUTH_SECRET_FILE is not set, and in production the backend reads no secret from the data folder: run this with the AUTH_SECRET_FILE that the backend has.",
    );
  }
  const file = secretFile || join(dataDir, "auth-secret");
  const isFirst = !existsSync(file);
  addSecret(file);
  return isFirst
    ? `${file} did not exist; it has its first secret now.`
    : `${file} has a new first line. Processes that read this file sign new tokens with it within a second. Delete the old line to end the old sessions.`;
}

async function backUp(dataDir: string, file: string): Promise<string> {
  const rows = await backupDatabase(dataDir, file);
  return `The database in ${dataDir} is copied to ${file}: ${rows} rows, whose checksums are in ${file}.checksums.json.`;
}

interface Restoration {
  readonly dataDir: string;
  readonly file: string;
  readonly migrations: URL;
  readonly isUnchecked: boolean;
}

async function restore({ dataDir, file, migrations, isUnchecked }: Restoration): Promise<string> {
  const aside = await restoreDatabase(dataDir, { file, known: await readMigrations(migrations), isUnchecked });
  return [
    `The database in ${dataDir} is the one of ${file}.`,
    ...(isUnchecked ? ["Its checksums were not compared."] : []),
    ...(aside === null ? [] : [`The one before it is in ${aside}.`]),
  ].join(" ");
}

/** Reads the URL from a file: it contains a password, and command lines are visible to other users. */
async function move(file: string, config: BackendConfig, product: BackendProduct): Promise<string> {
  requireEmbedded(config);
  const target = await openServer(readServerUrl(file));
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

function readServerUrl(file: string): string {
  let url = "";
  try {
    url = readFileSync(file, "utf8").trim();
  } catch {
    // Treats white space as an empty file.
  }
  if (url === "") {
    throw new StartError(
      `${file === "" ? "A file without a name" : file} cannot be read, or is empty; name a file with the server's postgres://… in it.`,
    );
  }
  const fault = findUrlFault(url);
  if (fault !== null) {
    throw new StartError(`The address in ${file} ${fault}.`);
  }
  return url;
}

/** The URL of the console in links. */
function readConsoleUrl(env: Environment, basePath: string): string {
  const given = env["CONSOLE_URL"]?.trim();
  if (!given) {
    return `http://${env["HOST"]?.trim() || "127.0.0.1"}:${env["PORT"]?.trim() || "8080"}${basePath}`;
  }
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.username + url.password + url.search + url.hash !== "") {
    throw new StartError(
      "CONSOLE_URL: must be an address such as https://console.example, without a password or a query.",
    );
  }
  return given;
}
