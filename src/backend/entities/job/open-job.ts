import { and, eq, inArray, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { type JobWork, MAX_JOB_RECORDS, MAX_OPEN_JOBS, type NewJob } from "../../../contract/jobs.ts";
import type { SchemaError } from "../../../contract/json-schema.ts";
import { fromWire, toWireProblems } from "../../../contract/wire-names.ts";
import type { StaffCaller } from "../../auth/require-session.ts";
import type { Db } from "../../database/database.ts";
import { recordJobs } from "../../database/job-tables.ts";
import { readSqlState } from "../../http/database-problem.ts";
import { toFieldProblems } from "../../http/field-problems.ts";
import { conflict, fieldProblem, forbidden, HttpProblem, invalid, notFound } from "../../http/http-problem.ts";
import { rejectNulCharacters, stripReadOnly } from "../../http/request-body.ts";
import { toStoredTexts } from "../../http/stored-texts.ts";
import type { ListRequest } from "../list-query.ts";
import { type EntityRecord, isId, storedEntity } from "../stored-entity.ts";
import { type Choice, chooseDeleted, chooseMatching, chooseWritten } from "./choose-records.ts";
import { type ActionInputs, isPermitted, type JobEntity, type JobTask, routeOf } from "./job-entity.ts";
import { isEnded, type JobRow, kindOf, noCounts, OPEN_STATES, STORED_RESTORE, toJob } from "./job-row.ts";

/** A new job, who asks for it, and from where. */
interface JobRequest {
  readonly caller: StaffCaller;
  readonly address: string;
  readonly asked: NewJob<EntityRecord>;
  /** The list's query. */
  readonly request: Partial<ListRequest>;
}

/** Chooses the records of a new job, and starts it unless it is a draft. Throws if the caller may not do it. */
export async function openJob(
  entity: JobEntity,
  tx: Db,
  { caller, address, asked, request }: JobRequest,
): Promise<JobRow> {
  const isUndo = asked.kind === "undo";
  const other = isUndo ? await readUndone(entity, tx, { caller, id: asked.undoes }) : null;
  const task: JobTask = { kind: asked.kind, action: asked.action ?? null };
  requireOffered(entity, other ?? task, caller);
  const isDraft = asked.draft === true;
  const work = isDraft ? {} : readWork(entity, task, asked);
  await (isDraft ? dropOldDraft(tx, caller) : requireRoom(tx, caller));
  const id = newId();
  const now = sql`now()`;
  const [job] = await tx
    .insert(recordJobs)
    .values({
      id,
      entity: entity.context.route.entity,
      ...(task.kind === "restore" ? STORED_RESTORE : { kind: task.kind, undoes: other?.id ?? null }),
      action: task.kind === "action" ? task.action : null,
      work,
      state: isDraft ? "draft" : "waiting",
      total: 0,
      counts: noCounts(),
      userId: caller.userId,
      username: caller.username,
      sessionId: caller.sessionId,
      address,
      ...(isDraft ? {} : { startedAt: now }),
    } as never)
    .returning();
  const choice = { jobId: id, request, except: (asked.except ?? []).map(String) };
  const total = await (other === null
    ? chooseRecords(entity, tx, { kind: task.kind, choice }).catch(rejectSlow)
    : chooseWritten(tx, id, other));
  rejectNumber(total, asked.expected);
  await tx.update(recordJobs).set({ total }).where(eq(recordJobs.id, id));
  return { ...(job as JobRow), total };
}

async function chooseRecords(
  { context }: JobEntity,
  tx: Db,
  { kind, choice }: { readonly kind: JobTask["kind"]; readonly choice: Choice },
): Promise<number> {
  if (kind !== "restore") {
    return await chooseMatching(tx, context, choice);
  }
  const { filters } = storedEntity(context.model.storage, context.route.entity);
  const unknown = [...filters, "id", "filter"].filter((name) => choice.request[name] !== undefined);
  if (unknown.length > 0) {
    throw invalid(unknown.map((name) => fieldProblem(name, "notForTrash", "does not select deleted records")));
  }
  return await chooseDeleted(tx, context, choice);
}

/** The ended job that an undo reverses. */
async function readUndone(entity: JobEntity, tx: Db, seeker: Seeker): Promise<JobRow> {
  const job = await readJob(entity, tx, seeker);
  if (!toJob(job, entity.context.config.trashDays > 0).canUndo) {
    throw conflict("The job cannot be undone", [fieldProblem("undoes", "notUndoable", "cannot be undone")]);
  }
  return job;
}

/** Rejects work that the entity does not offer, or that the caller may not do. */
function requireOffered(entity: JobEntity, task: JobTask, caller: StaffCaller): void {
  const route = routeOf(entity, task);
  if (route === null) {
    throw new HttpProblem(405, `This entity has no jobs of the kind "${task.kind}"`);
  }
  if (!isPermitted(route, caller.role)) {
    throw forbidden();
  }
}

/** Checks and cleans what a job does with each record, by the schemas of the single calls. */
function readWork(entity: JobEntity, { kind, action }: JobTask, given: JobWork<EntityRecord>): JobWork {
  const { context } = entity;
  if (kind === "change") {
    const { update } = context.schemasOf(context.route.entity);
    const { set } = given;
    const fields = Object.keys(set ?? {});
    const unknown = fields.filter((field) => update.properties?.[field] === undefined);
    if (set === undefined || fields.length === 0 || unknown.length > 0) {
      const names = unknown.length > 0 ? unknown.map((field) => `set.${field}`) : ["set"];
      throw invalid(names.map((name) => fieldProblem(name, "required", "must name fields that can be changed")));
    }
    return { set };
  }
  const known = kind === "action" ? entity.actions.get(action ?? "") : undefined;
  return known?.inputs ? { inputs: readInputs(entity, known.inputs, given.inputs ?? {}) } : {};
}

/** The names of the wire are those of the inputs' entity, which the request's action decides. */
function readInputs({ context }: JobEntity, { entity, body, toValidator }: ActionInputs, given: unknown): unknown {
  const names = context.model.wire?.entities[entity];
  const inputs = fromWire(structuredClone(given), names);
  rejectNulCharacters(inputs);
  stripReadOnly(inputs, context.schemasOf(entity).read, body);
  toStoredTexts(inputs, body, context.model.storage[entity]?.identities);
  const validate = toValidator();
  if (!validate(inputs)) {
    const problems = toWireProblems(toFieldProblems((validate.errors ?? []) as readonly SchemaError[]), names);
    throw invalid(
      problems.map((problem) => ({ ...problem, path: ["inputs", problem.path].filter(Boolean).join(".") })),
    );
  }
  return inputs;
}

function rejectNumber(total: number, expected: number | undefined): void {
  if (total > MAX_JOB_RECORDS) {
    throw conflict(`A job has up to ${MAX_JOB_RECORDS} records`, [
      { path: "", code: "tooManyRecords", params: { limit: MAX_JOB_RECORDS }, message: "has too many records" },
    ]);
  }
  if (expected !== undefined && expected !== total) {
    throw conflict("Another number of records matches now", [
      { path: "expected", code: "otherNumber", params: { total }, message: `is not ${total}` },
    ]);
  }
}

/** SQLSTATE of a cancelled statement. */
const CANCELLED = "57014";

function rejectSlow(error: unknown): never {
  throw readSqlState(error) === CANCELLED
    ? new HttpProblem(400, "The query takes too long", [fieldProblem("", "tooSlow", "takes too long")])
    : error;
}

/** Serializes the jobs of a user, so that two calls cannot both take the last place. */
async function requireRoom(tx: Db, { userId }: StaffCaller): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`job ${userId}`}, 0))`);
  const open = await tx.$count(
    recordJobs,
    and(eq(recordJobs.userId, userId), inArray(recordJobs.state, [...OPEN_STATES])),
  );
  if (open >= MAX_OPEN_JOBS) {
    throw conflict(`A user has up to ${MAX_OPEN_JOBS} jobs at a time`, [
      { path: "", code: "tooManyJobs", params: { limit: MAX_OPEN_JOBS }, message: "wait until one of them has ended" },
    ]);
  }
}

/** So many previews of a user are kept, one for each tab. */
const MAX_PREVIEWS = 5;

/** Makes room for a new draft: deletes the oldest ones of the user. */
async function dropOldDraft(tx: Db, { userId }: StaffCaller): Promise<void> {
  const own = sql`user_id = ${userId} and state = 'draft'`;
  const kept = sql`select id from ${recordJobs} where ${own} order by created_at desc limit ${MAX_PREVIEWS - 1}::int`;
  await tx.delete(recordJobs).where(sql`${own} and id not in (${kept})`);
}

/** A job that a user asks for. */
interface Seeker {
  readonly caller: StaffCaller;
  readonly id: unknown;
  /** Locks it until the transaction ends. @defaultValue false */
  readonly isLocked?: boolean;
}

/** A job of the entity that the caller may see. 404 for all others. */
export async function readJob(
  { context }: JobEntity,
  db: Db,
  { caller: { userId, role }, id, isLocked = false }: Seeker,
): Promise<JobRow> {
  const query = isId(id) ? db.select().from(recordJobs).where(eq(recordJobs.id, id)) : null;
  const [job] = query === null ? [] : await (isLocked ? query.for("update") : query);
  const isOwn = job?.userId === userId || role === "administrator";
  if (job === undefined || job.entity !== context.route.entity || !isOwn) {
    throw notFound();
  }
  return job;
}

/** Starts a draft. A draft of another user is not started. */
export async function startJob(
  entity: JobEntity,
  tx: Db,
  { caller, id, work }: Seeker & { readonly work: JobWork<EntityRecord> },
): Promise<JobRow> {
  const job = await readJob(entity, tx, { caller, id, isLocked: true });
  if (job.userId !== caller.userId) {
    throw notFound();
  }
  if (job.state !== "draft") {
    throw conflict("The job was started before", [fieldProblem("", "started", "was started before")]);
  }
  requireOffered(entity, { kind: kindOf(job), action: job.action }, caller);
  await requireRoom(tx, caller);
  const [started] = await tx
    .update(recordJobs)
    .set({ state: "waiting", startedAt: sql`now()`, work: readWork(entity, job, work) } as never)
    .where(eq(recordJobs.id, job.id))
    .returning();
  return started ?? job;
}

/** Cancels a job once its running batch has ended, so nothing is written after the response. */
export async function cancelJob(entity: JobEntity, tx: Db, seeker: Seeker): Promise<JobRow> {
  const job = await readJob(entity, tx, { ...seeker, isLocked: true });
  if (isEnded(job)) {
    return job;
  }
  const [ended] = await tx
    .update(recordJobs)
    .set({ state: "cancelled", endedAt: sql`now()` } as never)
    .where(eq(recordJobs.id, job.id))
    .returning();
  return ended ?? job;
}
