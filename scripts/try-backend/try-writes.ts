import { randomUUID } from "node:crypto";
import { ApiError } from "../../src/console/api/api-error.ts";
import type { RecordDialect } from "../../src/contract/record-dialect.ts";
import type { EntityRecord, Loaded, RecordId } from "../../src/contract/transport.ts";
import { EntityRecords, isRejected, statusOf } from "./entity-records.ts";
import { exampleBody, NAME } from "./example-body.ts";
import type { Finding } from "./finding.ts";
import type { OpenApi, Resource } from "./read-document.ts";
import type { Trial } from "./trial.ts";
import { type TriedList, toReason } from "./try-lists.ts";
import { tryUpdate } from "./try-update.ts";

/** Results of the write tests. */
export interface Writes {
  readonly findings: readonly Finding[];
  /** Operations that work, by entity. */
  readonly proved: readonly string[];
  /** Detected differences from the configured format of records. */
  readonly records: Partial<RecordDialect>;
  /** Whether the backend supports Idempotency-Key for all entities. Null if unknown. */
  readonly isIdempotent: boolean | null;
}

/** Whether a record may have been made although there was no answer that says so. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.statusCode === 0 || error.statusCode >= 500);

/** Creates a record, also in an envelope, and again with the same key. */
async function tryCreate(
  entity: EntityRecords,
): Promise<{ readonly id: RecordId; readonly isIdempotent: boolean | null } | null> {
  const { create: path, name } = entity.resource;
  const where = `POST ${path}`;
  const body = exampleBody(entity.document, entity.resource, entity.lists);
  const key = randomUUID();
  let id: RecordId | null;
  try {
    id = await entity.create(body, { key }).catch(async (error: unknown) => {
      const records = { ...entity.records, body: "data" };
      const wrapped = isRejected(error) ? await entity.create(body, { key, records }).catch(() => null) : null;
      if (wrapped === null) {
        throw error;
      }
      entity.records = records;
      return wrapped;
    });
  } catch (error) {
    if (isUnknown(error)) {
      const text = `whether the ${name} "${NAME}…" was made is not known, look for it: ${toReason(error)}`;
      entity.tell("error", where, text);
    } else {
      entity.tell(isRejected(error) ? "warning" : "error", where, `creating is rejected: ${toReason(error)}`);
    }
    return null;
  }
  if (id === null) {
    const text = `states no id of the ${name} "${NAME}…", not in Location either: delete it by hand`;
    entity.tell("error", where, text);
    return null;
  }
  entity.proved.push("create");
  const repeated = await entity.create(body, { key }).catch(() => null);
  return { id, isIdempotent: repeated === null ? null : String(repeated) === String(id) };
}

async function tryRead(entity: EntityRecords, id: RecordId): Promise<Loaded<EntityRecord> | null> {
  const { get } = entity.resource;
  if (get === null) {
    return null;
  }
  try {
    const loaded = await entity.load(id);
    entity.proved.push("read");
    return loaded;
  } catch (error) {
    entity.tell("error", `GET ${get}`, `a created record is answered ${toReason(error)}`);
    return null;
  }
}

/** A body without a required text: the problem names that field. */
async function tryFieldError(entity: EntityRecords): Promise<void> {
  const where = `POST ${entity.resource.create}`;
  const body = exampleBody(entity.document, entity.resource, entity.lists);
  const field = Object.keys(body).find((name) => typeof body[name] === "string");
  if (field === undefined) {
    return;
  }
  const { [field]: _, ...rest } = body;
  try {
    await entity.create(rest);
    entity.tell("note", where, `accepts a record without the required ${field}`);
  } catch (error) {
    const problems = error instanceof ApiError ? error.details : [];
    if (problems.some((problem) => problem.path === field)) {
      entity.proved.push("field error");
    } else {
      entity.tell("warning", where, `a missing ${field} is not shown at its field: ${toReason(error)}`);
    }
  }
}

/** A record that does not exist. */
async function tryMissing(entity: EntityRecords): Promise<void> {
  const { get } = entity.resource;
  const [known] = entity.made;
  if (get === null || known === undefined) {
    return;
  }
  const isNumber = /^\d+$/.test(String(known));
  const id = isNumber ? (typeof known === "string" ? "99999999" : 99_999_999) : randomUUID();
  const status = await entity.load(id).then(() => 200, statusOf);
  if (status === 404) {
    entity.proved.push("404");
  } else {
    entity.tell("warning", `GET ${get}`, `a record that does not exist is answered ${status}, not 404`);
  }
}

const isGone = (entity: EntityRecords, id: RecordId): Promise<boolean> =>
  entity.load(id).then(
    () => false,
    (error: unknown) => statusOf(error) === 404,
  );

async function cleanUp(entity: EntityRecords): Promise<void> {
  const { remove, list, name } = entity.resource;
  let isDeleted = entity.made.size > 0;
  for (const id of entity.made) {
    await entity.remove(id).catch(async (error: unknown) => {
      // Some backends delete a record with another one.
      if (statusOf(error) === 404 && entity.resource.get !== null && (await isGone(entity, id))) {
        return;
      }
      isDeleted = false;
      const text = `the ${name} ${id} is still there, delete it by hand: ${toReason(error)}`;
      entity.tell("error", `DELETE ${remove ?? list}`, text);
    });
  }
  if (isDeleted) {
    entity.proved.push("delete");
  }
}

/** Creates, reads, changes and deletes a record of one entity; deletes it even after a failure. */
async function tryEntity(entity: EntityRecords): Promise<boolean | null> {
  try {
    const made = await tryCreate(entity);
    const loaded = made === null ? null : await tryRead(entity, made.id);
    if (loaded !== null) {
      await tryUpdate(entity, loaded);
    }
    await tryFieldError(entity);
    await tryMissing(entity);
    return made?.isIdempotent ?? null;
  } catch (error) {
    entity.tell("error", entity.resource.list, `the tests end early: ${toReason(error)}`);
    return null;
  } finally {
    await cleanUp(entity);
  }
}

/** Writes records of each entity that can be created and deleted. */
export async function tryWrites(
  trial: Trial,
  resources: readonly Resource[],
  parts: {
    readonly document: OpenApi;
    readonly lists: readonly TriedList[];
    readonly signal?: AbortSignal | undefined;
  },
): Promise<Writes> {
  const findings: Finding[] = [];
  const proved: string[] = [];
  let records: Partial<RecordDialect> = {};
  let isIdempotent: boolean | null = null;
  for (const resource of resources) {
    const isTried = resource.create !== null && resource.body !== null && resource.remove !== null;
    if (isTried && parts.signal?.aborted !== true) {
      const entity = new EntityRecords({ trial, resource, ...parts });
      entity.records = records;
      const one = await tryEntity(entity);
      isIdempotent = isIdempotent === false ? false : (one ?? isIdempotent);
      records = entity.records;
      findings.push(...entity.findings);
      proved.push(`${resource.list}: ${entity.proved.length === 0 ? "nothing" : entity.proved.join(", ")}`);
    }
  }
  return { findings, proved, records, isIdempotent };
}
