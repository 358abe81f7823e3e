import type { EntityRecord, RecordId } from "../../contract/transport.ts";
import { isObject } from "../lib/json-object.ts";

/** Whether a value can be the id of a record. */
export function isRecordId(value: unknown): value is RecordId {
  return typeof value === "number" || typeof value === "bigint" || (typeof value === "string" && value !== "");
}

/** Whether a value, such as a response, is a record with an id. */
export function isRecord(value: unknown): value is EntityRecord {
  return isObject(value) && isRecordId(value["id"]);
}
