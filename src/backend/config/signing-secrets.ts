import { randomBytes } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BackendConfig } from "./backend-config.ts";
import { secureDataFolder } from "./data-folder.ts";
import { replaceFile } from "./replace-file.ts";
import { StartError } from "./start-error.ts";
import { validateSecret } from "./validate-secret.ts";

type SecretConfig = Pick<BackendConfig, "authSecret" | "authSecretFile" | "dataDir" | "production">;

/** Interval of the check for changes. */
const RELOAD_MS = 1_000;

/**
 * The signing secrets, from the environment or from a file with one per line, the newest first. The file is read again
 * when it changes. Outside production it is created if it is missing.
 */
export function openSecrets(config: SecretConfig, now: () => number = Date.now): () => readonly string[] {
  if (config.authSecret !== null) {
    const secrets = [config.authSecret];
    return () => secrets;
  }
  const file = config.authSecretFile ?? makeSecretFile(config.dataDir);
  let secrets = readSecretFile(file, config.production);
  let version = versionOf(file);
  let checkedAt = now();
  return () => {
    if (now() - checkedAt >= RELOAD_MS) {
      checkedAt = now();
      const current = versionOf(file);
      if (current !== version && current !== null) {
        version = current;
        secrets = readOrFallback(secrets, () => readSecretFile(file, config.production));
      }
    }
    return secrets;
  };
}

/** Rotates the secret: adds a new one before the existing ones, which stay valid until their lines are deleted. */
export function addSecret(file: string): void {
  try {
    const before = statSync(file, { throwIfNoEntry: false }) === undefined ? "" : readFileSync(file, "utf8");
    replaceFile(file, `${newSecret()}\n${before}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`${file} cannot be replaced (${reason}); its secrets are as they were.`);
  }
}

function makeSecretFile(dataDir: string): string {
  secureDataFolder(dataDir);
  const file = join(dataDir, "auth-secret");
  try {
    writeFileSync(file, `${newSecret()}\n`, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) {
      throw error;
    }
  }
  return file;
}

function newSecret(): string {
  return randomBytes(48).toString("base64url");
}

/** The error of a file of secrets; null if it is valid. */
export function validateSecretFile(file: string, production: boolean): string | null {
  const secrets = readLines(file);
  if (secrets.length === 0) {
    return `${file} has no secret; it takes one a line, the newest first`;
  }
  const fault = secrets.map((secret) => validateSecret(secret, production)).find((found) => found !== null);
  return fault === undefined ? null : `${file} ${fault}`;
}

function readSecretFile(file: string, production: boolean): readonly string[] {
  const fault = validateSecretFile(file, production);
  if (fault !== null) {
    throw new StartError(`AUTH_SECRET_FILE: ${fault}`);
  }
  return readLines(file);
}

function readLines(file: string): readonly string[] {
  return readOrFallback("", () => readFileSync(file, "utf8"))
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function versionOf(file: string): string | null {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat === undefined ? null : `${stat.mtimeMs} ${stat.size} ${stat.ino}`;
}

/** Returns the previous value while a file is being replaced. */
function readOrFallback<Value>(fallback: Value, read: () => Value): Value {
  try {
    return read();
  } catch {
    return fallback;
  }
}
