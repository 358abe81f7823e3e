import type { Role } from "../../contract/staff.ts";

/** The caller: a staff user in a session, or a service with an API key. */
export interface Caller {
  /** Id of the staff user or of the key. */
  readonly userId: string;
  readonly username: string;
  readonly name: string;
  /** Null for an API key. */
  readonly sessionId: string | null;
  /** Role of a staff user; null for an API key, which may call the routes of its scopes. */
  readonly role: Role | null;
  readonly scopes: readonly string[];
}
