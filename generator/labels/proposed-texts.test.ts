import { expect, test } from "vitest";
import { type SmallLabels, smallLabels } from "../testing/small-labels.ts";
import { modelOf, validEntity } from "../testing/small-spec.ts";
import { toCatalogues } from "./catalogues.ts";
import { wordsOf } from "./proposed-texts.ts";

test.each([
  ["firstName", "first name"],
  ["first_name", "first name"],
  ["first-name", "first name"],
  ["pageURL", "page URL"],
  ["URLOfPage", "URL of page"],
  ["address2", "address2"],
  ["id", "ID"],
  ["orderId", "order ID"],
  ["éÉ", "é é"],
  ["A", "a"],
])("the words of %s are %j", (name, words) => {
  expect(wordsOf(name)).toBe(words);
});

const repair = validEntity(
  {
    "state?": { $ref: "#/definitions/State" },
    "itemId?": { type: "string" },
    "address?": { $ref: "#/definitions/Address" },
    "weight?": { type: "number" },
  },
  {
    relations: { itemId: { to: "item" } },
    units: { weight: "lumens" },
    actions: { markDone: { method: "POST", path: "/repairs/{id}/done", on: "record", confirm: true } },
  },
);
const types = {
  State: { type: "string", enum: ["inWork", "given-up"] },
  Address: { type: "object", properties: { areaName: { type: "string" } } },
};

function cataloguesOf(languages: readonly string[], labels: SmallLabels, completeLanguages: readonly string[] = []) {
  const model = modelOf({
    entities: { repair, item: validEntity() },
    menu: [
      { name: "repairs", icon: "HomeOutlined", entity: "repair" },
      { name: "openHours", icon: "HomeOutlined" },
    ],
    product: { languages, completeLanguages, currency: "USD", brand: { mark: "M8 8z" } },
    types,
  });
  return toCatalogues(model, smallLabels(labels, ["shell.loading"])).languages;
}

const NAME = { "en-US/product": 'export const labels = { name: "Workshop" } as const satisfies ProductLabels;' };

test("without label files, the texts are words from the names, and only sentences are missing", () => {
  const [english] = cataloguesOf(["en-US"], NAME);
  const texts = Object.fromEntries(english?.texts ?? []);
  expect(texts).toMatchObject({
    "entity.repair.one": "Repair",
    "entity.repair.create": "New repair",
    "entity.repair.field.state": "State",
    "entity.repair.field.itemId": "Item",
    "entity.repair.field.address.areaName": "Area name",
    "entity.repair.section.general": "General",
    "entity.repair.action.markDone": "Mark done",
    "enum.state.inWork": "In work",
    "enum.state.given-up": "Given up",
    "unit.lumens": "lumens",
    "unit.lumens_one": "lumen",
    "menu.repairs": "Repairs",
    "menu.openHours": "Open hours",
  });
  const sentences = english?.missing.filter(({ proposal }) => proposal === null).map(({ key }) => key);
  expect(sentences).toEqual(["entity.repair.action.markDone.confirm"]);
});

test("a language with genders takes the first one, so that its patterns give a text", () => {
  const [portuguese] = cataloguesOf(["pt-BR"], {
    "pt-BR/product": 'export const labels = { name: "Oficina" } as const satisfies ProductLabels;',
  });
  expect(portuguese?.texts.get("entity.repair.create")).toBe("Novo repair");
});

test("a text of the same language in another region is proposed before one of another language, and before a name", () => {
  const item = (one: string, field: string) =>
    `export const item = { one: "${one}", many: "${one}", fields: { name: "${field}" } } as const satisfies EntityLabels;`;
  const [, british] = cataloguesOf(["pt-BR", "en-GB", "en-US"], {
    "pt-BR/item": item("peça", "Nome").replace("many", 'gender: "feminine", many'),
    "en-US/item": item("part", "Part number"),
  });
  const proposals = british?.missing.filter(({ proposal }) => proposal !== null) ?? [];
  const texts = Object.fromEntries(proposals.map(({ key, proposal }) => [key, proposal]));
  expect([texts["entity.item.one"], texts["entity.item.field.name"]]).toEqual(["part", "Part number"]);
});

test.each(["en-GB", "en"])("%s uses the patterns and the framework's texts of en-US", (language) => {
  const [english] = cataloguesOf([language], {
    [`${language}/product`]: 'export const labels = { name: "Workshop" } as const satisfies ProductLabels;',
  });
  expect(english?.texts.get("entity.repair.create")).toBe("New repair");
  const open = english?.missing.filter(({ proposal }) => proposal === null) ?? [];
  expect(open.map(({ key }) => key)).toEqual(["entity.repair.action.markDone.confirm"]);
});

test("a sentence has the text of another language as its proposal; the framework's texts have none", () => {
  const [, finnish] = cataloguesOf(["es-ES", "fi-FI"], {
    "es-ES/repair":
      'export const repair = { actions: { markDone: { confirm: "¿Seguro?" } } } as const satisfies EntityLabels;',
    "es-ES/framework": 'export const framework = { "shell.loading": "Cargando" } as const satisfies FrameworkTexts;',
  });
  const proposals = Object.fromEntries(finnish?.missing.map(({ key, proposal }) => [key, proposal]) ?? []);
  expect(proposals).toMatchObject({ "entity.repair.action.markDone.confirm": "¿Seguro?", "shell.loading": null });
});

test("the texts of a complete language have no proposals", () => {
  const [english] = cataloguesOf(["en-US"], NAME, ["en-US"]);
  expect(english?.texts.get("entity.repair.field.state")).toBeUndefined();
  expect(english?.missing.map(({ proposal }) => proposal).filter((proposal) => proposal !== null)).toEqual([]);
  expect(english?.missing.map(({ key }) => key)).toContain("entity.repair.field.state");
});
