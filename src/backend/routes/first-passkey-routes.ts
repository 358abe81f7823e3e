import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { MAX_FACTOR_NAME, type PasskeyChallenge } from "../../contract/factors.ts";
import { createChallenge, takeChallenge } from "../auth/auth-challenges.ts";
import { isCompanyUser, type PasskeyResponse, toCreationOptions, verifyNewPasskey } from "../auth/passkeys.ts";
import { findFactorKinds } from "../auth/second-factors.ts";
import type { PasskeySite } from "../config/passkey-site.ts";
import type { BackendContext } from "../context/backend-context.ts";
import type { Db } from "../database/database.ts";
import { fieldProblem, invalid } from "../http/http-problem.ts";
import { rejectNulCharacters } from "../http/request-body.ts";
import { limitCodeAttempts } from "./code-rate-limit.ts";
import { completeSecondStep, enrolFirstFactor, type SignedInPair } from "./first-factor.ts";
import { passkeyChallengeSchema, passkeyResponseSchema, ticketSchema } from "./passkey-routes.ts";
import { limitSecondSteps, type Pending, requirePending, signInExpired } from "./second-step.ts";

interface BeginBody {
  /** Ticket of the first step of the sign-in. */
  readonly ticket: string;
}

interface ConfirmBody extends BeginBody {
  /** Ticket of the challenge. */
  readonly enrolment: string;
  readonly response: PasskeyResponse;
  readonly name?: string;
}

const text = { type: "string" };

/**
 * A user who must enrol a factor at the sign-in adds a passkey: `POST /second-factor/enrolment/passkey`, and `…/confirm`, which
 * opens the session. Both need the ticket of the first step and no session.
 */
export function registerFirstPasskey(app: FastifyInstance, context: BackendContext): void {
  const site = context.config.passkeySite;
  if (site === null) {
    return;
  }
  const { db } = context;
  const onRequest = limitSecondSteps(db);
  app.post<{ Body: BeginBody }>(
    "/second-factor/enrolment/passkey",
    {
      config: { isPublic: true, summary: "Starts to add a passkey, for a sign-in that needs a second factor" },
      onRequest,
      schema: {
        body: {
          type: "object",
          properties: { ticket: ticketSchema },
          required: ["ticket"],
          additionalProperties: false,
        },
        response: { 200: passkeyChallengeSchema },
      },
    },
    async ({ body }): Promise<PasskeyChallenge> => {
      const { user } = await requireWithoutFactor(db, body.ticket);
      const { challenge, options } = await toCreationOptions(site, user, []);
      const ticket = await createChallenge(db, { purpose: "firstPasskey", userId: user.id, content: challenge });
      return { ticket, options };
    },
  );
  app.post<{ Body: ConfirmBody }>(
    "/second-factor/enrolment/passkey/confirm",
    {
      config: { isPublic: true, summary: "Adds the first passkey, and completes the sign-in" },
      onRequest,
      schema: {
        body: {
          type: "object",
          properties: {
            ticket: ticketSchema,
            enrolment: ticketSchema,
            response: passkeyResponseSchema,
            name: { type: "string", maxLength: MAX_FACTOR_NAME },
          },
          required: ["ticket", "enrolment", "response"],
          additionalProperties: false,
        },
        response: {
          200: {
            type: "object",
            properties: { accessToken: text, refreshToken: text, recoveryCodes: { type: "array", items: text } },
          },
        },
      },
      preValidation: async ({ body }) => rejectNulCharacters(body),
    },
    (request, reply) => confirm(context, site, { request, reply }),
  );
}

/** The sign-in of a ticket, if its user has no factor yet and may have passkeys. */
async function requireWithoutFactor(db: Db, ticket: string): Promise<Pending> {
  const pending = await requirePending(db, ticket);
  if (isCompanyUser(pending.user.id) || (await findFactorKinds(db, pending.user.id)).length > 0) {
    throw signInExpired();
  }
  return pending;
}

/** The challenge is used up by the first attempt; the ticket only with the passkey, so the user can try again. */
async function confirm(
  context: BackendContext,
  site: PasskeySite,
  { request, reply }: { readonly request: FastifyRequest<{ Body: ConfirmBody }>; readonly reply: FastifyReply },
): Promise<SignedInPair> {
  const { db, config } = context;
  const { ticket, enrolment, response, name = "" } = request.body;
  const pending = await requireWithoutFactor(db, ticket);
  await limitCodeAttempts(db, { request, reply, basePath: config.basePath, user: pending.user });
  const taken = await takeChallenge(db, "firstPasskey", enrolment);
  const challenge = taken?.userId === pending.user.id ? taken.content : null;
  if (challenge === null) {
    throw signInExpired();
  }
  const passkey = await verifyNewPasskey(site, { challenge, response });
  if (passkey === null) {
    throw invalid([fieldProblem("response", "passkeyRejected", "is not valid for this enrolment")]);
  }
  const factor = { kind: "passkey", name: name.trim(), ...passkey } as const;
  const first = { ticket, pending, request, factor };
  const recoveryCodes = await db.transaction((tx) => enrolFirstFactor(tx, context, first));
  return await completeSecondStep(context, { request, reply, pending, recoveryCodes, title: "passkey" });
}
