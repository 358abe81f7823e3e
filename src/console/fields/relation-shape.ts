import type { RelationDescriptor } from "../../contract/screens.ts";
import type { RecordId } from "../../contract/transport.ts";
import type { WithinRelation } from "../../contract/unit-by.ts";
import { isRecordId } from "../data/record-id.ts";
import { isObject, type JsonObject } from "../lib/json-object.ts";

/** The id in what a backend answers for a related record: the id itself, or the record. Null where it has none. */
export function idIn(value: unknown): RecordId | null {
  const id = isObject(value) ? value["id"] : value;
  return isRecordId(id) ? id : null;
}

/** A form's data is kept as JSON, which has no bigint: what is sent has the record's own id again. */
export function toFormId(id: RecordId): string | number {
  return typeof id === "bigint" ? String(id) : id;
}

/** The id of the record that another one lives in, be it answered as its id or as itself. */
export function outerIdIn({ field, expandedAs }: WithinRelation, holder: JsonObject): RecordId | null {
  return idIn(holder[field]) ?? (expandedAs === undefined ? null : idIn(holder[expandedAs]));
}

/** The ids in an id, a record, or a list of either. */
export function idsIn(value: unknown): readonly RecordId[] {
  return (Array.isArray(value) ? value : [value]).map(idIn).filter((id) => id !== null);
}

/** The records in a record, or a list of records; ids are none. */
export function recordsIn(value: unknown): readonly JsonObject[] {
  return (Array.isArray(value) ? value : [value]).filter(isObject);
}

/** Where a field's relation is answered: in the field itself, else as the record in its sibling. */
export function relatedIn(relation: RelationDescriptor, field: string, record: JsonObject): unknown {
  const own = record[field];
  const isEmpty = own === undefined || own === null;
  return isEmpty && relation.expandedAs !== null ? record[relation.expandedAs] : own;
}

/** The related record that was chosen, as far as the console has seen it. */
export type FindRecord = (entity: string, id: RecordId) => JsonObject | null;

/** A record with those of its members that another one has, in its order: what a backend calls that record here. */
function likeSibling(record: JsonObject, sibling: JsonObject): JsonObject {
  const shared = Object.keys(sibling).filter((name) => Object.hasOwn(record, name));
  return shared.length === 0 ? record : Object.fromEntries(shared.map((name) => [name, record[name]]));
}

/** An id in the type that its siblings have: of two spellings of one id, the one that this backend uses here. */
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
  /** What the backend answered there; of a new record, of the one that it is a copy of, or of any other. */
  readonly shape: unknown;
  readonly findRecord: FindRecord;
}

/** A chosen record in the shape in which the backend answers such records there. */
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

/** The chosen record, or records, as they are sent: those that were there as they came, others in the same shape. */
export function toSentRelation(chosen: unknown, { shape, ...related }: Chosen): unknown {
  const siblings: readonly unknown[] = Array.isArray(shape) ? shape : shape === undefined ? [] : [shape];
  const send = (id: RecordId): unknown => {
    const same = siblings.find((sibling) => idIn(sibling) === id);
    return (
      same ?? siblings.find((sibling) => String(idIn(sibling) ?? "") === String(id)) ?? toShape(id, siblings, related)
    );
  };
  if (Array.isArray(chosen)) {
    // What has no id cannot have been seen, let alone removed.
    return [...siblings.filter((sibling) => sibling !== null && idIn(sibling) === null), ...idsIn(chosen).map(send)];
  }
  return isRecordId(chosen) ? send(chosen) : chosen;
}
