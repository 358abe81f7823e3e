import { eq } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import { takeChallenge } from "../auth/auth-challenges.ts";
import { addNotice } from "../auth/notices.ts";
import { renewRecoveryCodes } from "../auth/recovery-codes.ts";
import { addFactor, type NewFactor } from "../auth/second-factors.ts";
import type { TokenPair } from "../auth/session-store.ts";
import type { BackendContext } from "../context/backend-context.ts";
import type { Db } from "../database/database.ts";
import { sessions as allSessions } from "../database/own-tables.ts";
import { recordAudit } from "../writes/record-audit.ts";
import { noteSignIn, originOf } from "./auth-routes.ts";
import { type Pending, signInExpired } from "./second-step.ts";

/** Tokens of a complete sign-in, and the recovery codes of a factor that was enrolled with it. */
export type SignedInPair = TokenPair & { readonly recoveryCodes?: readonly string[] };

interface FirstFactor {
  readonly ticket: string;
  readonly pending: Pending;
  readonly request: FastifyRequest;
  readonly factor: Omit<NewFactor, "userId">;
}

/** Uses up the ticket of a sign-in, adds the first factor of its user, and returns the recovery codes. */
export async function enrolFirstFactor(
  tx: Db,
  context: BackendContext,
  { ticket, pending: { user }, request, factor: given }: FirstFactor,
): Promise<readonly string[]> {
  if ((await takeChallenge(tx, "signIn", ticket)) === null) {
    throw signInExpired();
  }
  const { factor, isFirst } = await addFactor(tx, { ...given, userId: user.id });
  if (!isFirst) {
    throw signInExpired();
  }
  await addNotice(tx, context, { userId: user.id, kind: "factorAdded", request, factor });
  // Sessions without the factor would count again if it were no longer required.
  await tx.delete(allSessions).where(eq(allSessions.userId, user.id));
  return await renewRecoveryCodes(tx, user.id);
}

interface Completion {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly pending: Pending;
  /** Of a factor that was enrolled. */
  readonly recoveryCodes?: readonly string[] | undefined;
  /** How the user has signed in, unless with a code. */
  readonly title?: string;
}

/** Opens the session of a sign-in whose second factor was verified. */
export async function completeSecondStep(
  context: BackendContext,
  { request, reply, pending, recoveryCodes, title }: Completion,
): Promise<SignedInPair> {
  const { user, passwordHash } = pending;
  const origin = { ...originOf(request), passwordHash, hasSecondFactor: true, signedInBy: "password" } as const;
  const pair = await context.sessions.open(user, origin);
  if (pair === null) {
    throw signInExpired();
  }
  if (recoveryCodes !== undefined) {
    await recordAudit(context.db, request, { action: "changeFactors", user, recordId: user.id, title: user.username });
  }
  await noteSignIn(context, { request, reply, user, ...(title === undefined ? {} : { title }) });
  return { ...pair, ...(recoveryCodes === undefined ? {} : { recoveryCodes }) };
}
