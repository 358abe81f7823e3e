import { describe, expect, test } from "vitest";
import { createTestTexts } from "../testing/create-test-texts.ts";
import { patternText } from "./pattern-text.ts";

async function wordsIn(language: string) {
  const texts = await createTestTexts(language);
  await texts.loadCatalogue();
  await texts.loadLater();
  return texts.getSnapshot();
}

const broken = (pattern: string) => ({ path: "code", code: "pattern", params: { pattern }, message: "" });

describe("a text that does not match its pattern", () => {
  test.each([
    [
      "^[A-Z0-9_-]+$",
      "AÇ é",
      "Há caracteres não permitidos: “Ç”, espaço, “é”. Use apenas letras maiúsculas, números, “_” e “-”",
    ],
    ["^[A-Z0-9-]+$", "ab!", "Há caracteres não permitidos: “!”. Use apenas letras maiúsculas, números e “-”"],
    ["^[0-9]{15}$", "123", "Use apenas números (15)"],
    ["^[0-9A-Z]{8,12}$", "AB", "Use apenas números e letras maiúsculas (8–12)"],
    ["^[a-zA-Z]*$", "a1", "Há caracteres não permitidos: “1”. Use apenas letras"],
    ["^[A-Z]{2}-[0-9]{4,6}$", "AB12", "Nesta ordem: letras maiúsculas (2), “-”, números (4–6)"],
    ["^#[0-9A-Fa-f]{6}$", "#12", "Nesta ordem: “#”, números, A–F e a–f (6)"],
    ["^\\d{2,}$", "1", "Use apenas números (2+)"],
    ["^[\\]\\-x]+$", "]y", "Há caracteres não permitidos: “y”. Use apenas “]”, “-” e “x”"],
  ])("of %s, %s, is told what it may be: %s", async (pattern, value, said) => {
    expect(patternText(broken(pattern), { value }, await wordsIn("pt-BR"))).toBe(said);
  });

  test("is told in English too", async () => {
    expect(patternText(broken("^[a-z ]+$"), { value: "A" }, await wordsIn("en-US"))).toBe(
      "Some characters are not allowed: “A”. Use small letters and space only",
    );
  });

  test("is told its refused characters and the field's own help, where it has one", async () => {
    const words = await wordsIn("pt-BR");
    expect(patternText(broken("^[A-Z-]+$"), { value: "A_", help: "Como no cartaz" }, words)).toBe(
      "Há caracteres não permitidos: “_”. Como no cartaz",
    );
  });

  test("is told the first few of very many", async () => {
    const said = patternText(broken("^[0-9]+$"), { value: "abcdefgh" }, await wordsIn("pt-BR"));
    expect(said).toContain("“a”, “b”, “c”, “d”, “e”…. Use apenas números");
  });

  test.each([
    "^a\\-b$",
    "^[z-a]$",
    "^(a|b)+$",
    "^[^a]+$",
    "[A-Z]",
    "^a|b$",
    "^.+$",
    "^(?=.*\\d).+$",
    "^\\w+$",
    "^[\\w-]+$",
    "^\\bword$",
    "",
  ])("is left to general words of %s, which none are found for", async (pattern) => {
    expect(patternText(broken(pattern), { value: "x" }, await wordsIn("pt-BR"))).toBeNull();
  });
});

test("a pattern that no words are found for leaves the field's own help to say it", async () => {
  const said = patternText(broken("^(a|b)$"), { value: "c", help: "a ou b" }, await wordsIn("pt-BR"));
  expect(said).toBe("Há caracteres não permitidos. a ou b");
});

test("another problem has no words of a pattern", async () => {
  const problem = { path: "code", code: "minLength", params: { pattern: "^[A-Z]+$" }, message: "" };
  expect(patternText(problem, { value: "a" }, await wordsIn("pt-BR"))).toBeNull();
});
