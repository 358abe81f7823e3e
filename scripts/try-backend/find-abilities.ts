import type { BackendAbilities, FilterOperator } from "../../src/contract/backend-abilities.ts";
import type { ListDialect } from "../../src/contract/list-dialect.ts";
import type { ListFilter } from "../../src/contract/list-filter.ts";
import type { EntityRecord, RecordId } from "../../src/contract/transport.ts";
import { createTryList, type FoundDialect, sortableFieldOf, toDialect } from "./find-dialect.ts";
import type { Trial } from "./trial.ts";
import type { TriedList } from "./try-lists.ts";

type Abilities = Partial<BackendAbilities>;

/** Texts of a field in the rows of a list, each once. */
function valuesOf({ rows }: TriedList, field: string): readonly string[] {
  return [...new Set(rows.map((row) => String(row[field] ?? "")))].filter((value) => value !== "").sort();
}

/** The values of a field in the rows that a filter finds; null if the call fails. */
async function findValues(
  trial: Trial,
  dialect: ListDialect,
  {
    list,
    field,
    wanted,
  }: { readonly list: TriedList; readonly field: string; readonly wanted: string | readonly string[] },
): Promise<readonly string[] | null> {
  const filters = { [field]: wanted };
  const found = await createTryList(trial, list)(dialect, { page: 1, pageSize: list.rows.length, filters });
  if (found !== null && found.total !== null && found.isAtLeast !== true && found.total > found.rows.length) {
    // Some backends filter the rows of a page, after they have counted.
    return found.rows.length < list.rows.length ? null : toValues(found.rows, field);
  }
  return found === null ? null : toValues(found.rows, field);
}

const toValues = (rows: readonly EntityRecord[], field: string) => rows.map((row) => String(row[field] ?? ""));

/** A filter by one value that some rows have and others do not. */
async function findFilters(trial: Trial, dialect: ListDialect, list: TriedList): Promise<boolean | null> {
  const field = list.resource.filters.find((name) => new Set(list.rows.map((row) => String(row[name] ?? ""))).size > 1);
  if (field === undefined) {
    return null;
  }
  const wanted = String(list.rows[0]?.[field] ?? "");
  const found = await findValues(trial, dialect, { list, field, wanted });
  return found !== null && found.length > 0 && found.every((value) => value === wanted);
}

/** A filter by two values: rows with both are found, and no others. */
async function findAnyOf(trial: Trial, dialect: ListDialect, list: TriedList): Promise<boolean | null> {
  const field = list.resource.filters.find((name) => valuesOf(list, name).length > 1);
  if (field === undefined) {
    return null;
  }
  const wanted = valuesOf(list, field).slice(0, 2);
  const found = await findValues(trial, dialect, { list, field, wanted });
  return found !== null && [...new Set(found)].sort().join() === wanted.join();
}

/** A filter by a range of days that excludes a row: the rows at both ends are found. */
async function findRange(trial: Trial, dialect: ListDialect, list: TriedList): Promise<boolean | null> {
  const daysOf = (name: string) => valuesOf(list, name).filter((value) => /^\d{4}-\d{2}-\d{2}/.test(value));
  const field = list.resource.filters.find((name) => daysOf(name).length > 2);
  if (field === undefined) {
    return null;
  }
  const [from = "", to = ""] = daysOf(field).map((value) => value.slice(0, 10));
  const found = await findValues(trial, dialect, { list, field, wanted: `${from}..${to}` });
  const days = [...new Set(found?.map((value) => value.slice(0, 10)))].sort();
  return days.includes(from) && days.includes(to) && days.every((day) => day >= from && day <= to);
}

/** Filters that were tried and found the right rows. Without days in a list, ranges are left out. */
async function findOperators(
  trial: Trial,
  dialect: ListDialect,
  lists: readonly TriedList[],
): Promise<readonly FilterOperator[] | null> {
  const is = await firstTold(lists, (list) => findFilters(trial, dialect, list));
  if (is !== true) {
    return is === null ? null : [];
  }
  const anyOf = await firstTold(lists, (list) => findAnyOf(trial, dialect, list));
  const range = await firstTold(lists, (list) => findRange(trial, dialect, list));
  return ["is", ...(anyOf === true ? (["anyOf"] as const) : []), ...(range === true ? (["range"] as const) : [])];
}

async function findSearch(trial: Trial, dialect: ListDialect, list: TriedList): Promise<boolean | null> {
  const field = sortableFieldOf(list);
  const search = field === null ? "" : String(list.rows.at(-1)?.[field] ?? "");
  if (search === "") {
    return null;
  }
  const size = list.rows.length;
  const found = await createTryList(trial, list)(dialect, { page: 1, pageSize: size, search });
  return found !== null && found.rows.length > 0 && found.rows.length < size;
}

async function findIds(trial: Trial, dialect: ListDialect, list: TriedList): Promise<boolean | null> {
  const ids = list.rows.slice(0, 2).map(({ id }) => id);
  if (list.rows.length < 3) {
    return null;
  }
  const found = await createTryList(trial, list)(dialect, { page: 1, pageSize: 3, ids });
  return (
    found?.rows
      .map(({ id }) => String(id))
      .sort()
      .join() === ids.map(String).sort().join()
  );
}

