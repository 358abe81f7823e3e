/** What a staff user may do: an administrator everything, a reader only what changes nothing. */
export type Role = "administrator" | "reader";

/** Both, the one that may do more first. */
export const roles = ["administrator", "reader"] as const satisfies readonly Role[];

/** The role that a call needs where its spec does not say: reading needs any, writing an administrator. */
export function roleOfMethod(method: string): Role {
  return method === "GET" || method === "HEAD" || method === "OPTIONS" ? "reader" : "administrator";
}

/** One row of `GET /staff`. */
export interface StaffRow {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly role: Role;
  /** Invited: has not set a password yet. Disabled: cannot sign in. */
  readonly state: "active" | "invited" | "disabled";
  readonly createdAt: string;
  /** When one of its open sessions was last used; none where it has none. */
  readonly lastUsedAt?: string;
}

/** One row of `GET /sessions`, and of `GET /staff/{id}/sessions`. */
export interface SessionRow {
  readonly id: string;
  readonly createdAt: string;
  /** To the minute. */
  readonly lastUsedAt: string;
  readonly expiresAt: string;
  readonly address?: string;
  /** What the browser says of itself. */
  readonly userAgent?: string;
  /** Whether it is the one that asks. */
  readonly isCurrent: boolean;
}

/** What an invitation or a reset answers, this once: the token of the console's page `/set-password#<token>`. */
export interface StaffLink {
  readonly token: string;
  readonly expiresAt: string;
}
