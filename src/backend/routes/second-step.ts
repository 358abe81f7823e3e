import type { FastifyRequest } from "fastify";
import { type FactorKind, SECOND_FACTOR_CODE, type SecondFactorParams } from "../../contract/factors.ts";
import { createChallenge } from "../auth/auth-challenges.ts";
import { findFactorKinds } from "../auth/second-factors.ts";
import type { SignedIn } from "../auth/sign-in.ts";
import type { BackendContext } from "../context/backend-context.ts";
import { HttpProblem } from "../http/http-problem.ts";
import { recordAudit } from "../writes/record-audit.ts";

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
  throw toSecondStep(ticket, kinds);
}

function toSecondStep(ticket: string, kinds: readonly FactorKind[]): HttpProblem {
  const params: SecondFactorParams = { ticket, kinds };
  const message = kinds.length === 0 ? "must be enrolled first" : "is needed";
  return new HttpProblem(401, "A second factor is needed", [
    { path: "", code: SECOND_FACTOR_CODE, params: { ...params }, message },
  ]);
}
