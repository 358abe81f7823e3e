import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { v7 as newId } from "uuid";
import type { JsonSchema } from "../../contract/json-schema.ts";
import { type NoteRow, noteFilters, noteRowSchema, noteTextSchema } from "../../contract/notes.ts";
import type { Role } from "../../contract/staff.ts";
import type { Caller } from "../auth/caller.ts";
import { staffCallerOf } from "../auth/require-session.ts";
import type { BackendContext } from "../context/backend-context.ts";
import type { Db } from "../database/database.ts";
import { recordNotes } from "../database/team-tables.ts";
import type { EntityModel } from "../entities/entity-model.ts";
import { mayRead, requireChange, requireRead } from "../entities/entity-permission.ts";
import { createEntityStore } from "../entities/entity-store.ts";
import { type ListRequest, toListQuerySchema } from "../entities/list-query.ts";
import { readTitles } from "../entities/read-titles.ts";
import { toListSchema, toResponseSchema } from "../entities/response-schema.ts";
import { idOf } from "../entities/route-context.ts";
import { isId, type Stored } from "../entities/stored-entity.ts";
import { forbidden, notFound } from "../http/http-problem.ts";
import { rejectNulCharacters } from "../http/request-body.ts";
import { toWriteHandler, type WriteResult } from "../writes/write-handler.ts";
import { type Note, toNoteRows } from "./note-rows.ts";

/** The query string of the list of notes. */
const stored: Stored = {
  entity: "note",
  table: recordNotes,
  columns: ["id", "entity", "recordId", "text", "authorId", "createdAt", "editedAt"],
  titleField: "text",
  secrets: [],
  createdAt: "createdAt",
  updatedAt: null,
  unique: [],
  search: ["text"],
  filters: noteFilters,
  sortable: ["createdAt"],
  sort: "-createdAt",
  links: [],
  children: [],
  expansions: [],
  usedBy: [],
};

const entityName: JsonSchema = { type: "string", maxLength: 100 };
const textBody = toBody({ text: noteTextSchema });
const newBody = toBody({ entity: entityName, recordId: { type: "string", maxLength: 300 }, text: noteTextSchema });

interface NewNote {
  readonly entity: string;
  readonly recordId: string;
  readonly text: string;
}

function toBody(properties: NonNullable<JsonSchema["properties"]>): JsonSchema {
  return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
}

const preValidation = async ({ body }: { readonly body: unknown }) => rejectNulCharacters(body);
/** Each call checks the caller's permission for the entity of the record. */
const anyRole = { role: "reader" as Role };

/**
 * Notes on records (decision 0080). Callers who may read a record read its notes, those who may change it write them. An
 * audit entry states who wrote, changed or deleted a note, without its text.
 */
export function registerNoteRoutes(app: FastifyInstance, context: BackendContext, model: EntityModel): void {
  registerNoteList(app, context, model);
  registerNoteWrites(app, context, model);
}

function registerNoteList(
  app: FastifyInstance,
  { db, config: { timeZone } }: BackendContext,
  model: EntityModel,
): void {
  const schemas = { read: noteRowSchema, create: noteRowSchema, update: noteRowSchema };
  const store = createEntityStore({ db, timeZone, storage: {}, stored, schemas });
  app.get(
    "/record-notes",
    {
      config: { ...anyRole, summary: "Notes on records, newest first" },
      schema: { querystring: toListQuerySchema(stored, schemas), response: { 200: toListSchema(noteRowSchema) } },
    },
    async (request) => {
      const caller = staffCallerOf(request);
      const asked = request.query as ListRequest;
      const page = await store.list({ ...asked, entity: toReadable(model, asked["entity"], caller) });
      // The store reads the columns of `stored`, which are the fields of a note.
      const notes = page.data as readonly Note[];
      return { ...page, data: await toNoteRows({ db, model, timeZone }, notes, caller) };
    },
  );
}

