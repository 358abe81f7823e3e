import type { Chance } from "./chance.ts";
import type { EntityDraft } from "./random-draft.ts";
import type { RandomField } from "./random-shape.ts";

const ORDERED = ["integer", "number", "money", "percent", "date", "datetime", "time"];

const NUMBERS = ["integer", "number", "money", "percent"];
const COMPARED = [...ORDERED, "text", "texts", "email", "tel", "enum", "enums", "boolean"];

const NAMED = { field: "name", is: "never called so" };

/** Rules about rare values, so that most records comply. */
export function randomRules(chance: Chance, draft: EntityDraft, fields: readonly RandomField[]) {
  const one = fields.find(({ kind, isReadOnly }) => kind === "enum" && !isReadOnly);
  const amount = fields.find(({ kind, isReadOnly }) => ["integer", "number", "money"].includes(kind) && !isReadOnly);
  const pair = ORDERED.map((kind) => fields.filter((field) => field.kind === kind && !field.isReadOnly)).find(
    (same) => same.length > 1,
  );
  const rules = [
    chance.holds(20) ? ["named", { at: "name", never: NAMED }] : null,
    amount !== undefined && chance.holds(25)
      ? [
          "warned",
          { at: amount.name, never: { any: [{ field: amount.name, moreThan: 900 }, NAMED] }, severity: "warn" },
        ]
      : null,
    pair !== undefined && chance.holds(40)
      ? ["ordered", { at: pair[0]?.name, never: { field: pair[0]?.name, moreThan: { field: pair[1]?.name } } }]
      : null,
    one !== undefined && chance.holds(25)
      ? ["oneOnly", { at: one.name, atMostOne: { field: one.name, is: one.values[0] }, per: ["name"] }]
      : null,
    ...rarerRules(chance, draft, fields),
  ].filter((rule) => rule !== null);
  return rules.length === 0 ? {} : { rules: Object.fromEntries(rules) };
}

/** Conditions on whether a field is set, the form of a number, and fields of a related record. */
function rarerRules(chance: Chance, draft: EntityDraft, fields: readonly RandomField[]) {
  const written = fields.filter(({ isReadOnly }) => !isReadOnly);
  const loose = written.find(({ kind, isOptional }) => COMPARED.includes(kind) && isOptional);
  const number = written.find(({ kind }) => NUMBERS.includes(kind));
  const others = draft.others.filter(({ spec }) => spec["stored"] !== false);
  const kept = [draft.name, ...others.map(({ name }) => name)];
  const related = fields.find(({ to, kind }) => kind === "text" && to !== null && kept.includes(to));
  const isThere = chance.holds(50);
  return [
    loose !== undefined && chance.holds(60)
      ? ["there", { at: loose.name, never: { all: [{ field: loose.name, isThere }, NAMED] } }]
      : null,
    number !== undefined && chance.holds(60)
      ? ["fine", { at: number.name, never: { field: number.name, moreDecimalsThan: 2 }, severity: "warn" }]
      : null,
    related !== undefined && chance.holds(70)
      ? ["across", { at: related.name, never: { ...NAMED, field: `${related.name}.name` } }]
      : null,
  ];
}
