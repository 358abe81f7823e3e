import { describe, expect, test } from "vitest";
import { type BackendAbilities, PLAIN_ABILITIES } from "../../contract/backend-abilities.ts";
import type { EntityClient, EntityRecord, RecordId } from "../../contract/transport.ts";
import { hasName, loadForLabel } from "./label-records.ts";
import { createQueryClient } from "./query-client.ts";
import { entityKey, wholeListKey } from "./query-keys.ts";

const genres = Array.from({ length: 6 }, (_, index) => ({ id: `f${index}`, name: `Gênero ${index}` }));

/** A fake backend of genres that records its calls. Its list may be incomplete. */
function standIn(listed: readonly EntityRecord[] = genres, stated: Partial<BackendAbilities> = {}) {
  const calls: string[] = [];
  const client: EntityClient = {
    list: async ({ ids } = {}) => {
      calls.push(ids === undefined ? "list" : `list ${ids.join()}`);
      const rows = ids === undefined ? listed : listed.filter(({ id }) => ids.includes(id));
      return { rows: [...rows], total: rows.length };
    },
    get: async (id: RecordId) => {
      calls.push(`get ${id}`);
      const record = genres.find((genre) => genre.id === id);
      return record ? { record, etag: null } : Promise.reject(new RangeError(`no ${id}`));
    },
  };
  const queries = createQueryClient(() => undefined);
  const abilities = { ...PLAIN_ABILITIES, ...stated };
  const source = { queries, client, entity: "genre", isEnough: hasName("name"), abilities };
  const namesOf = async (ids: readonly string[]) =>
    (await Promise.all(ids.map((id) => loadForLabel(source, id)))).map((record) => record["name"]);
  return { calls, queries, namesOf };
}

describe("the names of related records", () => {
  test("a few names are requested individually", async () => {
    const { calls, namesOf } = standIn();
    expect(await namesOf(["f0", "f1"])).toEqual(["Gênero 0", "Gênero 1"]);
    expect(calls).toEqual(["get f0", "get f1"]);
  });

  test("many names needed at the same time are requested by one list call", async () => {
    const { calls, namesOf } = standIn();
    expect(await namesOf(["f0", "f1", "f2", "f3", "f4"])).toHaveLength(5);
    expect(calls).toEqual(["list"]);
  });

  test("names needed at the same time are requested by one call with their ids, if the backend pages and supports ids", async () => {
    const { calls, namesOf } = standIn(genres, { paging: "pages", ids: true });
    expect(await namesOf(["f0", "f1"])).toEqual(["Gênero 0", "Gênero 1"]);
    expect(calls).toEqual(["list f0,f1"]);
  });

  test("records missing from the list page are requested individually", async () => {
    const { calls, namesOf } = standIn(genres.slice(0, 4));
    expect(await namesOf(["f1", "f2", "f3", "f5"])).toEqual(["Gênero 1", "Gênero 2", "Gênero 3", "Gênero 5"]);
    expect(calls).toEqual(["list", "get f5"]);
  });

  test("a cached list is used first, until it is stale", async () => {
    const { calls, queries, namesOf } = standIn();
    queries.setQueryData(wholeListKey("genre"), { rows: [{ id: "f0", name: "Poesia" }], total: 1 });
    expect(await namesOf(["f0"])).toEqual(["Poesia"]);
    expect(calls).toEqual([]);
    await queries.invalidateQueries({ queryKey: entityKey("genre") });
    expect(await namesOf(["f0"])).toEqual(["Gênero 0"]);
    expect(calls).toEqual(["get f0"]);
  });

  test("a missing record does not hide the names of the others", async () => {
    const { namesOf } = standIn([]);
    const asked = Promise.allSettled([namesOf(["gone"]), namesOf(["f1"]), namesOf(["f2"]), namesOf(["f3"])]);
    expect((await asked).map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled", "fulfilled"]);
  });
});
