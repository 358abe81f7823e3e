/// <reference path="../product.d.ts" />
import { consoleProduct } from "virtual:product";
import { QueryClient } from "@tanstack/react-query";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Arbitraries } from "../../../contract/arbitraries/arbitraries.ts";
import { PLAIN_ABILITIES } from "../../../contract/backend-abilities.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FormModule } from "../../../contract/screens.ts";
import { anyValue } from "../../../contract/testing/any-value.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { loadListed } from "../../app/keyboard/commands.ts";
import { hiddenFields } from "../../crud/form-data/form-data.ts";
import { listDefaults } from "../../crud/query/list-defaults.ts";
import { toCheckedLines } from "../../crud/transfer/checked-lines.ts";
import { compareFile } from "../../crud/transfer/compare-file.ts";
import { toEditSheets } from "../../crud/transfer/edit-table.ts";
import { type ExportTable, toExportTable, withUnitFields } from "../../crud/transfer/export-table.ts";
import { isBaseTitle } from "../../crud/transfer/header-keys.ts";
import { guessMapping, importFields, rowsFields, skipReasons } from "../../crud/transfer/import-columns.ts";
import { toNestedSheet } from "../../crud/transfer/nested-lines.ts";
import { readSheets, readXlsx } from "../../crud/transfer/read-xlsx.ts";
import { stateOf } from "../../crud/transfer/row-states.ts";
import { columnTitle } from "../../crud/transfer/sheet-columns.ts";
import { writeWorkbook, writeXlsx } from "../../crud/transfer/write-xlsx.ts";
import type { Text } from "../../i18n/text.ts";
import { cellToText } from "../../lib/cell-to-text.ts";
import { toCsv } from "../../lib/csv.ts";
import { isEmptyValue } from "../../lib/is-empty-value.ts";
import { readCsv } from "../../lib/read-csv.ts";
import { type Cell, cellText } from "../../lib/sheet-cell.ts";
import { createTestTexts } from "../create-test-texts.ts";
import type { ArbitraryRecord } from "./open-route.tsx";

/** Normalizes generated texts: no blank texts, and dates of this century. */
function asEntered(text: string): string {
  return /^\d{4}-\d{2}-\d{2}/.test(text) ? `20${text.slice(2)}` : text.trim() || "x";
}

/** Generates values as people enter them. Numbers have no digits such as 1e-41. */
const arbitrary: Arbitraries = {
  ...anyValue,
  text: (rule) => anyValue.text(rule).map(asEntered),
  number: (rule) => anyValue.number({ ...rule, multipleOf: rule.multipleOf ?? 0.01 }),
};

const isGiven = (value: unknown): boolean => !(isEmptyValue(value) || (Array.isArray(value) && value.length === 0));

/** Exports records for editing, reads the file and compares it with the records. */
async function editAndCompare(entity: string, language: string, setting: EditSetting) {
  const { screens, form, records, text } = setting;
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const words = { ...text, names: new Map(), relatedCurrency: () => "XTS" };
  const sheets = toEditSheets(records, { screens, form, words, format: { language, timeZone } });
  const [rows = [], ...others] =
    setting.format === "csv"
      ? [readCsv(toCsv(sheets[0]?.table ?? [], language))]
      : readSheets(new Uint8Array(await (await writeWorkbook(sheets)).arrayBuffer()));
  const head = (rows[0] ?? []).map(cellToText);
  const fields = importFields(screens, form);
  const mapping = guessMapping(head, { screens, fields, canUpdate: true }, text);
  const lists = rowsFields(screens, form);
  const nested = others.flatMap((sheet) => toNestedSheet({ sheet, above: 0 }, lists) ?? []);
  const table = { queries: new QueryClient(), entity, abilities: { ...PLAIN_ABILITIES, paging: "none" as const } };
  const client = { list: async () => ({ rows: records, total: null }) };
  const reading = { ...text, timeZone, locale: { language, isConfirmed: true } };
  const baseColumn = head.findIndex(isBaseTitle);
  const setup = { screens, form, editForm: form, fields, mapping, words: text, reading, baseColumn, isClearing: false };
  const findIds = async () => new Map();
  const options = { mode: "update", key: "id", setting: setup, nested, source: { ...table, client }, findIds } as const;
  return { mapping, fields, sheets, lines: (await compareFile(rows, options)).rows };
}

interface EditSetting extends Exchanged {
  readonly format: "csv" | "xlsx";
}

interface Exchanged {
  readonly screens: EntityScreens<MessageKey>;
  readonly form: FormModule;
  readonly text: Text;
  readonly records: readonly EntityRecord[];
}

