import type { Role } from "../../contract/staff.ts";

/** Who calls: a staff user in a session, or a service with an API key. */
export interface Caller {
  /** The id of the staff user, or of the key. */
  readonly userId: string;
  readonly username: string;
  readonly name: string;
  /** Null: an API key. */
  readonly sessionId: string | null;
  /** Of a staff user; null: an API key, which may call what its scopes name. */
  readonly role: Role | null;
  readonly scopes: readonly string[];
}
