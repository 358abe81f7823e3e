import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { JsonSchema } from "../../contract/json-schema.ts";
import { setChallengeContent, takeChallenge } from "../auth/auth-challenges.ts";
import { decryptText, encryptText } from "../auth/encrypted-text.ts";
import { findFactorKinds, takeCode } from "../auth/second-factors.ts";
import { createTotpSecret, findTotpStep } from "../auth/totp.ts";
import type { BackendContext } from "../context/backend-context.ts";
import type { Db } from "../database/database.ts";
import { fieldProblem, HttpProblem } from "../http/http-problem.ts";
import { recordAudit } from "../writes/record-audit.ts";
import { limitCodeAttempts } from "./code-rate-limit.ts";
import { completeSecondStep, enrolFirstFactor, type SignedInPair } from "./first-factor.ts";
import { signInExpired as expired, limitSecondSteps, type Pending, requirePending } from "./second-step.ts";

interface Ticket {
  readonly ticket: string;
}

interface CodeBody extends Ticket {
  readonly code: string;
}

const text: JsonSchema = { type: "string" };
const ticket: JsonSchema = { type: "string", minLength: 1, maxLength: 200 };
const code: JsonSchema = { type: "string", minLength: 1, maxLength: 100 };

/**
 * The second step of a sign-in: `POST /second-factor` with a code. A user who must enrol first gets a secret from
 * `POST /second-factor/enrolment`. Both need the ticket of the first step and no session.
 */
export function registerSecondStepRoutes(app: FastifyInstance, context: BackendContext): void {
  const { db } = context;
  const onRequest = limitSecondSteps(db);
  app.post<{ Body: Ticket }>(
    "/second-factor/enrolment",
    {
      config: { isPublic: true, summary: "A secret to enrol, for a sign-in that needs a second factor" },
      onRequest,
      schema: {
        body: { type: "object", properties: { ticket }, required: ["ticket"], additionalProperties: false },
        response: { 200: { type: "object", properties: { secret: text } } },
      },
    },
    async ({ body }) => ({ secret: await startEnrolment(context, body.ticket) }),
  );
  app.post<{ Body: CodeBody }>(
    "/second-factor",
    {
      config: { isPublic: true, summary: "Completes a sign-in by a code of the second factor" },
      onRequest,
      schema: {
        body: {
          type: "object",
          properties: { ticket, code },
          required: ["ticket", "code"],
          additionalProperties: false,
        },
        response: {
          200: {
            type: "object",
            properties: { accessToken: text, refreshToken: text, recoveryCodes: { type: "array", items: text } },
          },
        },
      },
    },
    (request, reply) => completeSignIn(context, request, reply),
  );
}

async function startEnrolment({ db, keys }: BackendContext, given: string): Promise<string> {
  const { challenge, user } = await requirePending(db, given);
  if ((await findFactorKinds(db, user.id)).length > 0) {
    throw expired();
  }
  const secret = createTotpSecret();
  await setChallengeContent(db, challenge, encryptText(keys, secret));
  return secret;
}

async function completeSignIn(
  context: BackendContext,
  request: FastifyRequest<{ Body: CodeBody }>,
  reply: FastifyReply,
): Promise<SignedInPair> {
  const {
    db,
    config: { basePath },
  } = context;
  const pending = await requirePending(db, request.body.ticket);
  const { user } = pending;
  await limitCodeAttempts(db, { request, reply, basePath, user });
  const proof = await db.transaction((tx) => prove(tx, context, { ...request.body, pending, request }));
  if (proof === null) {
    await recordAudit(db, request, { action: "signInFailed", user });
    throw wrongCode();
  }
  return await completeSecondStep(context, { request, reply, pending, recoveryCodes: proof.recoveryCodes });
}

type Proof = { readonly recoveryCodes?: readonly string[] };

/** Uses up the code and the ticket together. Null if the code is wrong. */
async function prove(
  tx: Db,
  context: BackendContext,
  { pending, request, ...given }: CodeBody & { readonly pending: Pending; readonly request: FastifyRequest },
): Promise<Proof | null> {
  const { keys } = context;
  const { user, challenge } = pending;
  const hasFactor = (await findFactorKinds(tx, user.id)).length > 0;
  const secret = hasFactor || challenge.content === null ? null : decryptText(keys, challenge.content);
  const step = secret === null ? null : findTotpStep(secret, given.code.replaceAll(/[-\s]/g, ""));
  const isRight = hasFactor ? await takeCode(tx, keys, { userId: user.id, code: given.code }) : step !== null;
  if (!isRight) {
    return null;
  }
  if (hasFactor || secret === null) {
    if ((await takeChallenge(tx, "signIn", given.ticket)) === null) {
      throw expired();
    }
    return {};
  }
  const factor = { kind: "totp", name: "", secret: encryptText(keys, secret), lastStep: step } as const;
  return { recoveryCodes: await enrolFirstFactor(tx, context, { ticket: given.ticket, pending, request, factor }) };
}

function wrongCode(): HttpProblem {
  return new HttpProblem(401, "The code is not valid", [fieldProblem("code", "wrongCode", "is not valid")]);
}
