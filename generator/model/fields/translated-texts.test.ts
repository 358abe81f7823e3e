import { expect, test } from "vitest";
import { modelOf, objectOf, type SmallEntity, text, validEntity } from "../../testing/small-spec.ts";
import { entityNamed, fieldNamed } from "../types/console-model.ts";
import { languageLabel } from "./translated-texts.ts";

const product = { languages: ["pt-BR", "en-US"], currency: "USD", brand: { mark: "M8 8z" } } as const;

function specOf(parts: SmallEntity["fields"]) {
  return { entities: { item: validEntity({ "label?": objectOf(parts) }) }, product };
}

test("an object with the product's languages as fields is a translated text", () => {
  const item = entityNamed(modelOf(specOf({ "pt-BR": text, "en-US?": text })), "item");
  expect(fieldNamed(item, "label").isTranslated).toBe(true);
});

test("each of its fields has its language", () => {
  const { parts } = fieldNamed(entityNamed(modelOf(specOf({ "pt-BR": text, "en-US?": text })), "item"), "label");
  expect(parts.map(({ language }) => language)).toEqual(["pt-BR", "en-US"]);
});

test("an object with other fields is not a translated text", () => {
  const item = entityNamed(modelOf(specOf({ city: text })), "item");
  expect(fieldNamed(item, "label").isTranslated).toBe(false);
});

test.each([
  { among: ["pt-BR", "en-US"], language: "pt-BR", of: "en-US", wanted: "Portuguese" },
  { among: ["pt-BR", "en-US"], language: "en-US", of: "pt-BR", wanted: "Inglês" },
  { among: ["pt-BR", "pt-PT", "en-US"], language: "pt-BR", of: "en-US", wanted: "Portuguese (Brazil)" },
])("among $among, the name of $language in $of is $wanted", ({ among, language, of, wanted }) => {
  expect(languageLabel(language, { of, among })).toBe(wanted);
});
