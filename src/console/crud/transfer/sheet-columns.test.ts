import { expect, test } from "vitest";
import type { JsonSchema, Validate } from "../../../contract/json-schema.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor, FormModule } from "../../../contract/screens.ts";
import { cellText } from "../../lib/sheet-cell.ts";
import { toCheckedLines } from "./checked-lines.ts";
import { toExportTable } from "./export-table.ts";
import { guessMapping, importFields, toTemplate } from "./import-columns.ts";

const plain = { display: "text", enumeration: null, relation: null, items: null, unitKey: null, options: {} } as const;

const name: FieldDescriptor<MessageKey> = { ...plain, name: "name", labelKey: "menu.home" };
const words: FieldDescriptor<MessageKey> = {
  ...plain,
  name: "words",
  labelKey: "menu.books",
  display: "translated",
  items: [
    { ...plain, name: "pt-BR", labelKey: "menu.genres", language: "pt-BR" },
    { ...plain, name: "en-US", labelKey: "menu.tickets", language: "en-US" },
  ],
};

const text: JsonSchema = { type: "string" };
const schema: JsonSchema = {
  type: "object",
  required: ["name"],
  properties: {
    name: text,
    words: { type: "object", required: ["pt-BR"], properties: { "pt-BR": text, "en-US": text } },
  },
};

/** Rejects a text without its first language. */
const validate: Validate = Object.assign(
  (body: unknown) => {
    const { words: found } = body as { words?: object };
    const isWhole = found === undefined || "pt-BR" in found;
    validate.errors = isWhole
      ? null
      : [
          {
            instancePath: "/words",
            schemaPath: "",
            keyword: "required",
            params: { missingProperty: "pt-BR" },
          },
        ];
    return isWhole;
  },
  { errors: null as Validate["errors"] },
) as Validate;

const screens = {
  entity: "notice",
  fields: { name, words },
  form: { sections: [{ name: "general", titleKey: "menu.home", fields: ["name", "words"] }], visibleWhen: {} },
  messages: { taken: "menu.home" },
} as unknown as EntityScreens<MessageKey>;
const form = { schema, validate } as unknown as FormModule;
const reader = { t: (key: string) => key, language: "en-US" } as never;
const fields = importFields(screens, form);

const HEAD = ["menu.home", "menu.books: menu.genres", "menu.books: menu.tickets"];

test("a sheet and its template have a column for each language of a text", () => {
  const records = [
    { id: "1", name: "a", words: { "pt-BR": "Casa", "en-US": "House" } },
    { id: "2", name: "b", words: { "pt-BR": "Rua" } },
    { id: "3", name: "c" },
  ];
  expect(toExportTable(records, [name, words], reader)).toEqual([
    HEAD,
    ["a", "Casa", "House"],
    ["b", "Rua", ""],
    ["c", "", ""],
  ]);
  expect(toTemplate(fields, reader)[0]).toEqual(HEAD);
});

test("exported translations are imported unchanged", () => {
  const records = [
    { name: "a", words: { "pt-BR": "Casa", "en-US": "House" } },
    { name: "b", words: { "pt-BR": "Rua" } },
    { name: "c" },
  ];
  const sheet = toExportTable(
    records.map((record, index) => ({ id: String(index), ...record })),
    [name, words],
    reader,
  );
  const mapping = guessMapping(sheet[0]?.map(cellText) ?? [], { screens, fields }, reader);
  const lines = toCheckedLines(
    sheet.map((row) => row.map(cellText)),
    { screens, form, fields, mapping, ids: new Map(), words: reader },
  );
  expect(lines.map(({ body, problems }) => [body, problems])).toEqual(records.map((record) => [record, []]));
});

test("a line without the first language has a problem with the title of that column", () => {
  const mapping = ["name", "words.en-US"];
  const sheet = [
    ["x", "y"],
    ["a", "House"],
  ];
  const [line] = toCheckedLines(sheet, { screens, form, fields, mapping, ids: new Map(), words: reader });
  expect(line?.problems).toEqual(["menu.books: menu.genres: crud.problem.required"]);
});

test("a language column is required only if its text is", () => {
  const asked = importFields(screens, { ...form, schema: { ...schema, required: ["name", "words"] } });
  const named = (all: typeof asked) => all.filter(({ isRequired }) => isRequired).map(({ field }) => field.name);
  expect(named(fields)).toEqual(["name"]);
  expect(named(asked)).toEqual(["name", "words.pt-BR"]);
});
