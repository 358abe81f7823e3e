import { expect, test } from "vitest";
import { findPasswordWeakness } from "./common-passwords.ts";

test.each([
  "Password1!",
  "P@ssw0rd1!",
  "Senha123!",
  "Qwerty123!",
  "Brasil@2026",
  "1qaz@WSX",
  "$Dragon9999",
  "Iloveyou-1",
])("%s meets the five rules, and is rejected as common", async (password) => {
  expect(await findPasswordWeakness(password, [])).toBe("common");
});

test.each(["Uma-Senha-9", "Correct-horse-9", "Dragon-83920174!", "xK7#qpv2Lm", "Ção-ção-ção-1"])(
  "%s is not easy to guess",
  async (password) => {
    expect(await findPasswordWeakness(password, ["ana.souza@museum.example", "Ana Souza", "Library"])).toBeNull();
  },
);

test.each([
  ["Souza-2026!", "a part of the e-mail address"],
  ["Ana.Souza@museum.example1", "the whole username"],
  ["L1brary#77", "the product's name with a replaced letter"],
  ["Museum!!99", "the domain of the e-mail address"],
])("%s is rejected: it contains %s", async (password) => {
  expect(await findPasswordWeakness(password, ["ana.souza@museum.example", "Ana Souza", "Library"])).toBe("context");
});

test("a context word among eight other characters is accepted", async () => {
  expect(await findPasswordWeakness("Library+moss-7-drum", ["Library"])).toBeNull();
});
