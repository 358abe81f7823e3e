import type { FastifyInstance } from "fastify";
import type { JsonSchema } from "../../contract/json-schema.ts";
import { listNotices } from "../auth/notices.ts";
import { staffCallerOf } from "../auth/require-session.ts";
import type { BackendContext } from "../context/backend-context.ts";
import { toListSchema } from "../entities/response-schema.ts";

const text: JsonSchema = { type: "string" };
const time: JsonSchema = { type: "string", format: "date-time" };
const row: JsonSchema = {
  type: "object",
  properties: {
    id: text,
    kind: text,
    at: time,
    address: text,
    userAgent: text,
    factor: text,
    name: text,
    more: { type: "integer" },
    sentAt: time,
  },
};

/** `GET /notices`: the notices of the signed-in user (decision 0096). */
export function registerNoticeRoute(app: FastifyInstance, { db }: BackendContext): void {
  app.get(
    "/notices",
    {
      config: { summary: "One's own latest notices" },
      schema: { response: { 200: toListSchema(row) } },
    },
    (request) => listNotices(db, staffCallerOf(request).userId),
  );
}
