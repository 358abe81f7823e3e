import type { Audience } from "../auth/auth-keys.ts";
import type { KeyRing } from "../auth/key-ring.ts";
import type { SessionStore } from "../auth/session-store.ts";
import type { BackendConfig } from "../config/backend-config.ts";
import type { Database, Db } from "../database/database.ts";

/** Dependencies of every route. */
export interface BackendContext {
  readonly config: BackendConfig;
  readonly database: Database;
  readonly db: Db;
  readonly keys: KeyRing;
  /** The sessions of the main backend. */
  readonly sessions: SessionStore;
  /** The sessions of a backend: `main`, or a further one of the product. */
  sessionsOf(audience: Audience): SessionStore;
}
