import { describe, expect, test } from "vitest";
import { bookScreens } from "../../../testing/fixture/generated/screens/book.ts";
import { memberScreens } from "../../../testing/fixture/generated/screens/member.ts";
import { createTestTexts } from "../testing/create-test-texts.ts";
import { problemText } from "./problem-text.ts";

const unique = (path: string) => ({ path, code: "unique", params: {}, message: "taken" });

async function wordsIn(language: string) {
  const texts = await createTestTexts(language);
  await texts.loadAllTexts();
  return texts.getSnapshot();
}

describe("a limit", () => {
  const codes = [
    "minLength",
    "maxLength",
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "multipleOf",
    "minItems",
    "maxItems",
  ];
  const params = [
    { limit: 120 },
    { limit: "120" },
    { limit_value: 120 },
    { max_length: 120 },
    { max: 120 },
    { multipleOf: 120 },
  ];

  test.each(codes)("is shown in the text of %s under any parameter name", async (code) => {
    const words = await wordsIn("en-US");
    for (const each of [...params, { [code]: 120 }]) {
      expect(problemText({ path: "name", code, params: each, message: "no" }, words)).toMatch(/ 120\b/);
    }
  });

  test.each(codes)("missing from the response keeps the backend's message for %s", async (code) => {
    const words = await wordsIn("pt-BR");
    for (const each of [{}, { limit: null }, { limit: "many" }, { limit: Number.NaN }]) {
      const problem = { path: "name", code, params: each, message: "longer than allowed" };
      expect(problemText(problem, words)).toBe("longer than allowed");
      expect(problemText({ ...problem, message: "" }, words)).not.toMatch(/ {2}|{{/);
    }
  });
});

describe("a value that another record has", () => {
  test.each([
    ["pt-BR", bookScreens, "Já existe um livro com este valor"],
    ["pt-BR", memberScreens, "Já existe uma pessoa com este valor"],
    ["en-US", bookScreens, "Another book already has this value"],
  ] as const)("is reported in %s with the entity's name, in its gender", async (language, { messages }, said) => {
    expect(problemText(unique("name"), await wordsIn(language), messages.taken)).toBe(said);
  });

  test("is reported without a name inside a record or without an entity", async () => {
    const words = await wordsIn("pt-BR");
    const plain = "Já existe um registro com este valor";
    expect(problemText(unique("bookCopies.0.name"), words, bookScreens.messages.taken)).toBe(plain);
    expect(problemText(unique("name"), words)).toBe(plain);
  });
});
