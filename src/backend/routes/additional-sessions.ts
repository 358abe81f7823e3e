import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { BackendCall } from "../../contract/backend.ts";
import { readSession } from "../auth/require-session.ts";
import type { TokenPair } from "../auth/session-store.ts";
import { createSignInRateLimit } from "../auth/sign-in-rate-limit.ts";
import type { BackendContext } from "../context/backend-context.ts";
import { toResponses } from "../entities/response-schema.ts";
import { originOf, refreshTokens, rejectSignIn, requireUser } from "./auth-routes.ts";

type Username = { readonly username?: string };
type RefreshToken = { readonly refreshToken: string };

/** The sessions of an additional backend. */
export interface AdditionalSessions {
  /** The backend's name, which its sessions are stored with. */
  readonly name: string;
  /** The calls that open and refresh a session, as declared in `schema/service.ts`. */
  readonly calls: { readonly authenticate: BackendCall; readonly refresh: BackendCall };
}

/** Paths below the prefix of that backend. */
export const additionalSessionPaths = { authenticate: "/token", refresh: "/refresh" } as const;

const usernameSchema = {
  type: ["object", "null"],
  properties: { username: { type: "string", minLength: 1, maxLength: 254 } },
};

/**
 * The two session routes of an additional backend.
 *
 * @example
 * registerAdditionalSessions(app, context, { name: "archive", calls: serviceCalls });
 */
export function registerAdditionalSessions(
  app: FastifyInstance,
  context: BackendContext,
  { name, calls }: AdditionalSessions,
): void {
  const response = toResponses(calls.authenticate);
  app.post<{ Body: Username | null }>(
    additionalSessionPaths.authenticate,
    {
      config: {
        isPublic: true,
        summary: `Opens a session of the ${name} backend, by name and password or by a main session`,
        authorizedBy: ["basic", "bearer"],
      },
      onRequest: createSignInRateLimit(context),
      schema: { body: usernameSchema, response },
    },
    (request, reply) => openSession({ context, name }, request, reply),
  );
  app.post<{ Body: RefreshToken }>(
    additionalSessionPaths.refresh,
    {
      config: { isPublic: true, summary: "A new pair of tokens for a refresh token" },
      schema: { body: calls.refresh.body, response },
    },
    (request) => refreshTokens(context, context.sessionsOf(name), request),
  );
}

/** Opens a session from the main session of the same user, with which it ends, or by username and password. */
async function openSession(
  { context, name }: { readonly context: BackendContext; readonly name: string },
  request: FastifyRequest<{ Body: Username | null }>,
  reply: FastifyReply,
): Promise<TokenPair> {
  const { authorization } = request.headers;
  const username = request.body?.username;
  const claims = await readSession(context, "main", authorization);
  if (claims !== null && (username === undefined || username === claims.username)) {
    const user = { id: claims.userId, username: claims.username, name: claims.name, role: claims.role };
    const origin = { ...originOf(request), parentId: claims.sessionId };
    return (await context.sessionsOf(name).open(user, origin)) ?? rejectSignIn();
  }
  const { user, passwordHash } = await requireUser(context, request, reply);
  if (username !== undefined && username !== user.username) {
    return rejectSignIn();
  }
  const origin = { ...originOf(request), passwordHash, signedInBy: "password" } as const;
  return (await context.sessionsOf(name).open(user, origin)) ?? rejectSignIn();
}
