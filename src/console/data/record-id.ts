import type { RecordId } from "../../contract/transport.ts";

/** Whether a value can be the id of a record. */
export function isRecordId(value: unknown): value is RecordId {
  return typeof value === "number" || typeof value === "bigint" || (typeof value === "string" && value !== "");
}
