import type { Chance } from "./chance.ts";
import type { RandomField } from "./random-shape.ts";

const ORDERED = ["integer", "number", "money", "percent", "date", "datetime", "time"];

/** Rules about values that are rare, so that most records keep them. */
export function randomRules(chance: Chance, fields: readonly RandomField[]) {
  const one = fields.find(({ kind, isReadOnly }) => kind === "enum" && !isReadOnly);
  const amount = fields.find(({ kind, isReadOnly }) => ["integer", "number", "money"].includes(kind) && !isReadOnly);
  const pair = ORDERED.map((kind) => fields.filter((field) => field.kind === kind && !field.isReadOnly)).find(
    (same) => same.length > 1,
  );
  const named = { field: "name", is: "never called so" };
  const rules = [
    chance.holds(20) ? ["named", { at: "name", never: named }] : null,
    amount !== undefined && chance.holds(25)
      ? [
          "warned",
          { at: amount.name, never: { any: [{ field: amount.name, moreThan: 900 }, named] }, severity: "warn" },
        ]
      : null,
    pair !== undefined && chance.holds(40)
      ? ["ordered", { at: pair[0]?.name, never: { field: pair[0]?.name, moreThan: { field: pair[1]?.name } } }]
      : null,
    one !== undefined && chance.holds(25)
      ? ["oneOnly", { at: one.name, atMostOne: { field: one.name, is: one.values[0] }, per: ["name"] }]
      : null,
  ].filter((rule) => rule !== null);
  return rules.length === 0 ? {} : { rules: Object.fromEntries(rules) };
}
