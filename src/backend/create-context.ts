import { toAuthKeys } from "./auth/auth-keys.ts";
import { readSecret } from "./auth/read-secret.ts";
import { createSessionStore } from "./auth/session-store.ts";
import type { BackendContext } from "./backend-context.ts";
import type { BackendConfig } from "./config/backend-config.ts";
import type { Database } from "./database/database.ts";

export function createContext(config: BackendConfig, database: Database): BackendContext {
  const { db } = database;
  const keys = toAuthKeys(readSecret(config));
  return {
    config,
    database,
    db,
    keys,
    sessions: {
      main: createSessionStore({ db, keys, audience: "main" }),
      content: createSessionStore({ db, keys, audience: "content" }),
    },
  };
}
