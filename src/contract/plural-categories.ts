import type { PluralCategory } from "./labels.ts";

/** The plural categories of CLDR, in its order. "other" is the fallback of all. */
export const PLURAL_CATEGORIES: readonly PluralCategory[] = ["zero", "one", "two", "few", "many", "other"];

/** Counts that occur every day. Categories of no such count, such as millions in French or fractions, are rare. */
const EVERYDAY = Array.from({ length: 201 }, (_, count) => count);

/**
 * The plural categories of everyday counts in a language with an example of each, in CLDR's order: `one` 1 and `other` 0
 * in English, `one` 1, `few` 2 and `many` 0 in Polish.
 */
export function everydayCounts(language: string): ReadonlyMap<PluralCategory, number> {
  const rules = new Intl.PluralRules(language);
  const found = new Map(EVERYDAY.toReversed().map((count) => [rules.select(count), count]));
  return new Map(
    PLURAL_CATEGORIES.flatMap((category) => {
      const count = found.get(category);
      return count === undefined ? [] : [[category, count] as const];
    }),
  );
}

/** The categories that a text with a count has in a language: those of everyday counts, and "other". */
export function pluralCategories(language: string): readonly PluralCategory[] {
  const found = everydayCounts(language);
  return PLURAL_CATEGORIES.filter((category) => category === "other" || found.has(category));
}
