import { v7 as newId } from "uuid";
import { teachers, users } from "../../../generated/backend/tables.ts";
import { hashPassword } from "../auth/password-hash.ts";
import type { Db } from "../database/database.ts";

/** Makes a user who can sign in, and the teacher that the user is. */
export async function createUser(
  tx: Db,
  user: { readonly username: string; readonly password: string; readonly name: string },
): Promise<void> {
  const { username, name } = user;
  const id = newId();
  const password = await hashPassword(user.password);
  await tx.insert(users).values({ id, name, username, email: username, password });
  await tx.insert(teachers).values({ id: newId(), name, email: username, userId: id });
}
