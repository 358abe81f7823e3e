import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { PasskeyChallenge, PasskeyOptions } from "../../contract/factors.ts";
import { createChallenge, setChallengeContent, takeChallenge } from "../auth/auth-challenges.ts";
import { toNetwork, toSite } from "../auth/networks.ts";
import {
  findPasskeys,
  findUserPasskey,
  isCompanyUser,
  type PasskeyResponse,
  takePasskey,
  toRequestOptions,
  type UserPasskey,
} from "../auth/passkeys.ts";
import { limitAttempts } from "../auth/rate-limiter.ts";
import type { SessionUser, TokenPair } from "../auth/session-store.ts";
import type { PasskeySite } from "../config/passkey-site.ts";
import type { BackendContext } from "../context/backend-context.ts";
import { fieldProblem, HttpProblem } from "../http/http-problem.ts";
import { recordAudit } from "../writes/record-audit.ts";
import { noteSignIn, originOf } from "./auth-routes.ts";
import { limitCodeAttempts } from "./code-rate-limit.ts";
import { passkeyChallengeSchema, passkeyResponseSchema, ticketSchema } from "./passkey-routes.ts";
import { requirePending, signInExpired } from "./second-step.ts";

interface Ticket {
  readonly ticket: string;
}

interface Use extends Ticket {
  readonly response: PasskeyResponse;
}

interface PasskeyContext {
  readonly context: BackendContext;
  readonly site: PasskeySite;
}

const text = { type: "string" };
const tokens = { 200: { type: "object", properties: { accessToken: text, refreshToken: text } } };
const ticketBody = {
  type: "object",
  properties: { ticket: ticketSchema },
  required: ["ticket"],
  additionalProperties: false,
};
const useBody = {
  type: "object",
  properties: { ticket: ticketSchema, response: passkeyResponseSchema },
  required: ["ticket", "response"],
  additionalProperties: false,
};
/** In the audit trail. A passkey's name may be personal. */
const TITLE = "passkey";
/** A sign-in has two calls. */
const CALLS = 2;
/** As for passwords: a network and a /48 have several users (`sign-in-rate-limit.ts`). */
const NETWORK_FACTOR = 10 * CALLS;
const SITE_FACTOR = 3 * NETWORK_FACTOR;

/** Sign-in with a passkey alone, and as the second step after the password. */
export function registerPasskeySignIn(app: FastifyInstance, context: BackendContext): void {
  const { db, config } = context;
  const site = config.passkeySite;
  if (site === null) {
    return;
  }
  const passkeys = { context, site };
  const onRequest = ({ ip }: FastifyRequest, reply: FastifyReply) =>
    limitAttempts(
      db,
      reply,
      { key: `passkey ${toNetwork(ip)}`, max: config.loginLimit * NETWORK_FACTOR },
      { key: `passkey site ${toSite(ip)}`, max: config.loginLimit * SITE_FACTOR },
    );
  app.post(
    "/passkey-sign-in/begin",
    {
      config: { isPublic: true, summary: "Starts a sign-in with a passkey only" },
      onRequest,
      schema: { response: { 200: passkeyChallengeSchema } },
    },
    async (): Promise<PasskeyChallenge> => {
      const { challenge, options } = await toRequestOptions(site);
      return {
        ticket: await createChallenge(db, { purpose: "passkeySignIn", userId: null, content: challenge }),
        options,
      };
    },
  );
  app.post<{ Body: Use }>(
    "/passkey-sign-in",
    {
      config: { isPublic: true, summary: "Opens a session with a passkey only" },
      onRequest,
      schema: { body: useBody, response: tokens },
    },
    (request, reply) => signInAlone(passkeys, request, reply),
  );
  app.post<{ Body: Ticket }>(
    "/second-factor/passkey/begin",
    {
      config: { isPublic: true, summary: "Starts the second step of a sign-in with a passkey" },
      onRequest,
      schema: {
        body: ticketBody,
        response: { 200: { type: "object", properties: { options: { type: "object", additionalProperties: true } } } },
      },
    },
    async ({ body }) => ({ options: await beginSecondStep(passkeys, body.ticket) }),
  );
  app.post<{ Body: Use }>(
    "/second-factor/passkey",
    {
      config: { isPublic: true, summary: "Completes a sign-in with a passkey" },
      onRequest,
      schema: { body: useBody, response: tokens },
    },
    (request, reply) => completeSecondStep(passkeys, request, reply),
  );
}

