import { expect, test } from "vitest";
import { pluralCategories } from "./plural-categories.ts";

test.each([
  ["ja", "other"],
  ["en-GB", "one other"],
  // "many" is for millions alone.
  ["fr", "one other"],
  ["es-MX", "one other"],
  ["cs", "one few other"],
  ["pl-PL", "one few many other"],
  ["ru", "one few many other"],
  ["ar-EG", "zero one two few many other"],
])("everyday counts in %s have the categories %s", (language, categories) => {
  expect(pluralCategories(language).join(" ")).toBe(categories);
});
