import { eq, inArray } from "drizzle-orm";
import { users } from "../../../generated/backend/tables.ts";
import { sessions } from "../database/own-tables.ts";
import type { AfterWrite } from "./entity-routes.ts";

const SHUT = new Set<unknown>(["suspended", "inactive"]);

/**
 * Whoever has an account under the name that they sign in with is out the moment that it is deleted, suspended or made
 * inactive (case 180). A deleted record comes here as it was, so its status alone does not tell.
 */
export const endSessionsOfAccount: AfterWrite = async (tx, { record }, isDeleted) => {
  if (isDeleted || SHUT.has(record["status"])) {
    const named = tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.username, String(record["username"])));
    await tx.delete(sessions).where(inArray(sessions.userId, named));
  }
};
