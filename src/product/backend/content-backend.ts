import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readSession } from "#backend/auth/require-session.ts";
import type { TokenPair } from "#backend/auth/session-store.ts";
import { createSignInRateLimit } from "#backend/auth/sign-in-rate-limit.ts";
import type { BackendContext } from "#backend/context/backend-context.ts";
import { toResponses } from "#backend/entities/response-schema.ts";
import { unauthorized } from "#backend/http/http-problem.ts";
import type { FurtherBackend } from "#backend/product.ts";
import { originOf, refreshPair, requireUser } from "#backend/routes/auth-routes.ts";
import { serviceCalls } from "../../../generated/backend/service.ts";
import type { RefreshRequest } from "../../../schema/service.ts";

type Username = { readonly username?: string };
type Document = { readonly name: string; readonly parameters?: Readonly<Record<string, unknown>> };

const usernameSchema = {
  type: ["object", "null"],
  properties: { username: { type: "string", minLength: 1, maxLength: 254 } },
};

const documentSchema = {
  type: "object",
  properties: {
    name: { type: "string", minLength: 1, maxLength: 120 },
    parameters: { type: "object", additionalProperties: true, maxProperties: 100 },
  },
  required: ["name"],
  additionalProperties: false,
};

const querySchema = {
  type: "object",
  properties: { name: { type: "string" }, parameters: { type: "object", additionalProperties: true } },
};

/** The content backend of spec §6: sessions of its own, and queries that echo what they are sent. */
export const contentBackend: FurtherBackend = {
  register: registerContentRoutes,
  paths: { authenticate: "/token", refresh: "/refresh" },
};

function registerContentRoutes(app: FastifyInstance, context: BackendContext): void {
  const response = toResponses(serviceCalls.authenticate);
  app.post<{ Body: Username | null }>(
    "/token",
    {
      config: {
        isPublic: true,
        summary: "Opens a session of the content backend, by name and password or by a main session",
        authorizedBy: ["basic", "bearer"],
      },
      onRequest: createSignInRateLimit(context),
      schema: { body: usernameSchema, response },
    },
    (request, reply) => openContentSession(context, request, reply),
  );
  app.post<{ Body: RefreshRequest }>(
    "/refresh",
    {
      config: { isPublic: true, summary: "A new pair of tokens for a refresh token" },
      schema: { body: serviceCalls.refresh.body, response },
    },
    (request) => refreshPair(context, context.sessionsOf("content"), request),
  );
  app.get<{ Params: { name: string }; Querystring: Record<string, string> }>(
    "/query/:name",
    { config: { summary: "Answers a query with what it was asked" }, schema: { response: { 200: querySchema } } },
    (request, reply) => reply.send({ name: request.params.name, parameters: request.query }),
  );
  app.post<{ Body: Document }>(
    "/query",
    {
      config: { role: "reader", summary: "Answers a document with what it was asked" },
      schema: { body: documentSchema, response: { 200: querySchema } },
    },
    (request, reply) => reply.send({ name: request.body.name, parameters: request.body.parameters ?? {} }),
  );
}

/** By the main session of the same user, which it then ends with, or by name and password. */
async function openContentSession(
  context: BackendContext,
  request: FastifyRequest<{ Body: Username | null }>,
  reply: FastifyReply,
): Promise<TokenPair> {
  const { authorization } = request.headers;
  const username = request.body?.username;
  const claims = await readSession(context, "main", authorization);
  if (claims !== null && (username === undefined || username === claims.username)) {
    const user = { id: claims.userId, username: claims.username, name: claims.name, role: claims.role };
    return await context.sessionsOf("content").open(user, { ...originOf(request), parentId: claims.sessionId });
  }
  const user = await requireUser(context, request, reply);
  if (username !== undefined && username !== user.username) {
    throw unauthorized("User or password invalid");
  }
  return await context.sessionsOf("content").open(user, originOf(request));
}
