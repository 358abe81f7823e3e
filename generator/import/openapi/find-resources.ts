import type { Documents, Located } from "../documents/documents.ts";
import type { ForeignOperation } from "../foreign-model.ts";
import { flatten } from "../schemas/flatten.ts";
import { type Envelope, findEnvelope, findRecord, isObject, schemaKeyOf } from "./envelopes.ts";
import type { Call } from "./read-calls.ts";

/** A group of calls for the records of one path: `/nouns` and `/nouns/{id}`. */
export interface Resource {
  /** `/pets`, without a slash at the end. */
  readonly path: string;
  readonly endsWithSlash: boolean;
  readonly calls: { readonly [O in ForeignOperation]?: Call };
  /** Name of the parameter with the id; null if no call has one. */
  readonly parameter: string | null;
  readonly envelope: Envelope | null;
  /** Path to the record in the response of a single one. */
  readonly record: string | null;
  /** Schema of a record in responses. */
  readonly read: Located;
  readonly readKey: string | null;
  /** POST to the path of a record, which the console does not send. */
  readonly posts: Call | null;
}

/** The resources of a document, and the calls that belong to none. */
export function findResources(
  documents: Documents,
  calls: readonly Call[],
): { readonly resources: readonly Resource[]; readonly others: readonly Call[] } {
  const byPath = groupByPath(calls);
  const found = [...byPath.keys()].flatMap((path) => toResource(documents, byPath, path) ?? []);
  const whole = found.filter(({ parameter }) => parameter !== null).map(({ readKey }) => readKey);
  // A list of records that have a path of their own is a query of these records, and so is a second list.
  const plain = found.filter(
    ({ parameter, readKey }, index) =>
      parameter !== null ||
      (!whole.includes(readKey) && found.findIndex((other) => other.readKey === readKey) === index),
  );
  const resources = plain.filter((resource) => !plain.some((other) => hides(other, resource)));
  const used = new Set(
    resources.flatMap(({ calls: own, posts }) => [...Object.values(own), ...(posts === null ? [] : [posts])]),
  );
  return { resources, others: calls.filter((call) => !used.has(call)) };
}

/** `/gists/public` also matches `/gists/{id}`: one of the two is left out. */
function hides(other: Resource, resource: Resource): boolean {
  const size = ({ calls }: Resource) => Object.keys(calls).length;
  const [parent = "", child = ""] = [resource, other].map(({ path }) => path.slice(0, path.lastIndexOf("/")));
  return (
    (parent === other.path && other.parameter !== null && size(other) >= size(resource)) ||
    (child === resource.path && resource.parameter !== null && size(other) > size(resource))
  );
}

type ByPath = ReadonlyMap<string, ReadonlyMap<string, Call>>;

/** Calls by path and method. The path of a record is stored under its collection's: `/pets/{}`. */
function groupByPath(calls: readonly Call[]): ByPath {
  const byPath = new Map<string, Map<string, Call>>();
  for (const call of calls) {
    const item = /^((?:\/[^/{}]+)+)\/\{([^/{}]+)\}$/.exec(call.path);
    const collection = item?.[1] ?? (call.path.includes("{") ? null : call.path);
    if (collection === null || !/^(\/[A-Za-z0-9._~-]+)+$/.test(collection)) {
      continue;
    }
    const own = byPath.get(collection) ?? new Map<string, Call>();
    own.set(item === null ? call.method : `${call.method} item`, call);
    byPath.set(collection, own);
  }
  return byPath;
}

function toResource(documents: Documents, byPath: ByPath, path: string): Resource | null {
  const calls = byPath.get(path);
  const [list, envelope] = toList(documents, calls?.get("GET"));
  const get = calls?.get("GET item");
  const found = toRecord(documents, get);
  const read = schemaOf(documents, { one: found?.schema ?? null, item: envelope?.item ?? null });
  const update = calls?.get("PUT item") ?? calls?.get("PATCH item");
  // Some APIs put the id only into the body: PUT /pet.
  const all = { list, get, create: calls?.get("POST"), update, delete: calls?.get("DELETE item") };
  const own = Object.fromEntries(Object.entries(all).filter(([, call]) => call !== undefined));
  const item = [get, update, all.delete].find((call) => call !== undefined);
  if (read === null || (item === undefined && list === undefined)) {
    return null;
  }
  const [, parameter = null] = /\{([^/{}]+)\}$/.exec(item?.path ?? "") ?? [];
  return {
    path,
    endsWithSlash: (list ?? item)?.endsWithSlash === true,
    calls: own,
    parameter,
    envelope,
    record: found?.path ?? null,
    read,
    readKey: schemaKeyOf(documents, read),
    posts: update === undefined ? (calls?.get("POST item") ?? null) : null,
  };
}

/**
 * The schema of a record: that of a single one, which often has more fields than those of a list. A union such as
 * `Customer | DeletedCustomer` is less than the schema of the list.
 */
function schemaOf(
  documents: Documents,
  { one, item }: { readonly one: Located | null; readonly item: Located | null },
): Located | null {
  if (one === null || item === null) {
    return one ?? item;
  }
  const isUnion = (located: Located) => {
    const { branches, properties } = flatten(documents, located);
    return branches.length > 1 && properties.size === 0;
  };
  return isUnion(one) && !isUnion(item) ? item : one;
}

function toRecord(documents: Documents, get: Call | undefined): ReturnType<typeof findRecord> | null {
  const found = get === undefined || get.response === null ? null : findRecord(documents, get.response);
  return found !== null && isObject(documents, found.schema) ? found : null;
}

/** A call is a list if it returns objects and needs no parameter. */
function toList(documents: Documents, call: Call | undefined): readonly [Call | undefined, Envelope | null] {
  const needs = call?.parameters.some(({ in: place, isRequired }) => place === "query" && isRequired) === true;
  const envelope = call === undefined || call.response === null ? null : findEnvelope(documents, call.response);
  return envelope === null || needs ? [undefined, null] : [call, envelope];
}
