import type { BackendRoute } from "../../../src/contract/backend.ts";
import { dayOfMoment } from "../../../src/contract/calendar.ts";
import { type Body, type Exercise, routeOf } from "./exercise.ts";

/** Sorts by each sortable field, and finds each record by its title and each filter. */
export async function exerciseList(exercise: Exercise, entity: string): Promise<void> {
  const { product, faults } = exercise;
  const route = routeOf(exercise, entity, "list");
  const stored = product.model.storage[entity];
  if (route === undefined || stored === undefined) {
    return;
  }
  const all = await fetchList(exercise, route, "");
  for (const sort of stored.sortable.flatMap((field) => [field, `-${field}`])) {
    const sorted = await fetchList(exercise, route, `&sort=${sort}`);
    if (sorted.length !== all.length) {
      faults.push(`${entity}: sorted by ${sort}, ${sorted.length} of ${all.length} records`);
    }
  }
  const { timeZone } = exercise.backend.context.config;
  for (const record of all) {
    const searches = [stored.titleField, ...stored.search.filter((field) => field.includes("."))];
    const queries = [
      ...searches.flatMap((field) => searchOf(valueAt(record, field))),
      ...stored.filters.flatMap((field) => filterOf(field, valueAt(record, field), timeZone)),
    ];
    for (const query of queries) {
      const found = await fetchList(exercise, route, query);
      if (!found.some(({ id }) => id === record["id"])) {
        faults.push(`${entity}: ${query} does not find ${JSON.stringify(record).slice(0, 300)}`);
      }
    }
  }
}

async function fetchList(
  { backend, token, faults }: Exercise,
  { entity, path }: BackendRoute,
  query: string,
): Promise<readonly Body[]> {
  const answer = await backend.as(token, { url: `/api${path}?pageSize=100${query}` });
  if (answer.statusCode !== 200) {
    faults.push(`${entity}: GET ${path}${query}: ${answer.statusCode} ${answer.body.slice(0, 300)}`);
    return [];
  }
  return answer.json<{ data: readonly Body[] }>().data;
}

/** The value of a field, or of a member of an object. */
function valueAt(record: Body, path: string): unknown {
  return path.split(".").reduce<unknown>((whole, name) => (whole as Body | undefined)?.[name], record);
}

/** The maximum length of a quick search. */
const LONGEST_SEARCH = 200;

function searchOf(value: unknown): readonly string[] {
  const text = String(value ?? "");
  return text === "" || text.length > LONGEST_SEARCH ? [] : [`&q=${encodeURIComponent(text)}`];
}

/** The maximum length of a filter. */
const LONGEST_FILTER = 300;

/** The query that finds a record by one of its values. Moments are found by their day in the business time zone. */
function filterOf(field: string, value: unknown, timeZone: string): readonly string[] {
  return [value].flat().flatMap((one) => {
    if (one === undefined || one === null) {
      return [];
    }
    const text = /^\d{4}-\d{2}-\d{2}T/.test(String(one)) ? dayOfMoment(new Date(String(one)), timeZone) : String(one);
    // In a zone west of Greenwich, a moment of year 1 can have a day of year 0, which no filter can name.
    const isNameable = text !== "" && text.length <= LONGEST_FILTER && !text.startsWith("0000-");
    return isNameable ? [`&${field}=${encodeURIComponent(text)}`] : [];
  });
}
