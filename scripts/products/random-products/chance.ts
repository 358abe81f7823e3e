import fc from "fast-check";

/** Random choices for a product, generated on demand. */
export interface Chance {
  /** True with that percentage. */
  holds(percent: number): boolean;
  /** A whole number, inclusive. */
  between(min: number, max: number): number;
  one<Item>(items: readonly Item[]): Item;
  /** A random subset, in order; may be empty. */
  some<Item>(items: readonly Item[], percent: number): readonly Item[];
}

/** The result of random choices; the same for the same seed. */
export function sampleOnce<Made>(seed: number, make: (chance: Chance) => Made): Made {
  const [made] = fc.sample(
    fc.gen().map((arbitrary) => {
      const between = (min: number, max: number) => arbitrary(fc.integer, { min, max });
      const holds = (percent: number) => between(1, 100) <= percent;
      return [
        make({
          between,
          holds,
          one: (items) => {
            const item = items[between(0, items.length - 1)];
            if (item === undefined) {
              throw new RangeError("nothing to choose from");
            }
            return item;
          },
          some: (items, percent) => items.filter(() => holds(percent)),
        }),
      ];
    }),
    { seed, numRuns: 1 },
  );
  if (made === undefined) {
    throw new RangeError("nothing was generated");
  }
  return made[0] as Made;
}
