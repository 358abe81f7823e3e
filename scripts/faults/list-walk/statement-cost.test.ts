import { expect, test } from "vitest";
import { type StepNode, statementCost } from "./statement-cost.ts";

const LIMITS = { read: 1_000, sorted: 100 };

const step = (type: string, rows: number, more: Partial<StepNode> = {}): StepNode => ({
  "Node Type": type,
  "Actual Rows": rows,
  "Actual Loops": 1,
  ...more,
});

test("a sequential scan that LIMIT ends early is accepted", () => {
  const root = step("Limit", 26, { inputs: [step("Seq Scan", 26, { "Rows Removed by Filter": 900 })] });
  expect(statementCost(root, LIMITS)).toEqual({ read: 926, sorted: 0, problem: null });
});

test("a sequential scan is rejected for the rows that its filter drops", () => {
  const root = step("Limit", 26, {
    inputs: [step("Seq Scan", 0, { "Relation Name": "books", "Rows Removed by Filter": 2_000 })],
  });
  expect(statementCost(root, LIMITS).problem).toBe("Seq Scan on books reads 2000 rows");
});

test("an index scan in the wanted order is rejected if it reads most of the table", () => {
  const root = step("Index Scan", 1, { "Relation Name": "books", "Rows Removed by Filter": 1_500 });
  expect(statementCost(root, LIMITS).problem).toBe("Index Scan on books reads 1501 rows");
});

test("rows of parallel workers are added up", () => {
  const root = step("Gather", 3, { inputs: [step("Seq Scan", 400, { "Relation Name": "books", "Actual Loops": 3 })] });
  expect(statementCost(root, LIMITS).problem).toBe("Seq Scan on books reads 1200 rows");
});

test("a sort is measured by its input, also of a top-N sort in a subquery", () => {
  const sort = step("Sort", 26, { inputs: [step("Bitmap Heap Scan", 500)] });
  expect(statementCost(step("Result", 26, { inputs: [sort] }), LIMITS).problem).toBe("sorts 500 rows");
  expect(statementCost(step("Sort", 26, { inputs: [step("Index Scan", 100)] }), LIMITS).problem).toBeNull();
});
