import type { Chance } from "./chance.ts";
import type { EntityDraft } from "./random-draft.ts";
import type { RandomField } from "./random-shape.ts";

const TONES = ["success", "info", "warning", "error", "neutral", "primary"];
const CODES = ["text", "enum"];

/** The currency of an amount: a constant, a field of the record, of a related record, or of its owner. */
export function currenciesOf(chance: Chance, { kind, others }: EntityDraft, fields: readonly RandomField[]) {
  const amount = fields.find((field) => field.kind === "money");
  if (amount === undefined || !chance.holds(70)) {
    return {};
  }
  const holders = (all: readonly RandomField[]) =>
    all.filter((field) => CODES.includes(field.kind) && field.to === null && !field.isReadOnly);
  const relation = fields.find(
    (field) => field.to !== null && field.kind === "text" && field.options?.["within"] === undefined,
  );
  const related = holders(others.find(({ name }) => name === relation?.to)?.fields ?? []);
  const own = holders(fields).map(({ name }) => ({ field: name }));
  const far = related.map(({ name }) => ({ field: `${relation?.name}.${name}` }));
  const currency = chance.one([
    chance.one(["EUR", "JPY", "CHF"]),
    ...(own.length === 0 ? [] : [chance.one(own)]),
    ...(far.length === 0 ? [] : [chance.one(far)]),
    ...(kind === "part" ? [{ ofOwner: "name" }] : []),
  ]);
  return { currencies: { [amount.name]: currency } };
}

/** Colours of the values of its own enumerations. */
export function tonesOf(chance: Chance, fields: readonly RandomField[]) {
  const tones = chance
    .some(
      fields.filter(({ kind }) => kind === "enum" || kind === "enums"),
      40,
    )
    .map(({ type, values }) => {
      const toned = values.filter((_, index) => index === 0 || chance.holds(50));
      return [
        toName(type.replace("[]", "")),
        Object.fromEntries(toned.map((value) => [value, chance.one(TONES)])),
      ] as const;
    });
  return tones.length === 0 ? {} : { tones: Object.fromEntries(tones) };
}

/** An enumeration is named by its type, in camelCase. */
function toName(type: string): string {
  return type.slice(0, 1).toLowerCase() + type.slice(1);
}
