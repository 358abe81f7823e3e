import type { AuditRow } from "../../../contract/audit.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { isSameData } from "../../lib/same-data.ts";

/** Fields and the values that they are to have; undefined: none. */
export type FieldValues = { readonly [field: string]: unknown };

/**
 * What a record must be given to be as it was after an entry of its history: every later change is taken back, the last
 * one first. `rows` are the entries of the record from the last one on, newest first; of the fields, only those that
 * people can change come into it, and only those that are not as they were already.
 */
export function toPastVersion(
  record: EntityRecord,
  rows: readonly AuditRow[],
  { at, fields }: { readonly at: AuditRow; readonly fields: readonly string[] },
): FieldValues {
  const later = rows
    .slice(0, rows.indexOf(at))
    .filter(({ before, after }) => before !== undefined || after !== undefined);
  const taken: { [field: string]: unknown } = {};
  for (const { before = {}, after = {} } of later) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
      taken[name] = before[name];
    }
  }
  const changed = Object.entries(taken).filter(
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
