import type { AuditRow } from "../../../contract/audit.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { isSameData } from "../../lib/same-data.ts";

/** New values by field. Undefined removes the value. */
export type FieldValues = { readonly [field: string]: unknown };

/** The old value of each field that later entries changed. Applying them restores the state after the entry. */
function takenSince(rows: readonly AuditRow[], at: AuditRow): FieldValues {
  const taken: { [field: string]: unknown } = {};
  for (const { before = {}, after = {} } of rows.slice(0, rows.indexOf(at))) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
      taken[name] = before[name];
    }
  }
  return taken;
}

/** The record as it was after an entry. `rows` are its history entries, newest first and without gaps. */
export function recordAt(record: FieldValues, rows: readonly AuditRow[], at: AuditRow): FieldValues {
  return { ...record, ...takenSince(rows, at) };
}

/** The values that restore the state after an entry. Only fields that differ now. */
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

/** True if the entry left a version that differs from the current one and can be restored. */
export function isPastVersion(rows: readonly AuditRow[], row: AuditRow): boolean {
  const isChange = ({ action, before, after }: AuditRow) =>
    action !== "delete" && (before !== undefined || after !== undefined);
  return isChange(row) && rows.findIndex(isChange) < rows.indexOf(row);
}
