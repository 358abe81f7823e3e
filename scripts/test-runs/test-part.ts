import type { TestStep } from "./test-steps.ts";

/** A named part of `npm run test:full`. */
export interface TestPart {
  readonly name: string;
  readonly purpose: string;
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
