import type { AuditedFields, AuditRow } from "../../../contract/audit.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor } from "../../../contract/screens.ts";
import { isObject } from "../../lib/json-object.ts";
import { isSameData } from "../../lib/same-data.ts";

/** The row of an embedded array that was changed; no cell where the whole row came or went. */
interface ChangedRow {
  readonly name: string;
  readonly cell: FieldDescriptor<MessageKey> | null;
  readonly before?: AuditedFields | undefined;
  readonly after?: AuditedFields | undefined;
}

/** What one entry of the audit did to one field, or to a field of a row within it. */
export interface AuditedChange {
  /** `status`; of a row, `prices.7.price`. */
  readonly path: string;
  /** Null where the console does not know such a field. */
  readonly field: FieldDescriptor<MessageKey> | null;
  readonly row: ChangedRow | null;
  readonly before: unknown;
  readonly after: unknown;
}

/** What is told by itself: when it was changed is the entry's own time, and an expanded record repeats its id. */
function isTold({ fields }: EntityScreens<MessageKey>, name: string): boolean {
  const isRepeated = Object.values(fields).some(
    ({ relation, name: other }) => relation?.expandedAs === name && other !== name,
  );
  return name !== "id" && name !== "updatedAt" && !isRepeated;
}

/** The names of fields that an entry holds, in the order in which the entity's screens have them. */
function namesOf({ before = {}, after = {} }: AuditRow, screens: EntityScreens<MessageKey> | null): readonly string[] {
  const held = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (screens === null) {
    return held;
  }
  const order = Object.keys(screens.fields);
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return held.filter((name) => isTold(screens, name)).sort((one, other) => placeOf(one) - placeOf(other));
}

/** What an entry changed, field by field; rows of an embedded array are told apart by their ids. */
export function changesOf(row: AuditRow, screens: EntityScreens<MessageKey> | null): readonly AuditedChange[] {
  const { before = {}, after = {} } = row;
  return namesOf(row, screens).flatMap((name): readonly AuditedChange[] => {
    const field = screens?.fields[name] ?? null;
    const [was, is] = [before[name], after[name]];
    if (field?.items && (Array.isArray(was) || Array.isArray(is))) {
      return rowChanges(field, rowsOf(was), rowsOf(is));
    }
    return isSameData(was, is) ? [] : [{ path: name, field, row: null, before: was, after: is }];
  });
}

type Rows = ReadonlyMap<string, AuditedFields>;

function rowsOf(value: unknown): Rows {
  const rows = Array.isArray(value) ? value.filter(isObject) : [];
  return new Map(rows.map((row, index) => [String(row["id"] ?? index), row]));
}

/** What a row is called: its name, else its id, else how many there are up to it. */
function nameOf(row: AuditedFields, id: string): string {
  return String(row["name"] ?? row["id"] ?? Number(id) + 1);
}

function rowChanges(field: FieldDescriptor<MessageKey>, before: Rows, after: Rows): readonly AuditedChange[] {
  const ids = [...new Set([...before.keys(), ...after.keys()])];
  return ids.flatMap((id): readonly AuditedChange[] => {
    const [was, is] = [before.get(id), after.get(id)];
    const name = nameOf(is ?? was ?? {}, id);
    const path = `${field.name}.${id}`;
    if (was === undefined || is === undefined) {
      return [{ path, field, row: { name, cell: null }, before: was, after: is }];
    }
    return (field.items ?? [])
      .filter((cell) => !isSameData(was[cell.name], is[cell.name]))
      .map((cell) => ({
        path: `${path}.${cell.name}`,
        field,
        row: { name, cell, before: was, after: is },
        before: was[cell.name],
        after: is[cell.name],
      }));
  });
}
