import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// Vitest's globals are off, so React Testing Library cannot register this itself.
afterEach(cleanup);

// What TanStack Query only warns of makes a query's answer arrive at the wrong place.
const { warn } = console;
const warnings: string[] = [];
console.warn = (...words: unknown[]) => {
  warn(...words);
  warnings.push(...words.map(String).filter((word) => word.includes("Duplicate Queries")));
};
afterEach(() => {
  const [found] = warnings.splice(0);
  if (found !== undefined) {
    throw new Error(found);
  }
});

// The browser of the tests is a Portuguese one, whatever language the console is in.
Object.defineProperty(navigator, "language", { get: () => "pt-BR", configurable: true });

// A whole screen on a busy machine takes longer than the usual second.
configure({ asyncUtilTimeout: 8000 });
