import type { FastifyInstance, FastifyRequest } from "fastify";
import { unauthorized } from "../http/http-problem.ts";
import { type AccessClaims, readBearerToken, verifyAccessToken } from "./access-token.ts";
import type { Audience } from "./auth-keys.ts";
import type { KeyRing } from "./key-ring.ts";
import type { SessionStore } from "./session-store.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** A route without this needs a session: deny by default. */
    readonly isPublic?: boolean;
  }
  interface FastifyRequest {
    claims: AccessClaims | null;
  }
}

/** What a session is checked against. */
export interface SessionContext {
  readonly keys: KeyRing;
  sessionsOf(audience: Audience): SessionStore;
}

/** Refuses every request below `app` that has no token of an open session, unless its route is public. */
export function requireSession(app: FastifyInstance, context: SessionContext, audience: Audience): void {
  app.decorateRequest("claims", null);
  app.addHook("onRequest", async (request) => {
    if (request.routeOptions.config.isPublic === true) {
      return;
    }
    request.claims = await readSession(context, audience, request.headers.authorization);
    if (request.claims === null) {
      throw unauthorized();
    }
  });
}

/** The claims of the bearer token in an Authorization header; null where it is not one of an open session. */
export async function readSession(
  { keys, sessionsOf }: SessionContext,
  audience: Audience,
  header: string | undefined,
): Promise<AccessClaims | null> {
  const token = readBearerToken(header);
  const claims = token === null ? null : await verifyAccessToken(keys, audience, token);
  return claims !== null && (await sessionsOf(audience).isOpen(claims.sessionId)) ? claims : null;
}

/** The claims of the session that `requireSession` found. */
export function claimsOf(request: FastifyRequest): AccessClaims {
  if (request.claims === null) {
    throw unauthorized();
  }
  return request.claims;
}
