import { expect, test } from "vitest";
import { nearestLanguage } from "./nearest-language.ts";

const KNOWN = ["pt-BR", "en-US", "zh-Hant-TW"];

test.each([
  ["en-US", "en-US"],
  ["en-GB", "en-US"],
  ["en", "en-US"],
  ["pt-PT", "pt-BR"],
  ["es-MX", null],
  // The same language in another script cannot be read.
  ["zh-Hans-CN", null],
  ["zh-CN", null],
  ["zh-HK", "zh-Hant-TW"],
])("the texts for %s are those of %s", (tag, nearest) => {
  expect(nearestLanguage(tag, KNOWN)).toBe(nearest);
});
