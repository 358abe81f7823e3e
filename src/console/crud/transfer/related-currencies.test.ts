import { expect, test } from "vitest";
import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";
import { loadCurrencies } from "./related-currencies.ts";

const through = {
  field: "tariffId",
  entity: "tariff",
  within: { field: "libraryId", entity: "library", items: "tariffs" },
} as const;

const amount = {
  name: "amount",
  display: "money",
  currency: "BRL",
  currencyBy: { field: "currency", through },
} as unknown as FieldDescriptor<MessageKey>;

const libraries = new Map([["p1", { id: "p1", tariffs: [{ id: "m", currency: "USD" }, { id: "y" }] }]]);

test("amounts use the currency of their related record, loaded once, or none if it cannot be loaded", async () => {
  const asked: string[] = [];
  const records = [
    { id: "1", tariffId: "m", libraryId: "p1" },
    { id: "2", tariffId: "y", libraryId: "p1" },
    { id: "3", tariffId: "m", libraryId: "gone" },
    { id: "4", tariffId: "unknown", libraryId: "p1" },
    { id: "5", tariffId: null, libraryId: null },
    { id: "6", tariffId: { id: "x", currency: "EUR" }, libraryId: "p1" },
  ];
  const load = async (_: unknown, entity: string, id: unknown) => {
    asked.push(`${entity} ${id}`);
    const library = libraries.get(String(id));
    return library ?? Promise.reject(new Error("gone"));
  };
  const currencyOf = await loadCurrencies(load, records, [amount]);
  expect(asked).toEqual(["library p1", "library gone"]);
  expect(records.map((record) => currencyOf(amount, through, record))).toEqual([
    "USD",
    "BRL",
    null,
    null,
    "BRL",
    "EUR",
  ]);
});
