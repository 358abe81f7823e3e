import { expect, test } from "vitest";
import { proxiedPaths } from "./proxied-paths.ts";

// As Vite's server matches them: a pattern after ^, otherwise a prefix.
const isProxied = (address: string) =>
  proxiedPaths.some((each) => (each.startsWith("^") ? new RegExp(each).test(address) : address.startsWith(each)));

test.each([
  ["/api/books", true],
  ["/api/books?q=a.ts", true],
  ["/content-api/pages/1", true],
  ["/config.json", true],
  ["/api/api-error.ts", false],
  ["/api/api-error.ts?t=1700000000000", false],
  ["/apiary", false],
  ["/books", false],
])("the development server forwards %s to the backend: %s", (address, wanted) => {
  expect(isProxied(address)).toBe(wanted);
});
