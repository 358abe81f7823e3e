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

/** Tables of a request: for its body, and for its response (which is also that of a list's query). */
export interface RequestNames {
  readonly body?: WireNames;
  readonly record?: WireNames;
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

/**
 * Renames the fields of an object, or of each object in a list, at any depth. Unknown members stay. If one has the name
 * that a known field gets, the known field replaces it.
 */
function rename(value: unknown, table: WireNames): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => rename(item, table));
  }
  if (!isObject(value)) {
    return value;
  }
  const entries = Object.entries(value);
  const taken = new Set(entries.flatMap(([name]) => entryOf(table.names, name) ?? []));
  return Object.fromEntries(
    entries.flatMap(([name, member]) => {
      const renamed = entryOf(table.names, name);
      if (renamed === undefined && taken.has(name)) {
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

/** Renames the fields of problems, also those in parameters. */
function renameProblems(problems: readonly FieldProblem[], table: WireNames): readonly FieldProblem[] {
  return problems.map(({ path, params, ...rest }) => {
    const renamed = renamePath(path, table);
    const last = /[^.[\]]+$/.exec(renamed)?.[0];
    const named = ["missingProperty", "additionalProperty"].filter((name) => typeof params[name] === "string");
    const { fields } = params;
    return {
      ...rest,
      path: renamed,
      params: {
        ...params,
        ...Object.fromEntries(named.map((name) => [name, last])),
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
