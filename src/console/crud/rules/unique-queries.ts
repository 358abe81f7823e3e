import type { BackendAbilities } from "../../../contract/backend-abilities.ts";
import type { ListFilter } from "../../../contract/list-filter.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { ListQuery } from "../../../contract/transport.ts";
import type { FormData } from "../../fields/form-store.ts";
import { isEmptyValue } from "../../lib/is-empty-value.ts";
import type { UniqueConstraint } from "./unique-constraints.ts";

/** Limits per query, since URLs have a maximum length. */
const MAX_VALUES = 100;
const MAX_CHARACTERS = 2_500;

/** A list query whose response contains every record that conflicts with the given ones. */
export interface UniqueQuery {
  readonly query: Pick<ListQuery, "filters" | "filter" | "search">;
  /**
   * Values that all returned rows must have, to detect a backend that ignores the filter. Empty for a search, which is
   * not exact.
   */
  readonly asked: { readonly [field: string]: readonly unknown[] };
}

type Screens = EntityScreens<MessageKey>;

/** How the backend can filter by the fields of a constraint. */
interface Way {
  readonly fields: readonly string[];
  readonly atATime: number;
  readonly toQuery: (asked: UniqueQuery["asked"]) => UniqueQuery["query"];
}

function wayOf({ list }: Screens, { fields, where }: UniqueConstraint, abilities: BackendAbilities): Way | null {
  const wanted = [...new Set([...fields, ...Object.keys(where)])];
  const { filters = [], sortable = [], search = [] } = list ?? {};
  const grouped = wanted.filter((field) => [filters, sortable, search].some((known) => known.includes(field)));
  if (abilities.filterGroups && grouped.length > 0) {
    return { fields: grouped, atATime: MAX_VALUES, toQuery: (asked) => ({ filter: toFilter(asked) }) };
  }
  const filtered = wanted.filter((field) => filters.includes(field));
  const [isOne, isAny] = [abilities.filters.includes("is"), abilities.filters.includes("anyOf")];
  return filtered.length > 0 && (isOne || isAny)
    ? { fields: filtered, atATime: isAny ? MAX_VALUES : 1, toQuery: (asked) => ({ filters: toParameters(asked) }) }
    : null;
}

function toFilter(asked: UniqueQuery["asked"]): ListFilter {
  const all = Object.entries(asked).map(([field, values]) => ({ field, is: values.map(String) }));
  return { all };
}

function toParameters(asked: UniqueQuery["asked"]): NonNullable<ListQuery["filters"]> {
  const entries = Object.entries(asked).map(([field, values]) => {
    const texts = values.map(String);
    return [field, texts.length === 1 ? String(texts[0]) : texts] as const;
  });
  return Object.fromEntries(entries);
}

/** Splits records into batches so that no query exceeds the limits. */
function inParts(records: readonly FormData[], fields: readonly string[], most: number): readonly FormData[][] {
  const parts: FormData[][] = [];
  let size = 0;
  for (const record of records) {
    const length = encodeURIComponent(JSON.stringify(fields.map((field) => record[field]))).length;
    const last = parts.at(-1);
    if (last && last.length < most && size + length <= MAX_CHARACTERS) {
      last.push(record);
      size += length;
    } else {
      parts.push([record]);
      size = length;
    }
  }
  return parts;
}

/**
 * The fewest queries that find every record in conflict with `records`. Null if the list cannot be filtered by the
 * constraint and has to be loaded in full.
 */
export function uniqueQueriesOf(
  screens: Screens,
  constraint: UniqueConstraint,
  { records, abilities }: { readonly records: readonly FormData[]; readonly abilities: BackendAbilities },
): readonly UniqueQuery[] | null {
  const { fields, where } = constraint;
  const way = wayOf(screens, constraint, abilities);
  const own = fields.filter((field) => way?.fields.includes(field));
  if (records.some((record) => fields.some((field) => isEmptyValue(record[field])))) {
    return null;
  }
  if (way && own.length + (fields.length === 0 ? 1 : 0) > 0) {
    const beside = Object.entries(where).filter(([field]) => way.fields.includes(field) && !own.includes(field));
    const parts = own.length === 0 ? [records.slice(0, 1)] : inParts(records, own, way.atATime);
    return parts.map((part) => {
      const values = own.map((field) => [field, [...new Set(part.map((record) => record[field]))]] as const);
      const asked = Object.fromEntries([...values, ...beside.map(([field, value]) => [field, [value]] as const)]);
      return { query: way.toQuery(asked), asked };
    });
  }
  const [only, ...others] = fields;
  return abilities.search && only !== undefined && others.length === 0 && screens.list?.search.includes(only) === true
    ? [...new Set(records.map((record) => String(record[only])))].map((search) => ({ query: { search }, asked: {} }))
    : null;
}
