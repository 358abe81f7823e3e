import { parseExactJson } from "entity-console/console";
import { expect, test } from "vitest";
import type { PlanPayment } from "../../../../schema/entities/plan-payment.ts";
import { priceChanges } from "./price-changes.ts";

const payment = (id: string | undefined, price: number) => ({ id, price, name: `p${id}` }) as PlanPayment;
const accounts = [
  { id: "a1", planPayment: "1", amount: 19.9 },
  { id: "a2", planPayment: "1", amount: 15 },
  { id: "a3", planPayment: "2", amount: 199 },
  { id: "a4", amount: 19.9 },
];
const before = [payment("1", 19.9), payment("2", 199)];

test("for a changed price, accounts with the old price are distinguished from accounts with a custom price", () => {
  const [change, ...more] = priceChanges(before, [payment("1", 24.9), payment("2", 199)], accounts);
  expect(more).toEqual([]);
  expect([change?.before, change?.payers.map(({ id }) => id), change?.others]).toEqual([19.9, ["a1"], 1]);
});

test("a price is the same, however many digits it was written with", () => {
  const written = parseExactJson("19.90") as number;
  const old = [payment("1", written)];
  expect(priceChanges(old, [payment("1", 19.9)], accounts)).toEqual([]);
  const [change] = priceChanges(old, [payment("1", 24.9)], [{ id: "a1", planPayment: "1", amount: written }]);
  expect(change).toMatchObject({ before: 19.9, payers: [{ id: "a1" }] });
});

test.each([
  ["the same prices", before],
  ["another order", before.toReversed()],
  ["a row that is new", [...before, payment(undefined, 5)]],
  ["a row that is gone", [payment("2", 199)]],
  ["a price that is not typed yet", [payment("1", undefined as unknown as number), payment("2", 199)]],
])("%s shows no question", (_, now) => {
  expect(priceChanges(before, now, accounts)).toEqual([]);
});
