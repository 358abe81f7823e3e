import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BackendConfig } from "../config/backend-config.ts";

/** The secret of the environment; outside production one of its own, made once and kept in the data folder. */
export function readSecret(config: Pick<BackendConfig, "authSecret" | "dataDir">): string {
  if (config.authSecret !== null) {
    return config.authSecret;
  }
  mkdirSync(config.dataDir, { recursive: true });
  const file = join(config.dataDir, "auth-secret");
  try {
    writeFileSync(file, randomBytes(48).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) {
      throw error;
    }
  }
  return readFileSync(file, "utf8");
}
