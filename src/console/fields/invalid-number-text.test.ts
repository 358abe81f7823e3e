import { expect, test } from "vitest";
import { createTestTexts } from "../testing/create-test-texts.ts";
import { invalidNumberText } from "./invalid-number-text.ts";

async function textsIn(language: string) {
  const texts = await createTestTexts(language);
  await texts.loadListTexts();
  await texts.loadAllTexts();
  return texts.getSnapshot();
}

const problem = { path: "price", code: "type", params: { type: "number" }, message: "" };

test("lists the possible readings of a rejected text", async () => {
  const words = await textsIn("pt-BR");
  expect(invalidNumberText(problem, "1.234", words)).toBe(
    "Número ambíguo: pode ser 1234 ou 1,234. Digite sem separador de milhar.",
  );
});

test("returns null for other problems and other types", async () => {
  const words = await textsIn("pt-BR");
  expect(invalidNumberText({ ...problem, code: "pattern" }, "1.234", words)).toBeNull();
  expect(invalidNumberText({ ...problem, params: { type: "boolean" } }, "1.234", words)).toBeNull();
});
