import { QueryClient } from "@tanstack/react-query";
import { PLAIN_ABILITIES } from "../../../../contract/backend-abilities.ts";
import type { JsonSchema } from "../../../../contract/json-schema.ts";
import type { MessageKey } from "../../../../contract/register.ts";
import type { EntityScreens, FormModule } from "../../../../contract/screens.ts";
import type { EntityRecord } from "../../../../contract/transport.ts";
import type { Text } from "../../../i18n/text.ts";
import { cellToText } from "../../../lib/cell-to-text.ts";
import { toCsv } from "../../../lib/csv.ts";
import { readCsv } from "../../../lib/read-csv.ts";
import type { Cell } from "../../../lib/sheet-cell.ts";
import { createTestTexts } from "../../../testing/create-test-texts.ts";
import { compareFile } from "../compare-file.ts";
import { toEditSheets } from "../edit-table.ts";
import { isBaseTitle } from "../header-keys.ts";
import { guessMapping, importFields, rowsFields } from "../import-columns.ts";
import { toNestedSheet } from "../nested-lines.ts";
import { readSheets } from "../read-xlsx.ts";
import { writeWorkbook } from "../write-xlsx.ts";
import { KINDS, labels, toField } from "./kinds-of-cells.ts";

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

export async function wordsOf(language: string): Promise<Text> {
  const texts = await createTestTexts(language);
  await texts.loadListTexts();
  const words = texts.getSnapshot();
  const t: typeof words.t = (key, values) => labels.get(key) ?? words.t(key, values);
  return { ...words, language, t };
}

export interface Edited {
  readonly screens: EntityScreens<MessageKey>;
  readonly form: FormModule;
  readonly text: Text;
  readonly format: "csv" | "xlsx";
  readonly isRemoving?: boolean;
}

type Sheets = readonly (readonly (readonly Cell[])[])[];

/** Exports records for editing, and reads the file. */
export async function exportSheets(
  records: readonly EntityRecord[],
  { screens, form, text, format }: Edited,
): Promise<Sheets> {
  const { language } = text;
  const words = { ...text, names: new Map() };
  const sheets = toEditSheets(records, { screens, form, words, format: { language, timeZone: ZONE } });
  return format === "csv"
    ? [readCsv(toCsv(sheets[0]?.table ?? [], language))]
    : readSheets(new Uint8Array(await (await writeWorkbook(sheets)).arrayBuffer()));
}

/** Compares sheets with the current records. */
export async function compare([rows = [], ...others]: Sheets, current: readonly EntityRecord[], edited: Edited) {
  const { screens, form, text, isRemoving = false } = edited;
  const head = (rows[0] ?? []).map(cellToText);
  const fields = importFields(screens, form);
  const reading = { ...text, timeZone: ZONE, locale: { language: text.language, isConfirmed: true } };
  const setting = {
    screens,
    form,
    editForm: form,
    fields,
    mapping: guessMapping(head, { screens, fields, canUpdate: true }, text),
    words: text,
    reading,
    baseColumn: head.findIndex(isBaseTitle),
    isClearing: false,
    isRemoving,
  };
  const lists = rowsFields(screens, form);
  const nested = others.flatMap((sheet) => toNestedSheet({ sheet, above: 0 }, lists) ?? []);
  const abilities = { ...PLAIN_ABILITIES, paging: "none" as const };
  const client = { list: async () => ({ rows: current, total: null }) };
  const source = { queries: new QueryClient(), entity: screens.entity, abilities, client };
  const findIds = async () => new Map();
  const { rows: lines } = await compareFile(rows, { mode: "update", key: "id", setting, nested, source, findIds });
  return lines;
}

export const anything = Object.assign(() => true, { errors: null });

/** The schema of a kind, as far as an import reads it. */
function schemaOf(name: string): JsonSchema {
  const isList = ["choices", "chips", "numbers", "manyRelated"].includes(name);
  return isList ? { type: "array", items: { type: name === "numbers" ? "number" : "string" } } : { type: "string" };
}

export const kinds: Pick<Edited, "screens" | "form"> = {
  screens: {
    entity: "thing",
    fields: Object.fromEntries(Object.entries(KINDS).map(([name, kind]) => [name, toField(name, kind)])),
    form: { sections: [{ name: "all", fields: Object.keys(KINDS) }], visibleWhen: {}, lockedWhen: {} },
    messages: { many: "menu.books", one: "menu.books", taken: "menu.home" },
  } as unknown as EntityScreens<MessageKey>,
  form: {
    schema: {
      type: "object",
      properties: Object.fromEntries(Object.keys(KINDS).map((name) => [name, schemaOf(name)])),
    },
    validate: anything,
  } as FormModule,
};
