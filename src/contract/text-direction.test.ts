import { expect, test } from "vitest";
import { textDirection } from "./text-direction.ts";

test.each([
  ["ar", "rtl"],
  ["ar-EG", "rtl"],
  ["he-IL", "rtl"],
  ["fa", "rtl"],
  ["ur-PK", "rtl"],
  ["az-Arab", "rtl"],
  ["az", "ltr"],
  ["pt-BR", "ltr"],
  ["ja", "ltr"],
])("%s is written %s", (language, direction) => {
  expect(textDirection(language)).toBe(direction);
});
