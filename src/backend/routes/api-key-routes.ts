import type { FastifyInstance, FastifyRequest } from "fastify";
import { API_KEY_LIMITS, type ApiKeyRotation, type ApiKeyRow, type NewApiKey } from "../../contract/api-keys.ts";
import type { JsonSchema } from "../../contract/json-schema.ts";
import {
  createApiKey,
  findApiKey,
  listApiKeys,
  noticeCreator,
  readApiKeyRow,
  removeApiKey,
  rotateApiKey,
  toApiKeyRow,
  toAuditedKey,
} from "../auth/api-keys.ts";
import { staffCallerOf } from "../auth/require-session.ts";
import { rejectInvalidName, staffNameSchema, toShownName } from "../auth/staff-names.ts";
import { findStaffUser } from "../auth/staff-users.ts";
import type { BackendContext } from "../context/backend-context.ts";
import type { Db } from "../database/database.ts";
import { idOf } from "../entities/route-context.ts";
import { isId } from "../entities/stored-entity.ts";
import { fieldProblem, invalid, notFound } from "../http/http-problem.ts";
import { rejectNulCharacters } from "../http/request-body.ts";
import type { BackendProduct } from "../product.ts";
import { toWriteHandler } from "../writes/write-handler.ts";

const text: JsonSchema = { type: "string" };
const time: JsonSchema = { type: "string", format: "date-time" };
const row: JsonSchema = {
  type: "object",
  properties: {
    id: text,
    name: text,
    scopes: { type: "array", items: text },
    createdAt: time,
    createdBy: text,
    expiresAt: time,
    lastUsedAt: time,
    formerUntil: time,
  },
};
const list = {
  type: "object",
  properties: {
    data: { type: "array", items: row },
    total: { type: "integer" },
    scopes: { type: "array", items: text },
  },
} as const;
const created: JsonSchema = { type: "object", properties: { key: row, secret: text } };
const only = { role: "administrator" } as const;
const DAY_MS = 24 * 3_600_000;

/** Administrators list, create, rotate and revoke API keys. There are no such calls if the product has no scopes. */
export function registerApiKeyRoutes(
  app: FastifyInstance,
  context: BackendContext,
  { scopes = [] }: BackendProduct,
): void {
  if (scopes.length === 0) {
    return;
  }
  app.get(
    "/staff-api-keys",
    {
      config: { ...only, summary: "API keys of services, and the scopes that a new one can have" },
      schema: { response: { 200: list } },
    },
    async () => {
      const data = (await listApiKeys(context.db)).map(toApiKeyRow);
      return { data, total: data.length, scopes };
    },
  );
  registerCreation(app, context, scopes);
  registerRotation(app, context);
  app.delete(
    "/staff-api-keys/:id",
    { config: { ...only, needsProof: true, summary: "Revokes an API key, which is rejected from then on" } },
    toWriteHandler(context, { action: "removeApiKey" }, (request) => async (tx) => {
      const key = await requireKey(tx, idOf(request.params));
      await noticeCreator(tx, context, { id: key.id, kind: "apiKeyRemoved", request });
      await removeApiKey(tx, key.id);
      const answer = { statusCode: 204, etag: null };
      return { answer, recordId: key.id, title: key.name, before: toAuditedKey(key) };
    }),
  );
}

function registerCreation(app: FastifyInstance, context: BackendContext, scopes: readonly string[]): void {
  app.post(
    "/staff-api-keys",
    {
      config: { ...only, needsProof: true, summary: "Creates an API key, and returns it only once" },
      schema: {
        body: {
          type: "object",
          properties: {
            name: staffNameSchema,
            scopes: { type: "array", items: { type: "string", enum: scopes }, minItems: 1, uniqueItems: true },
            expiresAt: time,
          },
          required: ["name", "scopes", "expiresAt"],
          additionalProperties: false,
        },
        response: { 201: created },
      },
      preValidation: async ({ body }) => {
        rejectNulCharacters(body);
        toStoredName(body);
      },
    },
    toWriteHandler(context, { action: "addApiKey" }, (request) => async (tx) => {
      const { name, scopes: given, expiresAt } = request.body as NewApiKey;
      const end = readEnd(expiresAt);
      await rejectName(tx, name);
      const { userId: createdBy } = staffCallerOf(request);
      const { id, secret } = await createApiKey(tx, { name, scopes: given, expiresAt: end, createdBy });
      await noticeCreator(tx, context, { id, kind: "apiKeyAdded", request });
      const key = await requireKey(tx, id);
      return {
        answer: { statusCode: 201, etag: null, body: { key, secret } },
        recordId: id,
        title: name,
        after: toAuditedKey(key),
      };
    }),
  );
}

function registerRotation(app: FastifyInstance, context: BackendContext): void {
  app.post(
    "/staff-api-keys/:id/rotate",
    {
      config: { ...only, needsProof: true, summary: "Replaces an API key by a new one, which is returned only once" },
      schema: {
        body: {
          type: "object",
          properties: {
            expiresAt: time,
            overlapHours: { type: "integer", minimum: 0, maximum: API_KEY_LIMITS.overlapHours },
          },
          required: ["expiresAt", "overlapHours"],
          additionalProperties: false,
        },
        response: { 200: created },
      },
    },
    toWriteHandler(context, { action: "rotateApiKey" }, (request) => async (tx) => {
      const { expiresAt, overlapHours } = request.body as ApiKeyRotation;
      const before = await requireKey(tx, idOf(request.params));
      const { id } = before;
      const secret = await rotateApiKey(tx, { id, overlapHours, expiresAt: readEnd(expiresAt) });
      const key = await requireKey(tx, id);
      await noticeCreator(tx, context, { id, kind: "apiKeyRotated", request });
      return {
        answer: { statusCode: 200, etag: null, body: { key, secret } },
        recordId: id,
        title: key.name,
        before: toAuditedKey(before),
        after: { ...toAuditedKey(key), overlapHours },
      };
    }),
  );
}

async function requireKey(tx: Db, id: string): Promise<ApiKeyRow> {
  const key = isId(id) ? await readApiKeyRow(tx, id) : null;
  if (key === null) {
    throw notFound();
  }
  return key;
}

function toStoredName(body: FastifyRequest["body"]): void {
  if (typeof body === "object" && body !== null) {
    const given = body as { name?: unknown };
    if (typeof given.name === "string") {
      given.name = toShownName(given.name);
    }
  }
}

/** Audit entries show the name, so it must be neither the one of another key nor the one of a staff user. */
async function rejectName(tx: Db, name: string): Promise<void> {
  rejectInvalidName(name, "shown");
  if ((await findApiKey(tx, name)) !== null || (await findStaffUser(tx, name)) !== null) {
    throw invalid([fieldProblem("name", "unique", "is already taken")]);
  }
}

/** A forgotten key ends some day. */
function readEnd(expiresAt: string): Date {
  const end = new Date(expiresAt);
  const now = Date.now();
  if (!(end.getTime() > now && end.getTime() <= now + API_KEY_LIMITS.days * DAY_MS)) {
    throw invalid([fieldProblem("expiresAt", "range", `must be within the next ${API_KEY_LIMITS.days} days`)]);
  }
  return end;
}