/** The entities of a request that the caller may read; all of them if the request names none. */
function toReadable(model: EntityModel, asked: unknown, caller: Caller): readonly string[] {
  if (Array.isArray(asked)) {
    const entities = asked.map(String);
    for (const entity of entities) {
      requireRead(model, entity, caller);
    }
    return entities;
  }
  return Object.keys(model.storage).filter((entity) => mayRead(model, entity, caller));
}

function registerNoteWrites(app: FastifyInstance, context: BackendContext, model: EntityModel): void {
  const source = { model, timeZone: context.config.timeZone };
  const response = toResponseSchema(noteRowSchema);
  app.post(
    "/record-notes",
    {
      config: { ...anyRole, summary: "Adds a note to a record" },
      schema: { body: newBody, response: { 201: response } },
      preValidation,
    },
    toWriteHandler(context, { action: "addNote" }, (request) => async (tx) => {
      const caller = staffCallerOf(request);
      const { entity, recordId, text } = request.body as NewNote;
      requireChange(model, entity, caller);
      const titles = await readTitles({ ...source, db: tx }, entity, [recordId]);
      if (!titles.has(recordId)) {
        throw notFound();
      }
      const values = { id: newId(), entity, recordId, text: toStoredNote(text), authorId: caller.userId };
      const [note] = await tx.insert(recordNotes).values(values).returning();
      return await toResult({ ...source, db: tx }, { note, caller, statusCode: 201 });
    }),
  );
  app.put(
    "/record-notes/:id",
    {
      config: { ...anyRole, summary: "Changes the text of one's own note" },
      schema: { body: textBody, response: { 200: response } },
      preValidation,
    },
    toWriteHandler(context, { action: "editNote" }, (request) => async (tx) => {
      const caller = staffCallerOf(request);
      const held = await holdNote(tx, idOf(request.params));
      requireChange(model, held.entity, caller);
      if (held.authorId !== caller.userId) {
        throw forbidden();
      }
      const text = toStoredNote((request.body as { readonly text: string }).text);
      const changed = { text, ...(text === held.text ? {} : { editedAt: new Date().toISOString() }) };
      const [note] = await tx.update(recordNotes).set(changed).where(eq(recordNotes.id, held.id)).returning();
      return await toResult({ ...source, db: tx }, { note, caller, statusCode: 200 });
    }),
  );
  app.delete(
    "/record-notes/:id",
    { config: { ...anyRole, summary: "Deletes one's own note; administrators may delete any" } },
    toWriteHandler(context, { action: "deleteNote" }, (request) => async (tx) => {
      const caller = staffCallerOf(request);
      const note = await holdNote(tx, idOf(request.params));
      requireRead(model, note.entity, caller);
      if (note.authorId !== caller.userId && caller.role !== "administrator") {
        throw forbidden();
      }
      await tx.delete(recordNotes).where(eq(recordNotes.id, note.id));
      const { entity, recordId } = note;
      const titles = await readTitles({ ...source, db: tx }, entity, [recordId]);
      return { answer: { statusCode: 204, etag: null }, entity, recordId, title: titles.get(recordId) ?? recordId };
    }),
  );
}

/** Line breaks of one kind, without blanks at the end. */
function toStoredNote(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").trimEnd();
}

async function holdNote(tx: Db, id: string): Promise<Note> {
  const [note] = isId(id) ? await tx.select().from(recordNotes).where(eq(recordNotes.id, id)).for("update") : [];
  if (note === undefined) {
    throw notFound();
  }
  return note;
}

async function toResult(
  source: Parameters<typeof toNoteRows>[0],
  {
    note,
    caller,
    statusCode,
  }: { readonly note: Note | undefined; readonly caller: Caller; readonly statusCode: number },
): Promise<WriteResult> {
  const [body]: readonly (NoteRow | undefined)[] = note === undefined ? [] : await toNoteRows(source, [note], caller);
  if (body === undefined) {
    throw notFound();
  }
  const { entity, recordId, title = recordId } = body;
  return { answer: { statusCode, etag: null, body }, entity, recordId, title };
}
