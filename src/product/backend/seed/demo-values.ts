import { type Arbitraries, type NumberRule, type TextRule, textMatching } from "entity-console/arbitraries";
import fc from "fast-check";
import { cities, emailDomains, firstNames, lastNames, promotionCodes, subjects } from "./demo-words.ts";

/** Relative frequency of the default value. */
const USUAL_WEIGHT = 3;
const FIRST_DAY = new Date("2024-09-02T11:00:00Z");
const TODAY = new Date("2025-10-27T20:00:00Z");
const LAST_DAYS = ["2025-06-30", "2025-12-31", "2026-07-31", "2026-12-20", "2027-03-31", "2027-12-31"];
const COUNTS = [1, 5, 10, 20, 50, 100, 250, 500];
const PRICES = [5, 9.9, 19.9, 49.9, 89, 199];
const MAX_ITEMS = 3;

/** Generates plausible values for a schema. `ids` contains the ids of existing records by entity. */
export function createDemoValues(ids: { readonly [entity: string]: readonly string[] }): Arbitraries {
  return {
    id: (entity) => (ids[entity] === undefined ? fc.uuid() : fc.constantFrom(...ids[entity])),
    text: demoText,
    integer: (rule) => demoNumber(COUNTS, rule),
    // Amounts have cents.
    number: (rule) => demoNumber(rule.multipleOf === 0.01 ? PRICES : COUNTS, rule),
    boolean: (usual) => (usual === null ? fc.boolean() : mostly(usual, fc.constant(!usual))),
    choice: (values, usual) =>
      usual === null ? fc.constantFrom(...values) : mostly(usual, fc.constantFrom(...values)),
    list: (item, { minItems = 0, maxItems = MAX_ITEMS, uniqueItems = false }) => {
      const bounds = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, MAX_ITEMS)) };
      return uniqueItems ? fc.uniqueArray(item, bounds) : fc.array(item, bounds);
    },
  };
}

function mostly<Value>(usual: Value, others: fc.Arbitrary<Value>): fc.Arbitrary<Value> {
  return fc.oneof({ weight: USUAL_WEIGHT, arbitrary: fc.constant(usual) }, { weight: 2, arbitrary: others });
}

/** One of the preferred values that the rule allows, or else any allowed value. */
function demoNumber(liked: readonly number[], rule: NumberRule): fc.Arbitrary<number> {
  const { minimum = rule.exclusiveMinimum, maximum = rule.exclusiveMaximum } = rule;
  const allowed = liked.filter(
    (value) => value > (minimum ?? Number.NEGATIVE_INFINITY) && value < (maximum ?? Number.POSITIVE_INFINITY),
  );
  return allowed.length > 0 ? fc.constantFrom(...allowed) : fc.constant(rule.minimum ?? rule.maximum ?? 0);
}

function demoText(rule: TextRule): fc.Arbitrary<string> {
  switch (rule.format) {
    case "email":
      return demoEmail;
    case "date":
      return fc.constantFrom(...LAST_DAYS);
    case "date-time":
      // Without bias: tests prefer values at the ends of a range, a demo does not.
      return fc.noBias(fc.date({ min: FIRST_DAY, max: TODAY, noInvalidDate: true })).map((date) => date.toISOString());
    case "uri":
      return fc.constantFrom(...subjects).map((subject) => `https://example.com/${toPlain(subject)}`);
    default:
      return rule.pattern === undefined ? demoWords(rule) : demoCode(rule.pattern, rule);
  }
}

const demoEmail = fc
  .tuple(fc.constantFrom(...firstNames), fc.constantFrom(...lastNames), fc.constantFrom(...emailDomains))
  .map(([first, last, domain]) => `${toPlain(`${first}.${last}`)}@${domain}`);

/** Text that a teacher might write, cut or padded to the allowed length. */
function demoWords({ minLength = 0, maxLength = Number.POSITIVE_INFINITY }: TextRule): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...subjects), fc.constantFrom(...cities))
    .map(([subject, city]) => `Aulas de ${subject} em ${city}.`)
    .map((text) => [...text].slice(0, maxLength).join("").padEnd(minLength, "."));
}

/** Code of a promotion or a generated code; otherwise any text that matches. */
function demoCode(pattern: string, rule: TextRule): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = rule;
  const expression = new RegExp(pattern, "u");
  const fits = (code: string) => expression.test(code) && code.length >= minLength && code.length <= maxLength;
  const liked = promotionCodes.filter(fits);
  return liked.length === 0
    ? textMatching(pattern, rule)
    : fc.oneof(
        fc.constantFrom(...liked),
        fc
          .stringMatching(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/)
          .map((code) => (fits(code) ? code : (liked[0] ?? ""))),
      );
}

function toPlain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
