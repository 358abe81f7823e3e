import { expect, test } from "vitest";
import type { Foreign, Row } from "./testing/tiny-backend.ts";
import { tables, tryForeign } from "./testing/try-foreign.ts";
import type { TryReport } from "./try-backend.ts";

/** Tries a backend that has tickets only. */
async function tryTickets(tickets: Row[], toList: NonNullable<Foreign["toList"]>): Promise<TryReport> {
  return await tryForeign({ tables: { ...tables(0), tickets }, toList });
}

test.each([
  ["one value", (days: readonly string[], day: string) => days.at(-1) === day, ["is"]],
  ["several values", (days: readonly string[], day: string) => days.includes(day), ["is", "anyOf"]],
  [
    "several values and ranges",
    (days: readonly string[], day: string) =>
      days.some((each) => {
        const [from = "", to = from] = each.split("..");
        return day >= from && day <= to;
      }),
    ["is", "anyOf", "range"],
  ],
])("a backend that filters days by %s: the config states these filters only", async (_, isMet, filters) => {
  const tickets = Array.from({ length: 6 }, (__, index) => ({
    id: index + 1,
    code: `T${index}`,
    lastDay: `2030-01-0${index + 1}`,
  }));
  const toList = (rows: readonly Row[], query: URLSearchParams) => {
    const days = query.getAll("lastDay");
    const found = rows.filter((row) => days.length === 0 || isMet(days, String(row["lastDay"])));
    const size = Number(query.get("pageSize") ?? 4);
    const from = (Number(query.get("page") ?? 1) - 1) * size;
    return { data: found.slice(from, from + size), total: found.length };
  };
  const report = await tryTickets(tickets, toList);
  expect(report.config?.backends.main.abilities.filters).toEqual(filters);
});
