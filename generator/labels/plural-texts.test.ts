import { describe, expect, test } from "vitest";
import { smallLabels } from "../testing/small-labels.ts";
import { modelOf, validEntity } from "../testing/small-spec.ts";
import { type LanguageCatalogue, toCatalogues } from "./catalogues.ts";
import { enUs } from "./patterns/en-us.ts";
import { inPluralsOf } from "./plural-texts.ts";

const UNIT = 'units: { page: { one: "{{count}} page", other: "{{count}} pages" } }';
const FIELDS = 'fields: { name: "Name", length: "Length" }, sections: { general: "General" }';

/** The texts of books in a language. `label` has the forms of the name, `patterns` replaces English patterns. */
function textsIn(language: string, label: string, patterns: { readonly [word: string]: string }): LanguageCatalogue {
  const file = validEntity({ "length?": { type: "integer" } }, { units: { length: "page" } });
  const model = modelOf({
    entities: { file },
    menu: [{ name: "files", icon: "HomeOutlined", entity: "file" }],
    product: { languages: [language], completeLanguages: [language], currency: "USD", brand: { mark: "M8 8z" } },
    types: {},
  });
  const { entity, ...others } = enUs;
  const labels = smallLabels({
    [`${language}/file`]: `export const file = { ${label}, ${FIELDS} } as const satisfies EntityLabels;`,
    [`${language}/product`]: `export const labels = { name: "Files", ${UNIT} } as const satisfies ProductLabels;`,
    [`${language}/patterns`]: `export const patterns = ${JSON.stringify({ ...others, entity: { ...entity, ...patterns } })} as const satisfies LanguagePatterns;`,
  });
  const [catalogue] = toCatalogues(model, labels).languages;
  if (catalogue === undefined) {
    throw new Error(`No texts in ${language}`);
  }
  return catalogue;
}

const COUNTED = {
  count: "{{count, number}} {counted}",
  selected: "Zaznaczono: {{count, number}} {counted}",
  bulkDelete: "Do usunięcia: {{count, number}} {counted}",
  bulkDeleted: "Usunięto: {{count, number}} {counted}",
  bulkDone: "Zmieniono: {{count, number}} {counted}",
  bulkFailed: "Nie zmieniono: {{count, number}} {counted}: {{reason}}",
};

const missingIn = ({ missing }: LanguageCatalogue) =>
  missing.map(({ file, constant, path }) => `${file} ${[constant, ...path].join(".")}`);

describe("a language with further plural categories", () => {
  const FORMS = 'one: "plik", many: "pliki", counted: { few: "pliki", many: "plików" }';

  test("has each of them from one pattern with the forms of the name", () => {
    const { texts } = textsIn("pl", FORMS, COUNTED);
    const count = (form: string) => texts.get(`entity.file.count${form}`);
    expect(["_one", "_few", "_many", ""].map(count)).toEqual([
      "{{count, number}} plik",
      "{{count, number}} pliki",
      "{{count, number}} plików",
      "{{count, number}} pliki",
    ]);
  });

  test("needs the forms of the name that the patterns use, and of units, and lists the rest as missing", () => {
    const catalogue = textsIn("pl", 'one: "plik", many: "pliki"', COUNTED);
    expect(missingIn(catalogue)).toEqual([
      "src/labels/pl/file.ts file.counted.few",
      "src/labels/pl/file.ts file.counted.many",
      "src/labels/pl/product.ts labels.units.page.few",
      "src/labels/pl/product.ts labels.units.page.many",
    ]);
  });

  test("needs a pattern for each category if the plain pattern does not use them", () => {
    const catalogue = textsIn("pl", FORMS, { ...COUNTED, count: "{{count, number}} {many}" });
    expect(missingIn(catalogue).slice(0, 2)).toEqual([
      "src/labels/pl/patterns.ts patterns.entity.count_few",
      "src/labels/pl/patterns.ts patterns.entity.count_many",
    ]);
  });

  test("needs every form of a text that an entity replaces", () => {
    const catalogue = textsIn("pl", `${FORMS}, texts: { count: "Wszystkie", count_few: "Kilka" }`, COUNTED);
    expect(missingIn(catalogue)).toContain("src/labels/pl/file.ts file.texts.count_many");
    expect(missingIn(catalogue)).not.toContain("src/labels/pl/file.ts file.texts.count_few");
  });
});

test("a language without a singular needs none", () => {
  const { missing, texts } = textsIn("ja", 'one: "ファイル", many: "ファイル"', { count: "{many}{{count, number}}件" });
  expect(missing).toEqual([]);
  expect([texts.get("entity.file.count"), texts.has("entity.file.count_one")]).toEqual([
    "ファイル{{count, number}}件",
    false,
  ]);
});

test("a text whose name ends in _one is not a plural form", () => {
  const fields = ["step", "step_one"].map((name) => ({
    key: `entity.file.field.${name}`,
    entity: "file",
    path: ["fields", name],
    vocabulary: "EntityLabels" as const,
  }));
  expect(inPluralsOf("pl", fields)).toEqual(fields);
});
