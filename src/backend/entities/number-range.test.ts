import { bigint, doublePrecision, integer, numeric, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { HttpProblem } from "../http/http-problem.ts";
import { rejectNumbersOutOfRange } from "./number-range.ts";
import type { Stored } from "./stored-entity.ts";

const things = pgTable("things", {
  id: uuid("id"),
  name: text("name"),
  count: integer("count"),
  all: bigint("all", { mode: "number" }),
  free: doublePrecision("free"),
  price: numeric("price", { precision: 15, scale: 2, mode: "number" }),
  fine: numeric("fine", { precision: 20, scale: 6, mode: "number" }),
});
const child = { field: "parts", entity: "part", table: things, ownerColumn: "id", columns: ["id", "count"] };
const stored = { table: things, children: [child] } as unknown as Stored;

function problemsOf(body: Record<string, unknown>) {
  try {
    rejectNumbersOutOfRange(stored, body);
    return [];
  } catch (error) {
    return error instanceof HttpProblem ? error.details : [error];
  }
}

test("numbers within the range of their columns pass, and so do values that are no numbers", () => {
  const body = { name: "a", count: -2_147_483_647, all: Number.MAX_SAFE_INTEGER, free: 1e300, other: 1e300 };
  expect(
    problemsOf({ ...body, price: 9_999_999_999_999.99, fine: -99_999_999_999_999, parts: [{ count: 1 }] }),
  ).toEqual([]);
  expect(problemsOf({ count: null, parts: null })).toEqual([]);
});

test.each([
  [{ count: 2_147_483_648 }, "count", "maximum", 2_147_483_647],
  [{ count: -1e21 }, "count", "minimum", -2_147_483_647],
  [{ price: 1e13 }, "price", "maximum", 9_999_999_999_999.99],
  [{ fine: -1e14 }, "fine", "minimum", -1e14],
  [{ parts: [{ count: 1 }, { count: 1e10 }] }, "parts[1].count", "maximum", 2_147_483_647],
])("%j is rejected at its field, with the bound", (body, ...[path, code, limit]) => {
  expect(problemsOf(body)).toMatchObject([{ path, code, params: { limit } }]);
});
