import fc from "fast-check";

/** The choices that a random product is made by, each drawn when it is needed. */
export interface Chance {
  /** True in so many of a hundred draws. */
  holds(percent: number): boolean;
  /** A whole number, both ends among them. */
  between(min: number, max: number): number;
  one<Item>(items: readonly Item[]): Item;
  /** Some of them in their order, maybe none. */
  some<Item>(items: readonly Item[], percent: number): readonly Item[];
}

/** What is made by choices, the same for the same seed. */
export function drawOnce<Made>(seed: number, make: (chance: Chance) => Made): Made {
  const [made] = fc.sample(
    fc.gen().map((draw) => {
      const between = (min: number, max: number) => draw(fc.integer, { min, max });
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
    throw new RangeError("nothing was drawn");
  }
  return made[0] as Made;
}
