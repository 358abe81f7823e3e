import { eq } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type FactorKind, SECOND_FACTOR_CODE, type SecondFactorParams } from "../../contract/factors.ts";
import { type AuthChallenge, createChallenge, findChallenge, toPasswordDigest } from "../auth/auth-challenges.ts";
import { toNetwork } from "../auth/networks.ts";
import { limitAttempts } from "../auth/rate-limiter.ts";
import { findFactorKinds } from "../auth/second-factors.ts";
import type { SignedIn } from "../auth/sign-in.ts";
import type { StaffUser } from "../auth/staff-users.ts";
import type { BackendContext } from "../context/backend-context.ts";
import type { Db } from "../database/database.ts";
import { staffUsers } from "../database/own-tables.ts";
import { fieldProblem, HttpProblem } from "../http/http-problem.ts";
import { recordAudit } from "../writes/record-audit.ts";

/** A sign-in with a verified password, and its user. */
export interface Pending {
  readonly challenge: AuthChallenge;
  readonly user: StaffUser;
  readonly passwordHash: string;
}

/** Responds with 401 and a ticket if a user with the correct password needs a second factor too. */
export async function requireNoSecondStep(
  { db, config }: BackendContext,
  request: FastifyRequest,
  { user, passwordHash }: SignedIn,
): Promise<void> {
  const kinds = await findFactorKinds(db, user.id);
  if (kinds.length === 0 && config.secondFactor === "optional") {
    return;
  }
  const ticket = await createChallenge(db, { purpose: "signIn", userId: user.id, passwordHash });
  await recordAudit(db, request, { action: "secondFactorAsked", user });
  throw toSecondStep({ ticket, kinds, ...(kinds.length === 0 ? { enrolments: toEnrolments(config) } : {}) });
}

function toEnrolments({ passkeySite }: BackendContext["config"]): readonly FactorKind[] {
  return passkeySite === null ? ["totp"] : ["totp", "passkey"];
}

function toSecondStep(params: SecondFactorParams): HttpProblem {
  const { kinds } = params;
  const message = kinds.length === 0 ? "must be enrolled first" : "is needed";
  return new HttpProblem(401, "A second factor is needed", [
    { path: "", code: SECOND_FACTOR_CODE, params: { ...params }, message },
  ]);
}

/** The sign-in of a ticket. The user may have been disabled, or the password changed, since the first step. */
export async function requirePending(db: Db, given: string): Promise<Pending> {
  const challenge = await findChallenge(db, "signIn", given);
  const [user] =
    challenge === null || challenge.userId === null
      ? []
      : await db.select().from(staffUsers).where(eq(staffUsers.id, challenge.userId));
  const passwordHash = user?.password ?? null;
  if (
    challenge === null ||
    user === undefined ||
    user.disabledAt !== null ||
    passwordHash === null ||
    toPasswordDigest(passwordHash) !== challenge.passwordDigest
  ) {
    throw signInExpired();
  }
  return { challenge, user, passwordHash };
}

/** The ticket of a sign-in is no longer valid. */
export function signInExpired(): HttpProblem {
  return new HttpProblem(401, "The sign-in has expired", [fieldProblem("", "signInExpired", "start again")]);
}

/** Maximum number of calls per minute from one network. */
const PER_NETWORK = 60;

/** Returns a hook that limits the calls of second steps. */
export function limitSecondSteps(db: Db) {
  return (request: FastifyRequest, reply: FastifyReply) =>
    limitAttempts(db, reply, { key: `second step ${toNetwork(request.ip)}`, max: PER_NETWORK });
}
