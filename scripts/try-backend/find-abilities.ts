import type { BackendAbilities, FilterOperator } from "../../src/contract/backend-abilities.ts";
import { LIST_PRESETS, type ListDialect } from "../../src/contract/list-dialect.ts";
import type { ListFilter } from "../../src/contract/list-filter.ts";
import type { RecordId } from "../../src/contract/transport.ts";
import { type CallBackend, isSuccess } from "./backend-caller.ts";
import { createAsk, type FoundDialect, tellingField } from "./find-dialect.ts";
import type { TriedList } from "./try-lists.ts";

type Abilities = Partial<BackendAbilities>;

/** A filter for a list: a value that some rows have and others do not. */
async function findFilters(
  call: CallBackend,
  dialect: ListDialect,
  list: TriedList,
): Promise<readonly FilterOperator[] | null> {
  const { rows, resource } = list;
  const field = resource.filters.find((name) => new Set(rows.map((row) => String(row[name] ?? ""))).size > 1);
  if (field === undefined) {
    return null;
  }
  const value = String(rows[0]?.[field] ?? "");
  const found = await createAsk(call, resource.list)(dialect, {
    page: 1,
    pageSize: rows.length,
    filters: { [field]: value },
  });
  const isRight =
    found !== null && found.rows.length > 0 && found.rows.every((row) => String(row[field] ?? "") === value);
  return isRight ? ["is"] : [];
}

async function findSearch(call: CallBackend, dialect: ListDialect, list: TriedList): Promise<boolean | null> {
  const field = tellingField(list);
  const search = field === null ? "" : String(list.rows.at(-1)?.[field] ?? "");
  if (search === "") {
    return null;
  }
  const size = list.rows.length;
  const found = await createAsk(call, list.resource.list)(dialect, { page: 1, pageSize: size, search });
  return found !== null && found.rows.length > 0 && found.rows.length < size;
}

async function findIds(call: CallBackend, dialect: ListDialect, list: TriedList): Promise<boolean | null> {
  const ids = list.rows.slice(0, 2).map(({ id }) => id);
  if (list.rows.length < 3) {
    return null;
  }
  const found = await createAsk(call, list.resource.list)(dialect, { page: 1, pageSize: 3, ids });
  return (
    found?.rows
      .map(({ id }) => String(id))
      .sort()
      .join() === ids.map(String).sort().join()
  );
}

/** A group of each kind that matches one of three or more records. */
async function findGroups(call: CallBackend, dialect: ListDialect, { rows, resource }: TriedList) {
  const [wanted, other] = rows.toReversed().map(({ id }) => id);
  if (wanted === undefined || other === undefined || rows.length < 3) {
    return null;
  }
  const idIs = (id: RecordId) => ({ field: "id", is: typeof id === "bigint" ? String(id) : id });
  const filter: ListFilter = { all: [{ any: [idIs(wanted), idIs(other)] }, { none: [idIs(other)] }] };
  const found = await createAsk(call, resource.list)(dialect, { page: 1, pageSize: rows.length, filter });
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

async function findPaged(
  call: CallBackend,
  { preset, overrides }: FoundDialect,
  lists: readonly TriedList[],
): Promise<Abilities> {
  const dialect: ListDialect = { ...LIST_PRESETS[preset], ...overrides };
  const many = lists.filter(({ rows }) => rows.length > 1);
  const search = await firstTold(many, (list) => findSearch(call, dialect, list));
  const filters = await firstTold(many, (list) => findFilters(call, dialect, list));
  const ids = await firstTold(many, (list) => findIds(call, dialect, list));
  const filterGroups = await firstTold(many, (list) => findGroups(call, dialect, list));
  const counted = many[0] && (await createAsk(call, many[0].resource.list)(dialect, { page: 1, pageSize: 1 }));
  return {
    paging: "pages",
    sort: dialect.sort === null ? "none" : "one",
    ...(search === null ? {} : { search }),
    ...(filters === null ? {} : { filters: filters.length === 0 ? [] : ["is", "anyOf", "range"] }),
    ...(filterGroups === null ? {} : { filterGroups }),
    ...(ids === null ? {} : { ids }),
    counts: counted !== undefined && counted !== null && counted.total !== null && counted.isAtLeast !== true,
  };
}

/** The abilities of a backend, as far as its responses show them; the rest has the defaults. */
export async function findAbilities(
  call: CallBackend,
  lists: readonly TriedList[],
  dialect: FoundDialect | null,
): Promise<Abilities> {
  const isWhole = dialect === null && lists.some(({ rows, total }) => rows.length > 1 && (total ?? 0) <= rows.length);
  const audit = await call("GET", "/audit");
  const records = lists.flatMap(({ record }) => record ?? []);
  const isTagged = records.some(({ etag }) => etag !== null && !etag.startsWith("W/"));
  return {
    ...(dialect === null ? (isWhole ? { paging: "none" as const } : {}) : await findPaged(call, dialect, lists)),
    audit: isSuccess(audit) && audit.body !== undefined,
    ...(records.length === 0 ? {} : { conflictTags: isTagged }),
  };
}
