import {
  type AdditionalBackend,
  additionalSessionPaths,
  type BackendContext,
  registerAdditionalSessions,
} from "entity-console/backend";
import type { FastifyInstance } from "fastify";
import { serviceCalls } from "../../../generated/backend/service.ts";

type Document = { readonly name: string; readonly parameters?: Readonly<Record<string, unknown>> };

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

/** The content backend of spec §6: separate sessions, and queries that return their parameters. */
export const contentBackend: AdditionalBackend = {
  register: registerContentRoutes,
  paths: additionalSessionPaths,
};

function registerContentRoutes(app: FastifyInstance, context: BackendContext): void {
  registerAdditionalSessions(app, context, { name: "content", calls: serviceCalls });
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
