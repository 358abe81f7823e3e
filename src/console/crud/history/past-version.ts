import type { AuditRow } from "../../../contract/audit.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { isSameData } from "../../lib/same-data.ts";

/** Fields and the values that they are to have; undefined: none. */
export type FieldValues = { readonly [field: string]: unknown };

/** What every later change took from the fields that it changed, so that what they were after an entry comes out. */
function takenSince(rows: readonly AuditRow[], at: AuditRow): FieldValues {
  const taken: { [field: string]: unknown } = {};
  for (const { before = {}, after = {} } of rows.slice(0, rows.indexOf(at))) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
      taken[name] = before[name];
    }
  }
  return taken;
}

/** A record as it was after an entry of its history; `rows` are its entries from the last one on, newest first. */
export function recordAt(record: FieldValues, rows: readonly AuditRow[], at: AuditRow): FieldValues {
  return { ...record, ...takenSince(rows, at) };
}

/** What a record must be given to be as it was after an entry: of the fields, only those that are not so already. */
export function toPastVersion(
  record: EntityRecord,
  rows: readonly AuditRow[],
  { at, fields }: { readonly at: AuditRow; readonly fields: readonly string[] },
): FieldValues {
  const changed = Object.entries(takenSince(rows, at)).filter(
    ([name, value]) => fields.includes(name) && !isSameData(record[name] ?? undefined, value ?? undefined),
  );
  return Object.fromEntries(changed);
}

/** Whether an entry left a version behind that the record can be given again: its last one is what it is now. */
export function isPastVersion(rows: readonly AuditRow[], row: AuditRow): boolean {
  const isChange = ({ action, before, after }: AuditRow) =>
    action !== "delete" && (before !== undefined || after !== undefined);
  return isChange(row) && rows.findIndex(isChange) < rows.indexOf(row);
}
