import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, vi } from "vitest";

// Test files of one worker share a document: start each on an empty one.
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

// Registered before the clean-up below, so it runs after it.
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  localStorage.clear();
  sessionStorage.clear();
});

// Vitest's globals are off, so React Testing Library cannot register this itself.
afterEach(cleanup);

// TanStack Query only warns about mistakes that mix up query results. Treat the warnings as failures.
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

// The test browser is Portuguese, regardless of the console's language.
Object.defineProperty(navigator, "language", { get: () => "pt-BR", configurable: true });

// A whole screen on a busy machine takes longer than the default second.
configure({ asyncUtilTimeout: 15_000 });
