import type { Db, NewStaffUser } from "entity-console/backend";
import { v7 as newId } from "uuid";
import { teachers, users } from "../../../../generated/backend/tables.ts";

/** Creates the user and the teacher profile of a staff user. */
export async function createTeacher(tx: Db, { username, name }: NewStaffUser): Promise<void> {
  const id = newId();
  await tx.insert(users).values({ id, name, username, email: username });
  await tx.insert(teachers).values({ id: newId(), name, email: username, userId: id });
}
