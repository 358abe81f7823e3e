import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { JsonSchema } from "../../contract/json-schema.ts";
import { type Role, roles } from "../../contract/staff.ts";
import { addNotice } from "../auth/notices.ts";
import { staffCallerOf } from "../auth/require-session.ts";
import { resetFactors } from "../auth/second-factors.ts";
import { createStaffLink } from "../auth/staff-links.ts";
import { staffNameSchema, toShownName, toUsername, usernameSchema } from "../auth/staff-names.ts";
import { changeStaffUser, createStaffUser, listStaffUsers, type StaffChange, toStaffRow } from "../auth/staff-users.ts";
import type { BackendContext } from "../context/backend-context.ts";
import type { Db } from "../database/database.ts";
import { sessions, staffUsers } from "../database/own-tables.ts";
import { toListSchema } from "../entities/response-schema.ts";
import { idOf } from "../entities/route-context.ts";
import { isId } from "../entities/stored-entity.ts";
import { notFound } from "../http/http-problem.ts";
import { rejectNulCharacters } from "../http/request-body.ts";
import { toWriteHandler } from "../writes/write-handler.ts";
import { listSessions, sessionListSchema } from "./session-routes.ts";

const text: JsonSchema = { type: "string" };
const time: JsonSchema = { type: "string", format: "date-time" };
const role: JsonSchema = { type: "string", enum: roles };
const row: JsonSchema = {
  type: "object",
  properties: { id: text, username: text, name: text, role: text, state: text, createdAt: time, lastUsedAt: time },
};
const listed: JsonSchema = { ...row, properties: { ...row.properties, hasSecondFactor: { type: "boolean" } } };
const link: JsonSchema = { type: "object", properties: { token: text, expiresAt: time } };

/** Administrators list, invite, change, reset and disable staff users, and end their sessions. */
export function registerStaffRoutes(app: FastifyInstance, context: BackendContext): void {
  registerStaffList(app, context);
  registerInvitation(app, context);
  registerStaffChange(app, context);
  registerPasswordReset(app, context);
  registerSessionAdministration(app, context);
  registerFactorReset(app, context);
}

const only = { role: "administrator" as Role };

async function preValidation({ body }: { readonly body: unknown }) {
  rejectNulCharacters(body);
  toStoredNames(body);
}

function registerStaffList(app: FastifyInstance, { db }: BackendContext): void {
  app.get(
    "/staff",
    { config: { ...only, summary: "Who may sign in" }, schema: { response: { 200: toListSchema(listed) } } },
    async () => {
      const data = await listStaffUsers(db);
      return { data, total: data.length };
    },
  );
}

function registerInvitation(app: FastifyInstance, context: BackendContext): void {
  app.post(
    "/staff",
    {
      config: {
        ...only,
        needsProof: true,
        summary: "Invites a staff user. Returns, only once, the token that sets their password",
      },
      schema: {
        body: objectOf({ username: usernameSchema, name: staffNameSchema, role }, ["username", "name", "role"]),
        response: { 201: { type: "object", properties: { user: row, link } } },
      },
      preValidation,
    },
    toWriteHandler(context, { action: "inviteStaffUser" }, ({ body }) => async (tx) => {
      const id = await createStaffUser(tx, { ...(body as Invitation), password: null });
      const user = await readStaffUser(tx, id);
      return {
        answer: { statusCode: 201, etag: null, body: { user, link: await createStaffLink(tx, id) } },
        recordId: id,
        title: user.username,
        after: { ...user },
      };
    }),
  );
}

function registerStaffChange(app: FastifyInstance, context: BackendContext): void {
  app.put(
    "/staff/:id",
    {
      config: { ...only, needsProof: true, summary: "Changes a staff user's name or role, or disables them" },
      schema: {
        body: objectOf({ name: staffNameSchema, role, disabled: { type: "boolean" } }, ["name", "role", "disabled"]),
        response: { 200: row },
      },
      preValidation,
    },
    toWriteHandler(context, { action: "changeStaffUser" }, ({ params, body }) => async (tx) => {
      const before = await readStaffUser(tx, idOf(params));
      const changed = await changeStaffUser(tx, before.id, body as StaffChange);
      const after = changed === null ? before : toStaffRow(changed);
      const answer = { statusCode: 200, etag: null, body: after };
      return { answer, recordId: before.id, title: before.username, before: { ...before }, after: { ...after } };
    }),
  );
}

function registerPasswordReset(app: FastifyInstance, context: BackendContext): void {
  app.post(
    "/staff/:id/reset",
    {
      config: {
        ...only,
        needsProof: true,
        summary: "Removes a password and ends the sessions. Returns the token that sets a new one",
      },
      schema: { response: { 200: link } },
    },
    toWriteHandler(context, { action: "resetPassword" }, ({ params }) => async (tx) => {
      const { id, username: title } = await readStaffUser(tx, idOf(params));
      await changeStaffUser(tx, id, { password: null });
      await addNotice(tx, context, { userId: id, kind: "passwordReset", request: null });
      return { answer: { statusCode: 200, etag: null, body: await createStaffLink(tx, id) }, recordId: id, title };
    }),
  );
}

function registerSessionAdministration(app: FastifyInstance, context: BackendContext): void {
  const { db } = context;
  app.get(
    "/staff/:id/sessions",
    { config: { ...only, summary: "A staff user's sessions" }, schema: { response: { 200: sessionListSchema } } },
    async (request) => {
      const { id } = await readStaffUser(db, idOf(request.params));
      return await listSessions(db, id, staffCallerOf(request).sessionId);
    },
  );
  app.delete(
    "/staff/:id/sessions",
    { config: { ...only, summary: "Ends all of a staff user's sessions" } },
    toWriteHandler(context, { action: "endSessionsOf" }, ({ params }) => async (tx) => {
      const { id, username: title } = await readStaffUser(tx, idOf(params));
      await tx.delete(sessions).where(eq(sessions.userId, id));
      return { answer: { statusCode: 204, etag: null }, recordId: id, title };
    }),
  );
}

function registerFactorReset(app: FastifyInstance, context: BackendContext): void {
  app.delete(
    "/staff/:id/factors",
    { config: { ...only, needsProof: true, summary: "Removes a staff user's second factors, and ends the sessions" } },
    toWriteHandler(context, { action: "resetFactors" }, ({ params }) => async (tx) => {
      const { id, username: title } = await readStaffUser(tx, idOf(params));
      if ((await resetFactors(tx, id)) > 0) {
        await addNotice(tx, context, { userId: id, kind: "factorsReset", request: null });
      }
      return { answer: { statusCode: 204, etag: null }, recordId: id, title };
    }),
  );
}

/** Normalizes the names in a body before validation. */
function toStoredNames(body: unknown): void {
  if (typeof body === "object" && body !== null) {
    const names = body as { username?: unknown; name?: unknown };
    if (typeof names.username === "string") {
      names.username = toUsername(names.username);
    }
    if (typeof names.name === "string") {
      names.name = toShownName(names.name);
    }
  }
}

interface Invitation {
  readonly username: string;
  readonly name: string;
  readonly role: Role;
}

function objectOf(properties: NonNullable<JsonSchema["properties"]>, required: readonly string[]): JsonSchema {
  return { type: "object", properties, required, additionalProperties: false };
}

async function readStaffUser(db: Db, id: string) {
  const [user] = isId(id) ? await db.select().from(staffUsers).where(eq(staffUsers.id, id)) : [];
  if (user === undefined) {
    throw notFound();
  }
  return toStaffRow(user);
}
