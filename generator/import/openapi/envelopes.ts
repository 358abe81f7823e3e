import type { Documents, Located } from "../documents/documents.ts";
import { type FlatSchema, flatten, keyOf } from "../schemas/flatten.ts";

/** Where a response has its records. */
export interface Envelope {
  /** Path to the rows (`data.items`); null for a bare list. */
  readonly rows: string | null;
  /** Path to the total; null if there is none. */
  readonly total: string | null;
  /** The schema of one row. */
  readonly item: Located;
}

const ROWS = ["data", "items", "results", "content", "value", "values", "rows", "records", "entries", "list", "docs"];
const TOTALS = [
  "total",
  "count",
  "totalCount",
  "total_count",
  "totalElements",
  "totalItems",
  "total_items",
  "totalDocs",
  "totalResults",
  "total_results",
  "@odata.count",
];
const AROUND = ["data", "result", "meta", "page", "pagination", "paging", "_embedded", "_meta", "metadata"];

/** Finds the rows in the response of a list; null if it has no list of objects. */
export function findEnvelope(documents: Documents, response: Located): Envelope | null {
  const flat = wholeOf(documents, response);
  const bare = itemsOf(documents, flat);
  if (bare !== null) {
    return { rows: null, total: null, item: bare };
  }
  const own = rowsIn(documents, flat, "");
  const total = totalIn(documents, flat);
  if (own !== null) {
    return { ...own, total };
  }
  for (const name of AROUND) {
    const inner = flat.properties.get(name);
    const rows = inner === undefined ? null : rowsIn(documents, wholeOf(documents, inner), `${name}.`);
    if (rows !== null) {
      return { ...rows, total };
    }
  }
  return null;
}

/** A branch of a response is chosen if there is only one with content. */
function wholeOf(documents: Documents, located: Located): FlatSchema {
  const flat = flatten(documents, located);
  const [first] = flat.branches;
  return first === undefined || flat.properties.size > 0 ? flat : flatten(documents, first, flat.entered);
}

/** The items of a list of objects; null for another schema. */
function itemsOf(documents: Documents, flat: FlatSchema): Located | null {
  return flat.items !== undefined && isObject(documents, flat.items) ? flat.items : null;
}

export function isObject(documents: Documents, located: Located): boolean {
  const { properties, branches, keywords } = wholeOf(documents, located);
  return properties.size > 0 || (keywords["type"] === "object" && branches.length > 0);
}

function rowsIn(documents: Documents, flat: FlatSchema, prefix: string): Omit<Envelope, "total"> | null {
  const lists = [...flat.properties].flatMap(([name, member]) => {
    const item = itemsOf(documents, flatten(documents, member, flat.entered));
    return item === null ? [] : [{ name, item }];
  });
  const named = ROWS.map((name) => lists.find((list) => list.name === name)).find((list) => list !== undefined);
  // The only list of an envelope has the rows if the rest describes pages: a record may have a list, too.
  const found = named ?? (lists.length === 1 && isPage(flat) ? lists[0] : undefined);
  return found === undefined ? null : { rows: `${prefix}${found.name}`, item: found.item };
}

const OF_PAGES =
  /^(_?links?|meta|paging|pagination|page|next|prev(ious)?|first|last|has_?more|limit|offset|skip|size|object|url)$/i;

function isPage({ properties }: FlatSchema): boolean {
  const names = [...properties.keys()];
  const known = names.filter(
    (name) => OF_PAGES.test(name) || TOTALS.includes(name) || /(page|cursor|total|count)/i.test(name),
  );
  return names.length === 1 || known.length >= names.length - 1;
}

function totalIn(documents: Documents, flat: FlatSchema): string | null {
  const own = TOTALS.find((name) => flat.properties.has(name));
  if (own !== undefined) {
    return own;
  }
  for (const name of AROUND) {
    const inner = flat.properties.get(name);
    const { properties } = inner === undefined ? flat : wholeOf(documents, inner);
    const total = TOTALS.find((word) => properties.has(word));
    if (inner !== undefined && total !== undefined) {
      return `${name}.${total}`;
    }
  }
  return null;
}

/**
 * The record in the response of a single record: `data` of `{ "data": { … } }`, or the only object in it, as in
 * `{ "pet": { … } }`. The path is null for names that differ by entity: the console finds the only object with an id.
 */
export function findRecord(
  documents: Documents,
  response: Located,
): { readonly path: string | null; readonly schema: Located } {
  const { properties } = wholeOf(documents, response);
  const wrapped = [...properties].filter(([name, member]) => !OF_PAGES.test(name) && isObject(documents, member));
  const others = [...properties.keys()].filter(
    (name) => !OF_PAGES.test(name) && !/^(success|status|message|code)$/.test(name),
  );
  const [name = "", schema] = wrapped[0] ?? [];
  if (wrapped.length !== 1 || schema === undefined || properties.has("id")) {
    return { path: null, schema: response };
  }
  const isUsual = /^(data|result|record|item)$/.test(name);
  return isUsual || others.length === 1 ? { path: isUsual ? name : null, schema } : { path: null, schema: response };
}

/** Key of the named schema that a schema is; null for an inline one. */
export function schemaKeyOf(documents: Documents, located: Located): string | null {
  return flatten(documents, located).schema ?? (located.value === undefined ? null : keyOf(located));
}
