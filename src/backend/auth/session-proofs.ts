import { and, eq } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { sessions } from "../database/own-tables.ts";
import { findFactorKinds } from "./second-factors.ts";

type Proofs = Pick<typeof sessions.$inferInsert, "secondFactorAt" | "provedAt" | "signedInBy">;

/** What a new session proves. A session opened from a main session inherits it. */
export interface ProvenOrigin {
  /** True if a second factor was verified. */
  readonly hasSecondFactor?: boolean;
  /** The main session of a content session. */
  readonly parentId?: string;
  /** How the user signed in. */
  readonly signedInBy?: "password" | "company";
  /** Time of the proof of identity, if it is earlier than the sign-in. */
  readonly provedAt?: Date;
}

interface Opening {
  readonly userId: string;
  readonly origin: ProvenOrigin;
  readonly isFactorRequired: boolean;
}

/** Proofs of a new session: its parent's, or its own. Null if a required second factor is missing. */
export async function readProofs(tx: Db, { userId, origin, isFactorRequired }: Opening): Promise<Proofs | null> {
  if (origin.parentId !== undefined) {
    const [parent] = await tx
      .select({ secondFactorAt: sessions.secondFactorAt, provedAt: sessions.provedAt, signedInBy: sessions.signedInBy })
      .from(sessions)
      .where(and(eq(sessions.id, origin.parentId), eq(sessions.userId, userId)));
    // Without its parent, the session is not valid.
    return parent ?? {};
  }
  const { signedInBy = null, provedAt } = origin;
  const own = { signedInBy, ...(provedAt === undefined ? {} : { provedAt }) };
  if (origin.hasSecondFactor === true) {
    return { ...own, secondFactorAt: new Date() };
  }
  return isFactorRequired || (await findFactorKinds(tx, userId)).length > 0 ? null : own;
}
