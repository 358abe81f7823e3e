import type { Chance } from "./chance.ts";
import type { RandomField } from "./random-shape.ts";

const TEXTS = ["text", "email", "uri", "tel"];
const NUMBERS = ["integer", "number", "money", "percent"];

/** A computed field and its sources. */
export interface RandomComputed {
  readonly field: RandomField;
  readonly of: object;
}

/** Computed fields of each kind that the entity has sources for. */
export function randomComputed(
  chance: Chance,
  take: () => string,
  fields: readonly RandomField[],
): readonly RandomComputed[] {
  const kept = fields.filter(({ to, isWriteOnly, name }) => to === null && !isWriteOnly && name !== "id");
  const texts = kept.filter(({ kind, name }) => TEXTS.includes(kind) && name !== "name").map(({ name }) => name);
  const numbers = kept.filter(({ kind }) => NUMBERS.includes(kind)).map(({ name }) => name);
  const [first = "", second = 2.5] = numbers;
  const day = kept.find(({ kind }) => kind === "date" || kind === "datetime");
  const sum = chance.one([
    { add: [first, second] },
    { subtract: [{ multiply: [first, 0.1] }, second] },
    { multiply: [first, { add: [second, 1] }] },
  ]);
  const holds =
    day === undefined
      ? { any: [{ field: "name", is: "any" }, ...numbers.map((field) => ({ field, moreThan: 10 }))] }
      : { field: day.name, lessThan: chance.one<unknown>([{ today: -3 }, "2030-01-01"]) };
  const join = { join: ["name", ...texts], ...(chance.holds(50) ? { with: " / " } : {}) };
  return [
    ...(texts.length > 0 && chance.holds(50) ? [{ field: owned(take(), "text", "string"), of: join }] : []),
    ...(numbers.length > 0 && chance.holds(50)
      ? [{ field: { ...owned(take(), "number", "number"), isOptional: true }, of: sum }]
      : []),
    ...(chance.holds(40) ? [{ field: owned(take(), "boolean", "boolean"), of: holds }] : []),
  ];
}

function owned(name: string, kind: string, type: string): RandomField {
  return {
    name,
    kind,
    type,
    tags: ["@readOnly"],
    values: [],
    types: [],
    to: null,
    embeds: null,
    isOptional: false,
    isNullable: false,
    isReadOnly: true,
    isWriteOnly: false,
    hasDefault: false,
  };
}
