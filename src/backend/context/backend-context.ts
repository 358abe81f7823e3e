import type { Audience } from "../auth/auth-keys.ts";
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
  /** The sessions of the main backend. */
  readonly sessions: SessionStore;
  /** The sessions of any backend: of `main`, or of a further one of the product. */
  sessionsOf(audience: Audience): SessionStore;
}
