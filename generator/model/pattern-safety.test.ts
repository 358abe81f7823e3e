import { expect, test } from "vitest";
import { canRunAway } from "./pattern-safety.ts";

test.each(["^(a+)+$", "(a+)+$", "^(a|a)*$", "^([a-zA-Z0-9]+\\s?)*$", "(x+x+)+y", "^a*a*a*$"])(
  "case 155: %s can take longer than its text's length allows",
  (pattern) => {
    expect(canRunAway(pattern)).toBe(true);
  },
);

test.each([
  "^[A-Z0-9-]+$",
  "^[a-z0-9]+(-[a-z0-9]+)*$",
  "^\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}$",
  "^\\p{Lu}\\p{Ll}+$",
  "^\\+?[0-9 ()-]{6,20}$",
  "^(?=.*[A-Z])(?=.*[0-9]).{8,}$",
])("%s is checked in one go", (pattern) => {
  expect(canRunAway(pattern)).toBe(false);
});
