import type { Db } from "../database/database.ts";
import type { Credentials } from "./basic-credentials.ts";
import { hashPassword, isWeakHash, verifyPassword } from "./password-hash.ts";
import type { SessionUser } from "./session-store.ts";
import { findStaffUser, setPasswordHash } from "./staff-users.ts";

/** The staff user whom the credentials are of; null alike for an unknown name and a wrong password. */
export async function findSignedInUser(
  db: Db,
  credentials: Credentials,
  isFromKnownPlace: boolean,
): Promise<SessionUser | null> {
  const user = await findStaffUser(db, credentials.username);
  const stored = user?.password ?? null;
  const isMatch = await verifyPassword(credentials.password, stored, isFromKnownPlace);
  if (user === null || stored === null || !isMatch || user.disabledAt !== null) {
    return null;
  }
  if (isWeakHash(stored)) {
    await setPasswordHash(db, user.id, await hashPassword(credentials.password));
  }
  return { id: user.id, username: user.username, name: user.name, role: user.role };
}
