import type { AuditedFields, AuditRow } from "../../../contract/audit.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor } from "../../../contract/screens.ts";
import { isObject } from "../../lib/json-object.ts";
import { isSameData } from "../../lib/same-data.ts";

/** The changed row of an embedded array. `cell` is null if the whole row was added or removed. */
interface ChangedRow {
  readonly name: string;
  readonly cell: FieldDescriptor<MessageKey> | null;
  readonly before?: AuditedFields | undefined;
  readonly after?: AuditedFields | undefined;
}

/** The change of one field, or of one field of an embedded row. */
export interface AuditedChange {
  /** `status`, or `prices.7.price` for a row. */
  readonly path: string;
  /** Null if the console does not know the field. */
  readonly field: FieldDescriptor<MessageKey> | null;
  readonly row: ChangedRow | null;
  readonly before: unknown;
  readonly after: unknown;
}

/** False for fields that repeat other information: the id, the time of the change, and expanded records. */
function isRecorded({ fields }: EntityScreens<MessageKey>, name: string): boolean {
  const isRepeated = Object.values(fields).some(
    ({ relation, name: other }) => relation?.expandedAs === name && other !== name,
  );
  return name !== "id" && name !== "updatedAt" && !isRepeated;
}

/** The fields of an entry, in the order of the entity's screens. */
function namesOf({ before = {}, after = {} }: AuditRow, screens: EntityScreens<MessageKey> | null): readonly string[] {
  const held = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (screens === null) {
    return held.filter((name) => name !== "id" && name !== "createdAt");
  }
  const order = Object.keys(screens.fields);
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return held.filter((name) => isRecorded(screens, name)).sort((one, other) => placeOf(one) - placeOf(other));
}

/** The changes of an entry by field. Embedded rows are matched by id. */
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

/** Label of a row: its name, else its id, else its number from 1. */
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