async function loadExchanged(
  entity: string,
  language: string,
  { arbitraryRecord, screen }: { readonly arbitraryRecord: ArbitraryRecord; readonly screen: "create" | "edit" },
): Promise<Exchanged | null> {
  const { model, overrides } = consoleProduct;
  const listed = await loadListed(model, (await overrides?.()) ?? {});
  const screens = listed.find((each) => each.entity === entity);
  const opened = model.screenRoutes.find((route) => route.entity === entity && route.screen === screen);
  const form = await opened?.loadForm?.();
  const texts = await createTestTexts(language);
  await texts.loadListTexts();
  const generated = fc.sample(arbitraryRecord(arbitrary), { seed: 1, numRuns: 20 });
  const records = generated.map(
    (record, at): EntityRecord => ({ id: `r${at}`, ...JSON.parse(JSON.stringify(record)) }),
  );
  return screens && form ? { screens, form, text: texts.getSnapshot(), records } : null;
}

type Rows = readonly (readonly Cell[])[];

/** A map that resolves each id to itself. Without a name, ids are exported. */
class AnyIds extends Map<string, string> {
  override get(key: string): string {
    return key.slice(key.lastIndexOf(" ") + 1);
  }
}

/** Writes a table to a file and parses it again. */
async function writeAndRead(table: ExportTable, format: "csv" | "xlsx", language: string): Promise<Rows> {
  return format === "csv"
    ? readCsv(toCsv(table, language))
    : readXlsx(new Uint8Array(await (await writeXlsx(table, "Sheet")).arrayBuffer()));
}

/**
 * Tests that a list exported with all of its columns can be imported: each column is read back, or skipped for a
 * known reason.
 */
export function testExchange(language: string, arbitraryRecord: ArbitraryRecord, entity: string): void {
  test.each(["csv", "xlsx"] as const)("an exported list is imported again as %s", async (format) => {
    const loaded = await loadExchanged(entity, language, { arbitraryRecord, screen: "create" });
    if (loaded === null) {
      return;
    }
    const { screens, form, text, records } = loaded;
    const shown = listDefaults(screens).allColumns.flatMap((name) => screens.fields[name] ?? []);
    const exported = withUnitFields(shown, screens.fields);
    const table = toExportTable(records, exported, { ...text, names: new Map(), relatedCurrency: () => "XTS" });
    const rows = await writeAndRead(table, format, language);
    const head = (table[0] ?? []).map(cellText);
    const fields = importFields(screens, form);
    const mapping = guessMapping(head, { screens, fields }, text);
    const reasons = skipReasons(head, { screens, fields }, text);
    expect(head.filter((_, at) => reasons[at] === "unknown")).toEqual([]);
    // A list may show a part of an object under a title of its own.
    const titlesOf = (column: (typeof fields)[number]) => {
      const shown = screens.fields[column.field.name];
      return [columnTitle(column, text), ...(shown ? [text.t(shown.labelKey)] : [])];
    };
    const titleIn = (column: (typeof fields)[number]) => titlesOf(column).find((title) => head.includes(title));
    const importable = fields.filter((column) => titleIn(column) !== undefined);
    const filled = mapping.flatMap((name, at) => (name === null ? [] : [[name, head[at]]]));
    expect(Object.fromEntries(filled)).toEqual(
      Object.fromEntries(importable.map((column) => [column.field.name, titleIn(column)])),
    );
    // Names of related records are resolved by calls, which the tests of `findByName` cover.
    const compared = importable.filter(({ field }) => (field.relation?.expandedAs ?? null) === null);
    const partial = new Set(fields.filter((column) => !compared.includes(column)).map(({ whole }) => whole?.name));
    const names = new Set(
      compared.map(({ field, whole }) => (whole ?? field).name).filter((name) => !partial.has(name)),
    );
    for (const { line, body } of toCheckedLines(rows, {
      screens,
      form,
      fields,
      mapping,
      ids: new AnyIds(),
      words: text,
    })) {
      const record = records[line - 2] ?? {};
      const hidden = hiddenFields(screens.form?.visibleWhen ?? {}, { ...record });
      const given = Object.entries(record).filter(
        ([name, value]) => names.has(name) && !hidden.includes(name) && isGiven(value),
      );
      expect(body).toMatchObject(Object.fromEntries(given));
    }
  });

  test.each(["csv", "xlsx"] as const)("an export for editing is imported as no change from %s", async (format) => {
    const loaded = await loadExchanged(entity, language, { arbitraryRecord, screen: "edit" });
    if (loaded === null || !loaded.screens.operations.includes("update")) {
      return;
    }
    const { lines, mapping, fields } = await editAndCompare(entity, language, { ...loaded, format });
    expect(mapping.filter((name) => name !== null)).toEqual(["id", ...fields.map(({ field }) => field.name)]);
    const told = lines.filter((row) => stateOf(row) !== "unchanged");
    expect(told.map(({ cells, problems, update }) => ({ cells, problems, changes: update?.change }))).toEqual([]);
    expect(lines).toHaveLength(loaded.records.length);
  });
}
