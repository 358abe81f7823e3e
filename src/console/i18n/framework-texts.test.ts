import { expect, test } from "vitest";
import { frameworkLanguage } from "./framework-texts.ts";

test.each([
  ["pt-PT", "pt-BR"],
  ["en-GB", "en-US"],
  ["en", "en-US"],
])("the framework's texts in %s are those in %s", async (language, nearest) => {
  for (const load of ["loadSignIn", "loadLists", "loadForms"] as const) {
    const texts = await frameworkLanguage(language)[load]();
    expect(Object.keys(texts).length).toBeGreaterThan(10);
    expect(texts).toEqual(await frameworkLanguage(nearest)[load]());
  }
});

test("a language without texts in the framework has none", async () => {
  expect(await frameworkLanguage("fi-FI").loadLists()).toEqual({});
});
