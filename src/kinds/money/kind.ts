import { type DisplayFacts, defineBuiltInKind, ofFamily } from "../kind.ts";

/** An amount of money with two decimals. The spec or another field sets its currency. */
export const money = defineBuiltInKind({
  name: "money",
  words: "amount of money",
  family: "number",
  claims: { type: "number", format: "money" },
  decimals: 2,
  hasCurrency: true,
  column: { builder: "numeric", options: { precision: 15, scale: 2, mode: "number" } },
  initial: 0,
  partType: "number",
  compares: { as: "number" },
  uses: ["title", "sort", "unique", "uniqueTogether", "calculate"],
  control: "money",
  display: "money",
  displays: { money: { shows: ofFamily("number"), options: ["prefix"] } },
  invalid: [0.001, 19.999, 1.005],
});

/** How the console treats values with its displays. */
export const moneyFacts = { money: { type: "number", hasCurrency: true } } as const satisfies DisplayFacts;

/** The check of `@format money`: at most two decimals. 19.99 times 100 is 1998.9999999999998. */
export const moneyFormat = {
  type: "number",
  validate: (amount: number): boolean => {
    const cents = amount * 100;
    return Math.abs(cents - Math.round(cents)) <= Math.abs(cents) * Number.EPSILON * 4;
  },
} as const;
