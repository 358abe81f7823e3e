import { createHmac } from "node:crypto";
import { identityOf } from "../../contract/text-identity.ts";
import type { Db } from "../database/database.ts";
import type { KeyRing } from "./key-ring.ts";
import { toUsername } from "./staff-names.ts";
import { findStaffUser } from "./staff-users.ts";

const LENGTH = 12;

/**
 * The name in the audit entry of a rejected sign-in. A name that no staff user has may be a password typed into the wrong
 * field, so it is replaced by a keyed hash, which is the same for the same name. Runs the same statements in both cases.
 */
export async function toAuditedName(db: Db, keys: KeyRing, typed: string): Promise<string> {
  const user = await findStaffUser(db, typed);
  return user?.username ?? toMark(keys, typed);
}

function toMark(keys: KeyRing, typed: string): string {
  const hash = createHmac("sha256", keys.current().names)
    .update(identityOf(toUsername(typed)))
    .digest("base64url");
  return `unknown:${hash.slice(0, LENGTH)}`;
}
