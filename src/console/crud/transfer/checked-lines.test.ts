import { expect, test } from "vitest";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FormModule } from "../../../contract/screens.ts";
import type { Text } from "../../i18n/text.ts";
import { toCheckedLines } from "./checked-lines.ts";
import { importFields } from "./import-columns.ts";

const text: JsonSchema = { type: "string", nullable: true };
const schema: JsonSchema = {
  type: "object",
  properties: {
    name: { type: "string" },
    weight: { type: "number", nullable: true },
    open: { type: "boolean" },
    address: { type: "object", properties: { line: text, city: text }, required: ["line", "city"] },
  },
  required: ["name", "weight", "open", "address"],
};

const form = { schema, validate: Object.assign(() => true, { errors: null }) } as unknown as FormModule;
const screens = {
  entity: "depot",
  fields: {
    name: { name: "name", labelKey: "name", display: "text" },
    weight: { name: "weight", labelKey: "weight", display: "number" },
  },
  form: { sections: [{ name: "general", fields: ["name", "weight", "address"] }], visibleWhen: {} },
  messages: { taken: "taken" },
} as unknown as EntityScreens<MessageKey>;
const words = { t: (key: string) => key, language: "en-US" } as unknown as Text;

test("a missing value of a required nullable field is sent as null", () => {
  const fields = importFields(screens, form);
  expect(fields.map(({ field, isRequired }) => [field.name, isRequired])).toEqual([
    ["name", true],
    ["weight", false],
  ]);
  const rows = [
    ["name", "weight"],
    ["North", ""],
    ["South", 3],
  ];
  const [north, south] = toCheckedLines(rows, {
    screens,
    form,
    fields,
    mapping: ["name", "weight"],
    ids: new Map(),
    words,
  });
  const address = { line: null, city: null };
  expect(north?.body).toEqual({ name: "North", weight: null, address });
  expect(south?.body).toEqual({ name: "South", weight: 3, address });
});

test("an amount in a currency that differs from its record's is a problem of the line", () => {
  const priced = {
    ...screens,
    fields: {
      price: { name: "price", labelKey: "price", display: "money", currency: "EUR", currencyBy: { field: "coin" } },
      coin: { name: "coin", labelKey: "coin", display: "text" },
    },
    form: { sections: [{ name: "general", fields: ["price", "coin"] }], visibleWhen: {} },
    messages: { taken: "taken" },
  } as unknown as EntityScreens<MessageKey>;
  const properties: JsonSchema["properties"] = { price: { type: "number" }, coin: { type: "string", default: "EUR" } };
  const pricedForm = { ...form, schema: { type: "object", properties } } as FormModule;
  const rows = [
    ["price", "coin"],
    ["US$ 20.00", "USD"],
    ["$20.00", "USD"],
    ["USD 20.00", "EUR"],
    ["€20.00", ""],
    ["$20.00", ""],
    ["20.00", "USD"],
  ];
  const lines = toCheckedLines(rows, {
    screens: priced,
    form: pricedForm,
    fields: importFields(priced, pricedForm),
    mapping: ["price", "coin"],
    ids: new Map(),
    words: { ...words, language: "en-CA" },
  });
  const wrong = ["price: import.cell.currency"];
  expect(lines.map(({ problems }) => problems)).toEqual([[], [], wrong, [], wrong, []]);
});

test("a pattern mismatch is explained by the help text of the field", () => {
  const errors = [{ instancePath: "/name", keyword: "pattern", params: { pattern: "^[A-Z]+$" } }];
  const validate = Object.assign(() => false, { errors });
  const uiSchema = { "ui:order": ["name"], name: { "ui:options": { labelKey: "name", helpKey: "capitals" } } };
  const withHelp = { ...screens, form: { ...screens.form, uiSchema } } as unknown as EntityScreens<MessageKey>;
  const failing = { schema, validate } as unknown as FormModule;
  const fields = importFields(withHelp, failing);
  const setting = { screens: withHelp, form: failing, fields, mapping: ["name"], ids: new Map(), words };
  const [line] = toCheckedLines([["name"], ["north"]], setting);
  expect(line?.problems).toEqual(["name: crud.problem.pattern. capitals"]);
});
