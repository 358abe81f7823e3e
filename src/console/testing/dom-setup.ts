import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll } from "vitest";

// Files of one worker share their page: each begins on an empty one, whatever the last has left.
beforeAll(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes, ...document.body.attributes]) {
    document.documentElement.removeAttribute(name);
    document.body.removeAttribute(name);
  }
});

// Vitest's globals are off, so React Testing Library cannot register this itself.
afterEach(cleanup);

// What TanStack Query only warns of makes a query's answer arrive at the wrong place.
const warnings: string[] = [];
const { warn } = console;
beforeAll(() => {
  console.warn = (...words: unknown[]) => {
    warn(...words);
    warnings.push(...words.map(String).filter((word) => word.includes("Duplicate Queries")));
  };
});
afterAll(() => {
  console.warn = warn;
});
afterEach(() => {
  const [found] = warnings.splice(0);
  if (found !== undefined) {
    throw new Error(found);
  }
});

// The browser of the tests is a Portuguese one, whatever language the console is in.
Object.defineProperty(navigator, "language", { get: () => "pt-BR", configurable: true });

// A whole screen on a busy machine takes longer than the usual second.
configure({ asyncUtilTimeout: 15_000 });
