/**
 * Names of fields in requests and responses, if they differ from the spec's: `released_on` for `releasedOn`. The
 * generator creates a table per entity, because a pattern cannot convert every name back: `address2` and `address_2`
 * are both possible.
 */

import type { FieldProblem } from "./problem.ts";

/** Names of one object's fields on the wire. Fields without an entry have the same name in both. */
export interface WireNames {
  /** Wire name by field. */
  readonly names: { readonly [field: string]: string };
  /** Tables of objects, and of lists of objects, by field. Free JSON and maps have none: their keys are data. */
  readonly parts?: { readonly [field: string]: WireNames };
}

/** Tables of a request: for its body, for its response, and for the query of a list (by default that of the response). */
export interface RequestNames {
  readonly body?: WireNames;
  readonly record?: WireNames;
  readonly query?: WireNames;
}

type Json = { readonly [name: string]: unknown };

/** Whether a value is a JSON object. Exact numbers are objects of a class, and stay as they are. */
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));

function entryOf<T>(table: { readonly [name: string]: T } | undefined, name: string): T | undefined {
  return table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}

const reversed = new WeakMap<WireNames, WireNames>();

/** The table in the other direction: fields by their wire name. */
function reverseNames(table: WireNames): WireNames {
  const known = reversed.get(table);
  if (known !== undefined) {
    return known;
  }
  const { names, parts = {} } = table;
  const made: WireNames = {
    names: Object.fromEntries(Object.entries(names).map(([field, wire]) => [wire, field])),
    parts: Object.fromEntries(
      Object.entries(parts).map(([field, part]) => [entryOf(names, field) ?? field, reverseNames(part)]),
    ),
  };
  reversed.set(table, made);
  return made;
}

const takenByTable = new WeakMap<WireNames, ReadonlySet<string>>();

/** New names of all fields of a table. */
function takenNames(table: WireNames): ReadonlySet<string> {
  const known = takenByTable.get(table) ?? new Set(Object.values(table.names));
  takenByTable.set(table, known);
  return known;
}

/**
 * Renames the fields of an object, or of each object in a list, at any depth. Unknown members stay, except those with the
 * new name of a known field: they are another value, also if the field is absent. Only an id stays if it is the only one.
 */
function rename(value: unknown, table: WireNames): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => rename(item, table));
  }
  if (!isObject(value)) {
    return value;
  }
  const entries = Object.entries(value);
  const hasId = entries.some(([name]) => entryOf(table.names, name) === "id");
  const isTaken = (name: string): boolean => takenNames(table).has(name) && (name !== "id" || hasId);
  return Object.fromEntries(
    entries.flatMap(([name, member]) => {
      const renamed = entryOf(table.names, name);
      if (renamed === undefined && isTaken(name)) {
        return [];
      }
      const part = entryOf(table.parts, name);
      return [[renamed ?? name, part === undefined ? member : rename(member, part)]];
    }),
  );
}

/** A record, or a list of records, with the names of the wire. */
export function toWire(value: unknown, table: WireNames | undefined): unknown {
  return table === undefined ? value : rename(value, table);
}

/** A record, or a list of records, with the names of the spec. */
export function fromWire(value: unknown, table: WireNames | undefined): unknown {
  return table === undefined ? value : rename(value, reverseNames(table));
}

/** Renames the fields in a path: `bookCopies[1].price`, `address.city`. */
function renamePath(path: string, table: WireNames): string {
  let at: WireNames | undefined = table;
  return path.replace(/[^.[\]]+/g, (part, index: number) => {
    if (path[index - 1] === "[" && /^\d+$/.test(part)) {
      return part;
    }
    const renamed = entryOf(at?.names, part);
    at = entryOf(at?.parts, part);
    return renamed ?? part;
  });
}

/** The path of a field on the wire. */
export function toWirePath(path: string, table: WireNames | undefined): string {
  return table === undefined ? path : renamePath(path, table);
}

/** The path of a field from its path on the wire. */
export function fromWirePath(path: string, table: WireNames | undefined): string {
  return table === undefined ? path : renamePath(path, reverseNames(table));
}

const lastOf = (path: string): string => /[^.[\]]+$/.exec(path)?.[0] ?? "";

/** Renames the property that a problem names. Its path is that of the property, or of the object that it belongs to. */
function renameProperty(path: string, property: string, table: WireNames): string {
  const isOwn = lastOf(path) === property;
  return lastOf(renamePath(isOwn ? path : `${path}${path === "" ? "" : "."}${property}`, table));
}

/** Renames the fields of problems, also those in parameters. */
function renameProblems(problems: readonly FieldProblem[], table: WireNames): readonly FieldProblem[] {
  return problems.map(({ path, params, ...rest }) => {
    const renamed = renamePath(path, table);
    const named = ["missingProperty", "additionalProperty"].flatMap((name) => {
      const property = params[name];
      return typeof property === "string" ? [[name, renameProperty(path, property, table)]] : [];
    });
    const { fields } = params;
    return {
      ...rest,
      path: renamed,
      params: {
        ...params,
        ...Object.fromEntries(named),
        ...(Array.isArray(fields) ? { fields: fields.map((field) => renamePath(String(field), table)) } : {}),
      },
    };
  });
}

/** Field problems with the names of the wire. */
export function toWireProblems(problems: readonly FieldProblem[], table: WireNames | undefined) {
  return table === undefined ? problems : renameProblems(problems, table);
}

/** Field problems with the names of the spec. */
export function fromWireProblems(problems: readonly FieldProblem[], table: WireNames | undefined) {
  return table === undefined ? problems : renameProblems(problems, reverseNames(table));
}

/** The columns of a sort order, `-releasedOn,name`, renamed. */
export function toWireSort(sort: string, table: WireNames | undefined): string {
  return sort
    .split(",")
    .map((column) => column.replace(/^(-?)(.*)$/, (_, sign: string, path: string) => sign + toWirePath(path, table)))
    .join(",");
}

/** The columns of a sort order with the names of the spec. */
export function fromWireSort(sort: string, table: WireNames | undefined): string {
  return table === undefined ? sort : toWireSort(sort, reverseNames(table));
}
