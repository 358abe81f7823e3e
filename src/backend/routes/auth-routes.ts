import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readBasicCredentials } from "../auth/basic-credentials.ts";
import { staffCallerOf } from "../auth/require-session.ts";
import type { SessionOrigin, SessionStore, TokenPair } from "../auth/session-store.ts";
import { findSignedInUser, type SignedIn } from "../auth/sign-in.ts";
import { createSignInRateLimit, isFromTrustedDevice } from "../auth/sign-in-rate-limit.ts";
import { rememberDevice } from "../auth/trusted-devices.ts";
import type { BackendContext } from "../context/backend-context.ts";
import { toResponses } from "../entities/response-schema.ts";
import { unauthorized } from "../http/http-problem.ts";
import { recordAudit } from "../writes/record-audit.ts";
import { toWriteHandler } from "../writes/write-handler.ts";
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
      return (await sessions.open(user, { ...originOf(request), passwordHash })) ?? rejectSignIn();
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

/** The staff user with the credentials of a request. Every attempt is audited. */
export async function requireUser(
  { db, config: { basePath } }: BackendContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedIn> {
  const credentials = readBasicCredentials(request.headers.authorization);
  const found = credentials === null ? null : await findSignedInUser(db, credentials, isFromTrustedDevice(request));
  if (found === null) {
    const attempt = { id: null, username: credentials?.username ?? null };
    await recordAudit(db, request, { action: "signInFailed", user: attempt });
    return rejectSignIn();
  }
  await recordAudit(db, request, { action: "signIn", user: found.user });
  await rememberDevice(db, { request, reply, username: found.user.username, basePath });
  return found;
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
