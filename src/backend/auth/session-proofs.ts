import { and, eq } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { sessions } from "../database/own-tables.ts";
import { findFactorKinds } from "./second-factors.ts";

type Proofs = Pick<typeof sessions.$inferInsert, "secondFactorAt" | "provedAt">;

interface Opening {
  readonly userId: string;
  readonly origin: { readonly parentId?: string; readonly hasSecondFactor?: boolean };
  readonly isFactorRequired: boolean;
}

/** Proofs of a new session: its parent's, or its own. Null if a required second factor is missing. */
export async function readProofs(tx: Db, { userId, origin, isFactorRequired }: Opening): Promise<Proofs | null> {
  if (origin.parentId !== undefined) {
    const [parent] = await tx
      .select({ secondFactorAt: sessions.secondFactorAt, provedAt: sessions.provedAt })
      .from(sessions)
      .where(and(eq(sessions.id, origin.parentId), eq(sessions.userId, userId)));
    // Without its parent, the session is not valid.
    return parent ?? {};
  }
  if (origin.hasSecondFactor === true) {
    return { secondFactorAt: new Date() };
  }
  return isFactorRequired || (await findFactorKinds(tx, userId)).length > 0 ? null : {};
}