/**
 * The passkey is both factors: the device has it, and has verified its user. A challenge is used up by the first attempt.
 * The responses to an unknown passkey, one of a disabled user and a wrong signature are the same.
 */
async function signInAlone(
  { context, site }: PasskeyContext,
  request: FastifyRequest<{ Body: Use }>,
  reply: FastifyReply,
): Promise<TokenPair> {
  const { db, sessions } = context;
  const { ticket, response } = request.body;
  const challenge = (await takeChallenge(db, "passkeySignIn", ticket))?.content ?? null;
  if (challenge === null) {
    throw signInExpired();
  }
  const found = await findUserPasskey(db, response.id);
  const isRight =
    found !== null &&
    !isCompanyUser(found.user.id) &&
    found.user.disabledAt === null &&
    (await takePasskey(db, site, { passkey: found.passkey, challenge, response, isAlone: true }));
  const pair = isRight
    ? await sessions.open(toSessionUser(found), { ...originOf(request), hasSecondFactor: true })
    : null;
  if (pair === null || found === null) {
    return await reject(context, request, found);
  }
  await noteSignIn(context, { request, reply, user: toSessionUser(found), title: TITLE });
  return pair;
}

async function beginSecondStep({ context: { db }, site }: PasskeyContext, ticket: string): Promise<PasskeyOptions> {
  const { challenge, user } = await requirePending(db, ticket);
  const passkeys = await findPasskeys(db, user.id);
  if (passkeys.length === 0) {
    throw signInExpired();
  }
  const started = await toRequestOptions(site, passkeys, "preferred");
  await setChallengeContent(db, challenge, started.challenge);
  return started.options;
}

/** The ticket is used up with the passkey, so neither is accepted twice. */
async function completeSecondStep(
  { context, site }: PasskeyContext,
  request: FastifyRequest<{ Body: Use }>,
  reply: FastifyReply,
): Promise<TokenPair> {
  const {
    db,
    sessions,
    config: { basePath },
  } = context;
  const { ticket, response } = request.body;
  const { challenge, user, passwordHash } = await requirePending(db, ticket);
  await limitCodeAttempts(db, { request, reply, basePath, user });
  const passkey = (await findPasskeys(db, user.id)).find(({ credentialId }) => credentialId === response.id);
  const content = challenge.content;
  const isRight =
    passkey !== undefined &&
    content !== null &&
    (await db.transaction(async (tx) => {
      const isTaken = await takePasskey(tx, site, { passkey, challenge: content, response, isAlone: false });
      if (isTaken && (await takeChallenge(tx, "signIn", ticket)) === null) {
        throw signInExpired();
      }
      return isTaken;
    }));
  if (passkey === undefined || !isRight) {
    return await reject(context, request, { user });
  }
  const origin = { ...originOf(request), passwordHash, hasSecondFactor: true, signedInBy: "password" } as const;
  const pair = await sessions.open(user, origin);
  if (pair === null) {
    throw signInExpired();
  }
  await noteSignIn(context, { request, reply, user, title: TITLE });
  return pair;
}

function toSessionUser({ user: { id, username, name, role } }: UserPasskey): SessionUser {
  return { id, username, name, role };
}

/** The same response for all reasons. */
async function reject(
  { db }: BackendContext,
  request: FastifyRequest,
  found: Pick<UserPasskey, "user"> | null,
): Promise<never> {
  const { id = null, username = null } = found?.user ?? {};
  await recordAudit(db, request, { action: "signInFailed", user: { id, username }, title: TITLE });
  throw new HttpProblem(401, "The passkey was not accepted", [fieldProblem("", "passkeyRejected", "was not accepted")]);
}
