import type { FastifyInstance, FastifyRequest } from "fastify";
import { readBasicCredentials } from "../auth/basic-credentials.ts";
import { claimsOf } from "../auth/require-session.ts";
import type { SessionStore, SessionUser, TokenPair } from "../auth/session-store.ts";
import { findSignedInUser } from "../auth/sign-in.ts";
import { createLoginLimit } from "../auth/sign-in-rate-limit.ts";
import type { BackendContext } from "../context/backend-context.ts";
import { unauthorized } from "../http/http-problem.ts";
import { recordAudit } from "../writes/record-audit.ts";
import { toWriteHandler } from "../writes/write-handler.ts";

/** The body of a refresh, on either backend. */
export const refreshBodySchema = {
  type: "object",
  properties: { refreshToken: { type: "string", minLength: 1, maxLength: 500 } },
  required: ["refreshToken"],
};

/** Answers of sign-in and refresh, on either backend. */
export const tokenPairSchema = {
  type: "object",
  properties: { accessToken: { type: "string" }, refreshToken: { type: "string" } },
};

/** Sign-in, refresh and sign-out of the main backend (spec §7). */
export function registerAuthRoutes(app: FastifyInstance, context: BackendContext): void {
  const { sessions } = context;
  const response = { 200: tokenPairSchema };
  app.post(
    "/authentication",
    { config: { isPublic: true }, onRequest: createLoginLimit(context), schema: { response } },
    async (request) => await sessions.main.open(await requireUser(context, request)),
  );
  app.post<{ Body: { refreshToken: string } }>(
    "/refresh-token",
    { config: { isPublic: true }, schema: { body: refreshBodySchema, response } },
    (request) => refreshPair(context, sessions.main, request),
  );
  app.post(
    "/logout",
    toWriteHandler(context, { action: "signOut" }, (request) => async (tx) => {
      await sessions.main.end(claimsOf(request).sessionId, tx);
      return { answer: { statusCode: 204, etag: null } };
    }),
  );
}

/** Whose name and password a request carries; told to the audit trail either way. */
export async function requireUser({ db }: BackendContext, request: FastifyRequest): Promise<SessionUser> {
  const credentials = readBasicCredentials(request.headers.authorization);
  const user = credentials === null ? null : await findSignedInUser(db, credentials);
  if (user === null) {
    const attempt = { id: null, username: credentials?.username ?? null };
    await recordAudit(db, request, { action: "signInFailed", user: attempt });
    throw unauthorized("User or password invalid");
  }
  await recordAudit(db, request, { action: "signIn", user });
  return user;
}

/** A new pair for the token in a refresh's body. */
export async function refreshPair(
  { db }: BackendContext,
  sessions: SessionStore,
  request: FastifyRequest<{ Body: { refreshToken: string } }>,
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
