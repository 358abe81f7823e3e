import { readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { toDocument } from "./read-document.ts";
import { type Foreign, type Row, startForeign } from "./testing/tiny-backend.ts";
import { type TryReport, tryBackend } from "./try-backend.ts";

const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) {
    await close();
  }
});

/** Tries a backend that has tickets only. */
async function tryTickets(tickets: Row[], toList: NonNullable<Foreign["toList"]>): Promise<TryReport> {
  const tables = { genres: [], books: [], tickets, members: [], librarians: [{ id: 1, name: "Ana" }] };
  const { url, close } = await startForeign({ tables, toList });
  closing.push(close);
  const file = path.resolve(import.meta.dirname, "../../testing/fixture/generated/openapi.json");
  return await tryBackend({
    url,
    username: "ana",
    password: "certa",
    document: toDocument(readFileSync(file, "utf8")),
    paths: { authenticate: "/authentication", refresh: "/refresh-token", logout: "/logout" },
    write: false,
    timeoutMs: 5_000,
  });
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
