import { join } from "node:path";
import { readConfig } from "../config/read-config.ts";
import { addSecret } from "../config/signing-secrets.ts";
import { StartError } from "../config/start-error.ts";
import { backupDatabase, restoreDatabase } from "./copy-database.ts";
import { helpText } from "./help-text.ts";

interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly print: (line: string) => void;
}

/** Runs a command of the command line; an unknown one is a `StartError`. */
export async function runCommand(words: readonly string[], { env, print }: Terminal): Promise<void> {
  const [command, file, ...rest] = words;
  if (words.includes("--help") || words.includes("-h") || command === "help") {
    print(helpText);
    return;
  }
  // In production or not, a copy needs no secret, and the file of secrets may be about to be made.
  const { AUTH_SECRET_FILE: authSecretFile = "", ...others } = env;
  const { dataDir, databaseUrl } = readConfig({ ...others, NODE_ENV: "development" });
  if (command === "rotate-secret" && file === undefined) {
    addSecret(authSecretFile.trim() || join(dataDir, "auth-secret"));
    print("New tokens are signed with a new secret within a second. Delete the old line to end the old sessions.");
    return;
  }
  if ((command !== "backup" && command !== "restore") || file === undefined || rest.length > 0) {
    throw new StartError(`Not understood: ${words.join(" ")}\n\n${helpText}`);
  }
  if (databaseUrl !== null) {
    throw new StartError("DATABASE_URL is set: a server has tools of its own for this, pg_dump and pg_restore.");
  }
  if (command === "backup") {
    await backupDatabase(dataDir, file);
    print(`The database in ${dataDir} is copied to ${file}.`);
    return;
  }
  const aside = await restoreDatabase(dataDir, file);
  print(
    `The database in ${dataDir} is the one of ${file}.${aside === null ? "" : ` The one before it is in ${aside}.`}`,
  );
}
