import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readBasicCredentials } from "../auth/basic-credentials.ts";
import { addNotice, storeLanguage } from "../auth/notices.ts";
import { staffCallerOf } from "../auth/require-session.ts";
import type { SessionOrigin, SessionStore, SessionUser, TokenPair } from "../auth/session-store.ts";
import { findSignedInUser, type SignedIn } from "../auth/sign-in.ts";
import { createSignInRateLimit, isFromTrustedDevice } from "../auth/sign-in-rate-limit.ts";
import { rememberDevice } from "../auth/trusted-devices.ts";
import { toAuditedName } from "../auth/unknown-name.ts";
import type { BackendContext } from "../context/backend-context.ts";
import { toResponses } from "../entities/response-schema.ts";
import { unauthorized } from "../http/http-problem.ts";
import { recordAudit } from "../writes/record-audit.ts";
import { toWriteHandler } from "../writes/write-handler.ts";
import { requireNoSecondStep } from "./second-step.ts";
import { type SignInCalls, toSummary } from "./sign-in-calls.ts";

interface RefreshBody {
  readonly refreshToken: string;
}

/** Sign-in, refresh with token rotation, and sign-out of the main backend (spec §7). */
export function registerAuthRoutes(
  app: FastifyInstance,
  context: BackendContext,
  { authenticate, refresh, logout }: SignInCalls,
): void {
  const { sessions } = context;
  app.route({
    method: authenticate.method,
    url: authenticate.path,
    config: { isPublic: true, authorizedBy: ["basic"], ...toSummary(authenticate, "Opens a session") },
    onRequest: createSignInRateLimit(context),
    schema: { response: toResponses(authenticate) },
    handler: async (request, reply) => {
      const { user, passwordHash } = await requireUser(context, request, reply);
      return (
        (await sessions.open(user, { ...originOf(request), passwordHash, signedInBy: "password" })) ?? rejectSignIn()
      );
    },
  });
  app.route<{ Body: RefreshBody }>({
    method: refresh.method,
    url: refresh.path,
    config: { isPublic: true, ...toSummary(refresh, "Exchanges a refresh token for a new pair") },
    schema: { body: refresh.body, response: toResponses(refresh) },
    handler: (request) => refreshTokens(context, sessions, request),
  });
  app.route({
    method: logout.method,
    url: logout.path,
    config: { role: "reader", ...toSummary(logout, "Ends the session") },
    handler: toWriteHandler(context, { action: "signOut" }, (request) => async (tx) => {
      await sessions.end(staffCallerOf(request).sessionId, tx);
      return { answer: { statusCode: 204, etag: null } };
    }),
  });
}

/**
 * Returns the staff user with the credentials of a request. Responds with 401 if they are wrong, and with 401
 * and a ticket if a second step follows. Every attempt is audited.
 */
export async function requireUser(
  context: BackendContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedIn> {
  const { db, keys, config } = context;
  if (config.companySignIn?.passwords === false) {
    return rejectSignIn();
  }
  const credentials = readBasicCredentials(request.headers.authorization);
  const found = credentials === null ? null : await findSignedInUser(db, credentials, isFromTrustedDevice(request));
  if (found === null) {
    const username = credentials === null ? null : await toAuditedName(db, keys, credentials.username);
    await recordAudit(db, request, { action: "signInFailed", user: { id: null, username } });
    return rejectSignIn();
  }
  await requireNoSecondStep(context, request, found);
  await noteSignIn(context, { request, reply, user: found.user });
  return found;
}

/** Records a complete sign-in in the audit trail, trusts the device, and writes a notice if it is a new one. */
export async function noteSignIn(
  context: BackendContext,
  {
    request,
    reply,
    user,
    title = null,
  }: {
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
    readonly user: SessionUser;
    /** How the user has signed in, unless with a password. */
    readonly title?: string | null;
  },
): Promise<void> {
  const { basePath } = context.config;
  await context.db.transaction(async (tx) => {
    await recordAudit(tx, request, { action: "signIn", user, title });
    await storeLanguage(tx, user.id, request);
    if (await rememberDevice(tx, { request, reply, username: user.username, basePath })) {
      await addNotice(tx, context, { userId: user.id, kind: "newDevice", request });
    }
  });
}

/** The same message for all reasons. */
export function rejectSignIn(): never {
  throw unauthorized("User or password invalid");
}

/** IP address and user agent of a session, for the list of sessions. */
export function originOf({ ip, headers }: FastifyRequest): SessionOrigin {
  return { address: ip, userAgent: headers["user-agent"] };
}

/** A new token pair for the refresh token in a body. */
export async function refreshTokens(
  { db }: BackendContext,
  sessions: SessionStore,
  request: FastifyRequest<{ Body: RefreshBody }>,
): Promise<TokenPair> {
  const { pair, reusedOf } = await sessions.refresh(request.body.refreshToken);
  if (reusedOf !== null) {
    await recordAudit(db, request, { action: "refreshTokenReused", user: { id: reusedOf, username: null } });
  }
  if (pair === null) {
    throw unauthorized("Token refresh failed");
  }
  return pair;
}
