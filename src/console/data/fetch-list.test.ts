import { describe, expect, test } from "vitest";
import { type BackendAbilities, PLAIN_ABILITIES } from "../../contract/backend-abilities.ts";
import type { EntityClient, ListQuery } from "../../contract/transport.ts";
import { fetchList } from "./fetch-list.ts";
import { createQueryClient } from "./query-client.ts";
import { entityKey } from "./query-keys.ts";

const tickets = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  code: `T${index + 1}`,
  status: index % 3 === 0 ? "used" : "valid",
  book: index % 2 === 0 ? { id: 7, name: "Poems" } : 8,
}));

/**
 * A fake backend of tickets that records its queries. The "array" shape ignores every parameter, the "pages" shape
 * supports all.
 */
function standIn(shape: "array" | "pages", stated: Partial<BackendAbilities> = {}) {
  const asked: ListQuery[] = [];
  const client: EntityClient = {
    list: async (query = {}) => {
      asked.push(query);
      const { page = 1, pageSize = 25, filters = {} } = query;
      if (shape === "array") {
        return { rows: tickets, total: null };
      }
      const found = tickets.filter(({ status }) => (filters["status"] ?? status) === status);
      return { rows: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
    },
  };
  const queries = createQueryClient(() => undefined);
  const source = { queries, client, entity: "ticket", abilities: { ...PLAIN_ABILITIES, ...stated } };
  return { asked, queries, ask: (query: ListQuery) => fetchList({ ...source, searched: ["code"] }, query) };
}

const count = (status: string): ListQuery => ({ page: 1, pageSize: 1, filters: { status } });

describe("a backend that returns whole arrays", () => {
  test("is called once for all concurrent and later queries", async () => {
    const { asked, ask } = standIn("array");
    const counts = await Promise.all([ask(count("used")), ask(count("valid")), ask({ page: 2, pageSize: 10 })]);
    expect(counts.map(({ total }) => total)).toEqual([20, 40, 60]);
    expect((await ask({ search: "t60" })).rows).toEqual([tickets[59]]);
    expect((await ask({ ids: ["7", 8] })).rows).toEqual([tickets[6], tickets[7]]);
    expect((await ask({ sort: "-id", page: 1, pageSize: 1 })).rows).toEqual([tickets[59]]);
    expect((await ask({ filters: { book: "7" } })).total).toBe(30);
    expect(asked).toHaveLength(1);
  });

  test("gets a first query without filters: it may apply a filter and still return an array", async () => {
    const { asked, ask } = standIn("array");
    await ask(count("used"));
    expect(asked).toEqual([{ page: 1, pageSize: 25 }]);
  });

  test("is called again after a change", async () => {
    const { asked, ask, queries } = standIn("array");
    await ask(count("used"));
    await queries.invalidateQueries({ queryKey: entityKey("ticket") });
    await ask(count("used"));
    expect(asked).toHaveLength(2);
  });
});

describe("a backend that pages", () => {
  test("is called for each page and each count, and once more if the config does not declare paging", async () => {
    const unsaid = standIn("pages");
    expect((await unsaid.ask(count("used"))).total).toBe(20);
    expect((await unsaid.ask(count("valid"))).total).toBe(40);
    expect(unsaid.asked).toEqual([{ page: 1, pageSize: 25 }, count("used"), count("valid")]);
    const said = standIn("pages", { paging: "pages" });
    expect((await said.ask(count("used"))).total).toBe(20);
    expect(said.asked).toEqual([count("used")]);
  });

  test("is recognized as paging by the first page of a list, which is requested once", async () => {
    const { asked, ask } = standIn("pages");
    const first = { page: 1, pageSize: 10, sort: "code" };
    expect((await ask(first)).rows).toHaveLength(10);
    expect((await ask(first)).total).toBe(60);
    expect(asked).toEqual([first, first]);
  });
});
