import { eq } from "drizzle-orm";
import { accounts, users } from "../../../generated/backend/tables.ts";
import type { Db } from "../database/database.ts";
import type { Credentials } from "./basic-credentials.ts";
import { hashPassword, isWeakHash, verifyPassword } from "./password-hash.ts";
import type { SessionUser } from "./session-store.ts";

/** The user whom the credentials are of; null alike for an unknown name, a wrong password and a suspended account. */
export async function findSignedInUser(db: Db, credentials: Credentials): Promise<SessionUser | null> {
  const [user] = await db
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      password: users.password,
      accountStatus: accounts.status,
    })
    .from(users)
    .leftJoin(accounts, eq(accounts.username, users.username))
    .where(eq(users.username, credentials.username));
  const isMatch = await verifyPassword(credentials.password, user?.password ?? null);
  if (user !== undefined && isMatch && isWeakHash(user.password ?? "")) {
    const password = await hashPassword(credentials.password);
    await db.update(users).set({ password }).where(eq(users.id, user.id));
  }
  const isShut = user?.accountStatus === "suspended" || user?.accountStatus === "inactive";
  return user !== undefined && isMatch && !isShut ? { id: user.id, username: user.username, name: user.name } : null;
}
