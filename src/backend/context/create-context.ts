import type { Audience } from "../auth/auth-keys.ts";
import { createKeyRing } from "../auth/key-ring.ts";
import { createSessionStore } from "../auth/session-store.ts";
import type { BackendConfig } from "../config/backend-config.ts";
import { inDataFolder } from "../config/disk-space.ts";
import { openSecrets } from "../config/signing-secrets.ts";
import type { Database } from "../database/database.ts";
import type { BackendContext } from "./backend-context.ts";

const HOUR_MS = 3_600_000;

export function createContext(config: BackendConfig, database: Database): BackendContext {
  const { db } = database;
  const keys = createKeyRing(inDataFolder(config.dataDir, () => openSecrets(config)));
  const sessionsOf = (audience: Audience) =>
    createSessionStore({
      db,
      keys,
      audience,
      idleHours: config.sessionIdleHours,
      lifetimeMs: config.sessionHours * HOUR_MS,
      isFactorRequired: config.secondFactor === "required",
      allowsPasswords: config.companySignIn?.passwords !== false,
    });
  return {
    config,
    database,
    db,
    keys,
    sessions: sessionsOf("main"),
    sessionsOf,
  };
}
