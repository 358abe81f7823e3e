import { and, eq, gt, or, sql } from "drizzle-orm";
import { PROOF_CODE, type ProofMethod, type ProofParams } from "../../contract/proof.ts";
import type { BackendConfig } from "../config/backend-config.ts";
import type { Db } from "../database/database.ts";
import { sessions } from "../database/own-tables.ts";
import { HttpProblem } from "../http/http-problem.ts";
import { findFactorKinds } from "./second-factors.ts";

/** Dependencies of a check for a recent proof. */
export interface ProofContext {
  readonly db: Db;
  readonly config: Pick<BackendConfig, "proofMinutes" | "companySignIn" | "passkeySite">;
}

/** A session, and its user. */
interface SessionOfUser {
  readonly userId: string;
  readonly sessionId: string;
}

/** Responds with 403 and the user's methods if the session has no recent sign-in or proof (decision 0089). */
export async function requireRecentProof({ db, config }: ProofContext, session: SessionOfUser): Promise<void> {
  const oldest = sql`now() - ${config.proofMinutes} * interval '1 minute'`;
  const [recent] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, session.sessionId), gt(sessions.provedAt, oldest)));
  if (recent === undefined) {
    const params: ProofParams = { methods: await findProofMethods({ db, config }, session) };
    throw new HttpProblem(403, "Confirm your identity first", [
      { path: "", code: PROOF_CODE, params: { ...params }, message: "needs a recent proof of identity" },
    ]);
  }
}

/** Records a proof of identity in a session, also for the sessions opened from it. */
export async function noteProof(tx: Db, sessionId: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ provedAt: sql`now()` })
    .where(or(eq(sessions.id, sessionId), eq(sessions.parentId, sessionId)));
}

/**
 * The methods of a user. Users of the company's provider have no password that they know, so they sign in there again. A
 * new kind of factor that can prove an identity is added here.
 */
async function findProofMethods(
  { db, config }: ProofContext,
  { userId, sessionId }: SessionOfUser,
): Promise<readonly ProofMethod[]> {
  const [session] = await db.select({ by: sessions.signedInBy }).from(sessions).where(eq(sessions.id, sessionId));
  const { companySignIn } = config;
  const hasPassword = session?.by !== "company" && companySignIn?.passwords !== false;
  const kinds = await findFactorKinds(db, userId);
  return [
    ...(hasPassword ? (["password"] as const) : []),
    ...(kinds.includes("totp") ? (["code"] as const) : []),
    ...(kinds.includes("passkey") && config.passkeySite !== null ? (["passkey"] as const) : []),
    ...(hasPassword || companySignIn === null ? [] : (["company"] as const)),
  ];
}
