import { isDeepStrictEqual } from "node:util";
import type { AuditedFields } from "../../contract/audit.ts";

/** The fields to store in an audit entry: of an update the changed ones, otherwise all. */
export function toAuditedChange(
  before: AuditedFields | null,
  after: AuditedFields | null,
): { readonly before: AuditedFields | null; readonly after: AuditedFields | null } {
  if (before === null || after === null) {
    return { before, after };
  }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  return { before: pick(before, changed), after: pick(after, changed) };
}

function pick(fields: AuditedFields, names: readonly string[]): AuditedFields {
  return Object.fromEntries(names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])));
}
