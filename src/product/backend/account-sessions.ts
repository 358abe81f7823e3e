import { eq, inArray } from "drizzle-orm";
import { sessions } from "#backend/database/own-tables.ts";
import type { AfterWrite } from "#backend/entities/entity-routes.ts";
import { users } from "../../../generated/backend/tables.ts";

const SHUT = new Set<unknown>(["suspended", "inactive"]);

/**
 * Whoever has an account under the name that they sign in with keeps that name where the account is given another, and
 * is out the moment that it is deleted, suspended or made inactive (case 180).
 */
export const followAccount: AfterWrite = async (tx, { before, after }) => {
  const known = before?.["username"];
  const username = String((after ?? before)?.["username"]);
  if (typeof known === "string" && known !== username) {
    await tx.update(users).set({ username }).where(eq(users.username, known));
  }
  if (after === null || SHUT.has(after["status"])) {
    const named = tx.select({ id: users.id }).from(users).where(eq(users.username, username));
    await tx.delete(sessions).where(inArray(sessions.userId, named));
  }
};