/** A group of each kind that matches one of three or more records. */
async function findGroups(trial: Trial, dialect: ListDialect, { rows, resource }: TriedList) {
  const [wanted, other] = rows.toReversed().map(({ id }) => id);
  if (wanted === undefined || other === undefined || rows.length < 3) {
    return null;
  }
  const idIs = (id: RecordId) => ({ field: "id", is: typeof id === "bigint" ? String(id) : id });
  const filter: ListFilter = { all: [{ any: [idIs(wanted), idIs(other)] }, { none: [idIs(other)] }] };
  const found = await createTryList(trial, { resource })(dialect, { page: 1, pageSize: rows.length, filter });
  return found?.rows.map(({ id }) => String(id)).join() === String(wanted);
}

/** The response of the list that is informative; null if there is none. */
async function firstTold<T>(
  lists: readonly TriedList[],
  find: (list: TriedList) => Promise<T | null>,
): Promise<T | null> {
  for (const list of lists) {
    const told = await find(list);
    if (told !== null) {
      return told;
    }
  }
  return null;
}

/** Templates of filter parameters: of JSON:API, LoopBack, Strapi. */
const FILTERS = ["{field}", "filter[{field}]", "filter[where][{field}]", "filters[{field}][$eq]"];
const SEARCHES = ["q", "search", "_q", "filter[q]", "query", "term"];

/** Returns the first value that passes the test, false if none does, and null if no test was conclusive. */
async function firstRight<T>(values: readonly T[], isRight: (value: T) => Promise<boolean | null>) {
  let told: false | null = null;
  for (const value of values) {
    const right = await isRight(value);
    if (right === true) {
      return { value };
    }
    told = right ?? told;
  }
  return told;
}

/** Names that the backend has for search and filters, in place of the dialect's. */
async function findNames(
  trial: Trial,
  dialect: ListDialect,
  many: readonly TriedList[],
): Promise<Partial<Pick<ListDialect, "search" | "filter">>> {
  const searches = [...new Set([dialect.search ?? "q", ...SEARCHES])];
  const filters = [...new Set([dialect.filter ?? "{field}", ...FILTERS])];
  const search = await firstRight(searches, (each) =>
    firstTold(many, (list) => findSearch(trial, { ...dialect, search: each }, list)),
  );
  const filter = await firstRight(filters, (each) =>
    firstTold(many, (list) => findFilters(trial, { ...dialect, filter: each }, list)),
  );
  return {
    ...(search && search.value !== dialect.search ? { search: search.value } : {}),
    ...(filter && filter.value !== dialect.filter ? { filter: filter.value } : {}),
  };
}

async function findPaged(trial: Trial, found: FoundDialect, lists: readonly TriedList[]) {
  const many = lists.filter(({ rows }) => rows.length > 1);
  const names = await findNames(trial, toDialect(found), many);
  const dialect = { ...toDialect(found), ...names };
  const search = await firstTold(many, (list) => findSearch(trial, dialect, list));
  const filters = await findOperators(trial, dialect, many);
  const ids = await firstTold(many, (list) => findIds(trial, dialect, list));
  const filterGroups = await firstTold(many, (list) => findGroups(trial, dialect, list));
  const counted = many[0] && (await createTryList(trial, many[0])(dialect, { page: 1, pageSize: 1 }));
  const abilities: Abilities = {
    paging: "pages",
    ...(found.pageSize === null ? {} : { pageSize: found.pageSize }),
    sort: dialect.sort === null ? "none" : "one",
    ...(search === null ? {} : { search }),
    ...(filters === null ? {} : { filters }),
    ...(filterGroups === null ? {} : { filterGroups }),
    ...(ids === null ? {} : { ids }),
    counts: counted !== undefined && counted !== null && counted.total !== null && counted.isAtLeast !== true,
  };
  return { abilities, dialect: { ...found, overrides: { ...found.overrides, ...names } } };
}

/** Detected abilities and list parameters. Members that were not detected keep their defaults. */
export interface Found {
  readonly abilities: Abilities;
  readonly dialect: FoundDialect | null;
}

/** The abilities of a backend, and the names of its list parameters. */
export async function findAbilities(
  trial: Trial,
  lists: readonly TriedList[],
  dialect: FoundDialect | null,
): Promise<Found> {
  const isWhole = dialect === null && lists.some(({ rows, total }) => rows.length > 1 && (total ?? 0) <= rows.length);
  const hasAudit = await trial
    .transport()
    .send({ method: "GET", path: "/audit" })
    .then(
      (body) => body !== undefined,
      () => false,
    );
  const records = lists.flatMap(({ record }) => record ?? []);
  const paged = dialect === null ? null : await findPaged(trial, dialect, lists);
  return {
    dialect: paged?.dialect ?? dialect,
    abilities: {
      ...(paged?.abilities ?? (isWhole ? { paging: "none" as const } : {})),
      audit: hasAudit,
      ...(records.length === 0 ? {} : { conflictTags: records.some(({ etag }) => etag !== null) }),
    },
  };
}
