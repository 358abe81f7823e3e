import type { Share, TestStep } from "./test-steps.ts";

/** A named part of `npm run test:full`. */
export interface TestPart {
  readonly name: string;
  readonly purpose: string;
  /** Time on two cores of a quiet machine. CI starts a part only if it ends within CI's own time. */
  readonly seconds: number;
  /** Paths from the root. A change to one of them can make this part fail. */
  readonly paths: RegExp;
  /** Whether CI runs this part before the others if a change can affect it: tests that `npm test` left out for their time. */
  readonly isFirst?: boolean;
  steps(): readonly TestStep[];
}

/** Patterns of paths from the root, by what can change. */
export const GENERATOR = "generator|templates|src/contract|src/kinds|package";
export const CONSOLE =
  "src/console|src/contract|src/kinds|src/product|testing/first-product|generated|examples|e2e|playwright|vite|package";
export const BACKEND = "src/backend|src/lock|src/contract|src/kinds|generated|examples|testing|package";

/** Environment in which the projects of long tests exist. */
export const LONG = { LONG_TESTS: "1" };

/** Matches paths that start with one of the prefixes. */
export const startsWith = (prefixes: string) => new RegExp(`^(${prefixes})`);

/** One part as several that run separately, since CI has no time for the whole: `journeys-1`, `journeys-2` and so on. */
export function inShares(
  name: string,
  count: number,
  toPart: (share: Share) => Omit<TestPart, "name">,
): readonly TestPart[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `${name}-${index + 1}`,
    ...toPart({ number: index + 1, count }),
  }));
}
