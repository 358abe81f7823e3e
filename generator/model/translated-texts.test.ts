import { expect, test } from "vitest";
import { modelOf, objectOf, type SmallEntity, text, validEntity } from "../testing/small-spec.ts";
import { entityNamed, fieldNamed } from "./console-model.ts";
import { languageLabel } from "./translated-texts.ts";

const product = { languages: ["pt-BR", "en-US"], currency: "USD", brand: { mark: "M8 8z" } } as const;

function specOf(parts: SmallEntity["fields"]) {
  return { entities: { item: validEntity({ "label?": objectOf(parts) }) }, product };
}

test("an object whose parts are named by the product's languages is a translated text", () => {
  const item = entityNamed(modelOf(specOf({ "pt-BR": text, "en-US?": text })), "item");
  expect(fieldNamed(item, "label").isTranslated).toBe(true);
});

test("each of its parts says which language it is in", () => {
  const { parts } = fieldNamed(entityNamed(modelOf(specOf({ "pt-BR": text, "en-US?": text })), "item"), "label");
  expect(parts.map(({ language }) => language)).toEqual(["pt-BR", "en-US"]);
});

test("an object of other parts is none", () => {
  const item = entityNamed(modelOf(specOf({ city: text })), "item");
  expect(fieldNamed(item, "label").isTranslated).toBe(false);
});

test.each([
  { among: ["pt-BR", "en-US"], language: "pt-BR", of: "en-US", wanted: "Portuguese" },
  { among: ["pt-BR", "en-US"], language: "en-US", of: "pt-BR", wanted: "Inglês" },
  { among: ["pt-BR", "pt-PT", "en-US"], language: "pt-BR", of: "en-US", wanted: "Portuguese (Brazil)" },
])("among $among, $language is in $of called $wanted", ({ among, language, of, wanted }) => {
  expect(languageLabel(language, { of, among })).toBe(wanted);
});
