import type { RelationDescriptor } from "../../contract/screens.ts";
import type { RecordId } from "../../contract/transport.ts";
import type { WithinRelation } from "../../contract/unit-by.ts";
import { isRecordId } from "../data/record-id.ts";
import { isObject, type JsonObject } from "../lib/json-object.ts";

/**
 * The id from a related value: the id itself, or the id of an inline record. Null if it has none.
 *
 * @example
 * idIn({ id: 7, name: "Ana" }); // 7
 */
export function idIn(value: unknown): RecordId | null {
  const id = isObject(value) ? value["id"] : value;
  return isRecordId(id) ? id : null;
}

/**
 * Form data is JSON, which has no bigint. The original id type is restored on save.
 *
 * @example
 * onChange(toFormId(record.id));
 */
export function toFormId(id: RecordId): string | number {
  return typeof id === "bigint" ? String(id) : id;
}

/** The id of the containing record, from its id field or its expanded record. */
export function outerIdIn({ field, expandedAs }: WithinRelation, holder: JsonObject): RecordId | null {
  return idIn(holder[field]) ?? (expandedAs === undefined ? null : idIn(holder[expandedAs]));
}

/**
 * All ids in an id, a record, or a list of either.
 *
 * @example
 * idsIn([{ id: 7 }, 8]); // [7, 8]
 */
export function idsIn(value: unknown): readonly RecordId[] {
  return (Array.isArray(value) ? value : [value]).map(idIn).filter((id) => id !== null);
}

/**
 * All records in a record or a list. Plain ids are skipped.
 *
 * @example
 * recordsIn([{ id: 7, name: "Ana" }, 8]); // [{ id: 7, name: "Ana" }]
 */
export function recordsIn(value: unknown): readonly JsonObject[] {
  return (Array.isArray(value) ? value : [value]).filter(isObject);
}

/** The value of a relation: the field itself, else the expanded record in its sibling. */
export function relatedIn(relation: RelationDescriptor, field: string, record: JsonObject): unknown {
  const own = record[field];
  const isEmpty = own === undefined || own === null;
  return isEmpty && relation.expandedAs !== null ? record[relation.expandedAs] : own;
}

/** Looks up a related record in the console's caches. */
export type FindRecord = (entity: string, id: RecordId) => JsonObject | null;

/** Reduces a record to the properties of its sibling, in the same order: the shape that the backend uses there. */
function likeSibling(record: JsonObject, sibling: JsonObject): JsonObject {
  const shared = Object.keys(sibling).filter((name) => Object.hasOwn(record, name));
  return shared.length === 0 ? record : Object.fromEntries(shared.map((name) => [name, record[name]]));
}

/** Converts an id to the type of its siblings, string or number, as the backend uses it there. */
function likeIds(id: RecordId, siblings: readonly unknown[]): RecordId {
  const [first] = siblings;
  if (typeof first === "string") {
    return String(id);
  }
  const isNumber = typeof first === "number" || typeof first === "bigint";
  if (!isNumber || typeof id !== "string" || !/^-?(0|[1-9]\d*)$/.test(id)) {
    return id;
  }
  return Number.isSafeInteger(Number(id)) ? Number(id) : BigInt(id);
}

interface Chosen {
  readonly relation: RelationDescriptor;
  /** The loaded value of the field. New records use the value of their source, or of any other record. */
  readonly shape: unknown;
  readonly findRecord: FindRecord;
}

/** Converts a chosen record to the shape that the backend uses in that field. */
function toShape(id: RecordId, siblings: readonly unknown[], { relation, findRecord }: Omit<Chosen, "shape">): unknown {
  const record = findRecord(relation.entity, id);
  const own = idIn(record) ?? id;
  const sibling = siblings.filter(isObject).find((each) => idIn(each) !== null);
  if (sibling === undefined) {
    return likeIds(own, siblings.filter(isRecordId));
  }
  const siblingIds = siblings.map(idIn).filter((each) => each !== null);
  return likeSibling(record ?? { id: likeIds(id, siblingIds) }, sibling);
}

/** The chosen record or records as sent. Unchanged ones are sent as loaded, new ones in the same shape. */
export function toSentRelation(chosen: unknown, { shape, ...related }: Chosen): unknown {
  const siblings: readonly unknown[] = Array.isArray(shape) ? shape : shape === undefined ? [] : [shape];
  const send = (id: RecordId): unknown => {
    const same = siblings.find((sibling) => idIn(sibling) === id);
    return (
      same ?? siblings.find((sibling) => String(idIn(sibling) ?? "") === String(id)) ?? toShape(id, siblings, related)
    );
  };
  if (Array.isArray(chosen)) {
    // Items without an id are never shown, so the user cannot have removed them.
    return [...siblings.filter((sibling) => sibling !== null && idIn(sibling) === null), ...idsIn(chosen).map(send)];
  }
  return isRecordId(chosen) ? send(chosen) : chosen;
}
