import { toExactJson } from "../../src/console/lib/exact-json.ts";
import type { JsonObject } from "../../src/console/lib/json-object.ts";
import { UPDATE_METHODS } from "../../src/contract/record-dialect.ts";
import type { EntityRecord, Loaded } from "../../src/contract/transport.ts";
import { type EntityRecords, statusOf } from "./entity-records.ts";
import { NAME, readOnlyFields, textField } from "./example-body.ts";
import { toReason } from "./try-lists.ts";

/** Fields that many backends set with each update. */
const SET_BY_BACKEND = /^(__v|version|revision|updated_?at|modified_?at)$/i;

/** Fields of which the backend returns other bytes than before, except those that it sets itself. */
function findOtherChanges(entity: EntityRecords, [before, after]: readonly JsonObject[], field: string) {
  const own = readOnlyFields(entity.document, entity.resource);
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const isOther = (name: string) => toExactJson(before?.[name] ?? null) !== toExactJson(after?.[name] ?? null);
  return names.filter((name) => name !== field && !own.has(name) && !SET_BY_BACKEND.test(name) && isOther(name));
}

/** A reason why a method does not store one changed field; null if it does, and leaves all others as they were. */
async function tryMethod(
  entity: EntityRecords,
  loaded: Loaded<EntityRecord>,
  { field, update }: { readonly field: string; readonly update: (typeof UPDATE_METHODS)[number] },
): Promise<string | null> {
  const next = `${NAME} ${update}`;
  try {
    const { record } = await entity.change(loaded, { [field]: next }, { ...entity.records, update });
    const others = findOtherChanges(entity, [loaded.record, record], field);
    if (record[field] !== next) {
      return `${update}: ${field} is ${JSON.stringify(record[field])} then`;
    }
    return others.length === 0 ? null : `${update}: it also changes ${others.join(", ")}`;
  } catch (error) {
    return `${update}: ${toReason(error)}`;
  }
}

/** Changes one field by the first method that leaves all other fields as they were. */
export async function tryUpdate(entity: EntityRecords, loaded: Loaded<EntityRecord>): Promise<void> {
  const { update: path } = entity.resource;
  const field = path === null ? null : textField(entity.document, entity.resource, loaded.record);
  if (path === null || field === null) {
    return;
  }
  const stated = entity.statedUpdate;
  const reasons: string[] = [];
  for (const update of new Set([stated, ...UPDATE_METHODS])) {
    const reason = await tryMethod(entity, await entity.load(loaded.record.id), { field, update });
    if (reason === null) {
      entity.records = update === stated ? entity.records : { ...entity.records, update };
      entity.proved.push(update === "put" ? "update" : `update by ${update}`);
      await tryConflict(entity, loaded, field);
      return;
    }
    reasons.push(reason);
  }
  entity.tell("error", `PUT ${path}`, `one changed field (${field}) is not stored. ${reasons.join("; ")}`);
}

/** A change that is based on an older version is rejected. */
async function tryConflict(entity: EntityRecords, old: Loaded<EntityRecord>, field: string): Promise<void> {
  if (old.etag === null) {
    return;
  }
  const status = await entity.change(old, { [field]: `${NAME} 2` }).then(() => 200, statusOf);
  if (status === 412) {
    entity.proved.push("conflict");
  } else {
    const text = `a change based on an older ETag is answered ${status}, not 412`;
    entity.tell("warning", `PUT ${entity.resource.update}`, text);
  }
}
