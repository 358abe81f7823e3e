import { expect, test } from "vitest";
import { brokenPasswordRules, isStrongPassword } from "./password-rules.ts";

test.each([
  ["Uma-Senha-9", []],
  ["uma-senha-9", ["uppercase"]],
  ["UMA-SENHA-9", ["lowercase"]],
  ["Uma-Senha-X", ["number"]],
  ["UmaSenha9", ["special"]],
  ["Uma Senha 9", ["special"]],
  ["Ámã-çñ-٣", []],
  ["", ["length", "uppercase", "lowercase", "number", "special"]],
  ["Se🌱-9a", ["length"]],
])("the password %j breaks the rules %j", (password, rules) => {
  expect(brokenPasswordRules(password)).toEqual(rules);
});

test.each([
  ["Senha-9x", true],
  ["Senha-9", false],
  ["Senha-🌱9", true],
  ["Se🌱-9a", false],
  ["Senha\n-9", true],
  ["Senha-Xx", false],
  ["senha-nova", false],
])("isStrongPassword of %j is %s", (password, isStrong) => {
  expect(isStrongPassword(password)).toBe(isStrong);
});
