import { and, asc, eq, ne, or } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { v7 as newId } from "uuid";
import type { JsonSchema } from "../../contract/json-schema.ts";
import { type ListView, listViewSchema, type ViewContent, viewContentSchema } from "../../contract/list-views.ts";
import type { Role } from "../../contract/staff.ts";
import { type StaffCaller, staffCallerOf } from "../auth/require-session.ts";
import type { BackendContext } from "../context/backend-context.ts";
import type { Db } from "../database/database.ts";
import { staffUsers } from "../database/own-tables.ts";
import { defaultViews, listViews } from "../database/team-tables.ts";
import { withRetry } from "../database/with-retry.ts";
import type { EntityModel } from "../entities/entity-model.ts";
import { requireRead } from "../entities/entity-permission.ts";
import { toListSchema, toResponseSchema } from "../entities/response-schema.ts";
import { idOf } from "../entities/route-context.ts";
import { isId } from "../entities/stored-entity.ts";
import { forbidden, notFound } from "../http/http-problem.ts";
import { rejectNulCharacters } from "../http/request-body.ts";

const list: JsonSchema = { type: "string", maxLength: 100 };
const newBody: JsonSchema = {
  ...viewContentSchema,
  properties: { list, ...viewContentSchema.properties },
  required: ["list", ...viewContentSchema.required],
};
const defaultBody: JsonSchema = {
  type: "object",
  properties: { isDefault: { type: "boolean" } },
  required: ["isDefault"],
  additionalProperties: false,
};

interface NewView extends ViewContent {
  readonly list: string;
}

type StoredView = typeof listViews.$inferSelect;

/** Users of any role have private views. */
const anyRole = { role: "reader" as Role };
const preValidation = async ({ body }: { readonly body: unknown }) => rejectNulCharacters(body);
const one = toResponseSchema(listViewSchema);

/**
 * Saved views of lists (decision 0081): one's own and those that others share. Views change no data, so that they have no
 * audit entries.
 */
export function registerViewRoutes(app: FastifyInstance, context: BackendContext, model: EntityModel): void {
  registerReading(app, context, model);
  registerWriting(app, context, model);
}

function registerReading(app: FastifyInstance, { db }: BackendContext, model: EntityModel): void {
  app.get(
    "/list-views",
    {
      config: { ...anyRole, summary: "Saved views of a list, one's own and shared ones, oldest first" },
      schema: {
        querystring: { type: "object", properties: { list }, required: ["list"], additionalProperties: false },
        response: { 200: toListSchema(listViewSchema) },
      },
    },
    async (request) => {
      const caller = staffCallerOf(request);
      const { list: entity } = request.query as { readonly list: string };
      requireRead(model, entity, caller);
      const isVisible = or(eq(listViews.ownerId, caller.userId), eq(listViews.isShared, true));
      const data = await readViews(db, caller, and(eq(listViews.list, entity), isVisible));
      return { data, total: data.length };
    },
  );
  app.put(
    "/list-views/:id/default",
    {
      config: { ...anyRole, summary: "Opens a list with a view, for oneself, or no longer" },
      schema: { body: defaultBody, response: { 200: one } },
      preValidation,
    },
    async (request) => {
      const caller = staffCallerOf(request);
      const { isDefault } = request.body as { readonly isDefault: boolean };
      return await write(db, async (tx) => {
        const view = await holdVisible(tx, idOf(request.params), caller);
        const { userId } = caller;
        if (isDefault) {
          const set = { viewId: view.id };
          const target = [defaultViews.userId, defaultViews.list];
          const values = { userId, list: view.list, viewId: view.id };
          await tx.insert(defaultViews).values(values).onConflictDoUpdate({ target, set });
        } else {
          const isOwn = and(eq(defaultViews.userId, userId), eq(defaultViews.viewId, view.id));
          await tx.delete(defaultViews).where(isOwn);
        }
        return await readOne(tx, caller, view.id);
      });
    },
  );
}

