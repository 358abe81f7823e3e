import type { KeyRing } from "../auth/key-ring.ts";
import type { SessionStore } from "../auth/session-store.ts";
import type { BackendConfig } from "../config/backend-config.ts";
import type { Database, Db } from "../database/database.ts";

/** What every route is built with. */
export interface BackendContext {
  readonly config: BackendConfig;
  readonly database: Database;
  readonly db: Db;
  readonly keys: KeyRing;
  readonly sessions: { readonly main: SessionStore; readonly content: SessionStore };
}
