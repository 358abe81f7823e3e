import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Role, roleOfMethod } from "../../contract/staff.ts";
import { forbidden, unauthorized } from "../http/http-problem.ts";
import { readBearerToken, verifyAccessToken } from "./access-token.ts";
import { isApiKey, readApiKey } from "./api-keys.ts";
import type { Audience } from "./auth-keys.ts";
import type { Caller } from "./caller.ts";
import type { KeyRing } from "./key-ring.ts";
import { type ProofContext, requireRecentProof } from "./recent-proof.ts";
import type { SessionStore } from "./session-store.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Public route. All other routes need a session. */
    readonly isPublic?: boolean;
    /** The required role. Default: any role for reads, administrator for writes. */
    readonly role?: Role | undefined;
    /** The scope with which an API key may call it. Default: none. */
    readonly scope?: string;
    /** True if a session must have a recent proof of identity (decision 0089). API keys need none. */
    readonly needsProof?: boolean;
  }
  interface FastifyRequest {
    claims: Caller | null;
  }
}

/** Dependencies of the session check. */
export interface SessionContext extends ProofContext {
  readonly keys: KeyRing;
  sessionsOf(audience: Audience): SessionStore;
}

/** Rejects requests below `app` without the required permission, unless the route is public. */
export function requireSession(app: FastifyInstance, context: SessionContext, audience: Audience): void {
  app.decorateRequest("claims", null);
  app.addHook("onRequest", async (request) => {
    if (request.routeOptions.config.isPublic === true) {
      return;
    }
    request.claims = await readCaller(context, audience, request.headers.authorization);
    if (request.claims === null) {
      throw unauthorized();
    }
    if (!isAllowed(request.claims, request)) {
      throw forbidden();
    }
    const { userId, sessionId } = request.claims;
    if (request.routeOptions.config.needsProof === true && sessionId !== null) {
      await requireRecentProof(context, { userId, sessionId });
    }
  });
}

function isAllowed({ role, scopes }: Caller, { method, routeOptions: { config } }: FastifyRequest): boolean {
  if (role === null) {
    return config.scope !== undefined && scopes.includes(config.scope);
  }
  return role === "administrator" || (config.role ?? roleOfMethod(method)) === "reader";
}

async function readCaller(
  context: SessionContext,
  audience: Audience,
  header: string | undefined,
): Promise<Caller | null> {
  const token = readBearerToken(header);
  return token !== null && isApiKey(token) && audience === "main"
    ? await readApiKey(context.db, token)
    : await readSession(context, audience, header);
}

/** The session of a bearer token; null if it is not valid. */
export async function readSession(
  { keys, sessionsOf }: Pick<SessionContext, "keys" | "sessionsOf">,
  audience: Audience,
  header: string | undefined,
): Promise<StaffCaller | null> {
  const token = readBearerToken(header);
  const claims = token === null ? null : await verifyAccessToken(keys, audience, token);
  const role = claims === null ? null : await sessionsOf(audience).findRole(claims.sessionId);
  return claims === null || role === null ? null : { ...claims, role, scopes: [] };
}

/** A staff user with a session. */
export interface StaffCaller extends Caller {
  readonly sessionId: string;
  readonly role: Role;
}

/**
 * The caller, as determined by `requireSession`.
 *
 * @example
 * const { userId } = claimsOf(request);
 */
export function claimsOf(request: FastifyRequest): Caller {
  if (request.claims === null) {
    throw unauthorized();
  }
  return request.claims;
}

/** The calling staff user. Throws for an API key, which has no session. */
export function staffCallerOf(request: FastifyRequest): StaffCaller {
  const { sessionId, role, ...caller } = claimsOf(request);
  if (sessionId === null || role === null) {
    throw forbidden();
  }
  return { ...caller, sessionId, role };
}