function registerWriting(app: FastifyInstance, { db }: BackendContext, model: EntityModel): void {
  app.post(
    "/list-views",
    {
      config: { ...anyRole, summary: "Saves a view of a list; only administrators share it" },
      schema: { body: newBody, response: { 201: one } },
      preValidation,
    },
    async (request, reply) => {
      const caller = staffCallerOf(request);
      const body = request.body as NewView;
      requireRead(model, body.list, caller);
      const view = await write(db, async (tx) => {
        const id = newId();
        await tx.insert(listViews).values({ id, list: body.list, ownerId: caller.userId, ...toContent(body, caller) });
        await keepOneDefault(tx, { id, ...body });
        return await readOne(tx, caller, id);
      });
      return reply.code(201).send(view);
    },
  );
  app.put(
    "/list-views/:id",
    {
      config: { ...anyRole, summary: "Changes a view; for its owner and administrators" },
      schema: { body: viewContentSchema, response: { 200: one } },
      preValidation,
    },
    async (request) => {
      const caller = staffCallerOf(request);
      const body = request.body as ViewContent;
      return await write(db, async (tx) => {
        const { id, list: entity, ownerId } = await holdEditable(tx, idOf(request.params), caller);
        await tx.update(listViews).set(toContent(body, caller)).where(eq(listViews.id, id));
        await keepOneDefault(tx, { id, list: entity, ...body });
        if (!body.isShared) {
          // A view that is private again is no longer the default of others.
          await tx.delete(defaultViews).where(and(eq(defaultViews.viewId, id), ne(defaultViews.userId, ownerId)));
        }
        return await readOne(tx, caller, id);
      });
    },
  );
  app.delete(
    "/list-views/:id",
    { config: { ...anyRole, summary: "Deletes a view; for its owner and administrators" } },
    async (request, reply) => {
      const caller = staffCallerOf(request);
      await write(db, async (tx) => {
        const { id } = await holdEditable(tx, idOf(request.params), caller);
        await tx.delete(listViews).where(eq(listViews.id, id));
      });
      return reply.code(204).send();
    },
  );
}

async function write<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return await withRetry(() => db.transaction(work));
}

/** Columns of a view. The default of the team is set afterwards, because there is only one. */
function toContent({ name, search, note, isShared, isTeamDefault }: ViewContent, { role }: StaffCaller) {
  if ((isShared || isTeamDefault) && role !== "administrator") {
    throw forbidden();
  }
  return { name: name.trim(), search, note: note.trim(), isShared, isTeamDefault: false };
}

async function keepOneDefault(
  tx: Db,
  { id, list: entity, isShared, isTeamDefault }: Pick<ListView, "id" | "list" | "isShared" | "isTeamDefault">,
): Promise<void> {
  if (isShared && isTeamDefault) {
    await tx.update(listViews).set({ isTeamDefault: false }).where(eq(listViews.list, entity));
    await tx.update(listViews).set({ isTeamDefault: true }).where(eq(listViews.id, id));
  }
}

/** Locks a view that the caller may see. */
async function holdVisible(tx: Db, id: string, { userId }: StaffCaller): Promise<StoredView> {
  const [view] = isId(id) ? await tx.select().from(listViews).where(eq(listViews.id, id)).for("update") : [];
  if (view === undefined || !(view.isShared || view.ownerId === userId)) {
    throw notFound();
  }
  return view;
}

/** Locks a view that the caller may change. */
async function holdEditable(tx: Db, id: string, caller: StaffCaller): Promise<StoredView> {
  const view = await holdVisible(tx, id, caller);
  if (view.ownerId !== caller.userId && caller.role !== "administrator") {
    throw forbidden();
  }
  return view;
}

async function readOne(tx: Db, caller: StaffCaller, id: string): Promise<ListView> {
  const [view] = await readViews(tx, caller, eq(listViews.id, id));
  if (view === undefined) {
    throw notFound();
  }
  return view;
}

async function readViews(
  db: Db,
  { userId, role }: StaffCaller,
  where: ReturnType<typeof and>,
): Promise<readonly ListView[]> {
  const rows = await db
    .select({ view: listViews, owner: staffUsers.name, defaultId: defaultViews.viewId })
    .from(listViews)
    .innerJoin(staffUsers, eq(staffUsers.id, listViews.ownerId))
    .leftJoin(defaultViews, and(eq(defaultViews.viewId, listViews.id), eq(defaultViews.userId, userId)))
    .where(where)
    .orderBy(asc(listViews.createdAt), asc(listViews.id));
  return rows.map(({ view: { ownerId, createdAt: _, ...view }, owner, defaultId }) => {
    const isOwn = ownerId === userId;
    const isDefault = defaultId !== null;
    return { ...view, owner, isOwn, isDefault, mayEdit: isOwn || role === "administrator" };
  });
}
