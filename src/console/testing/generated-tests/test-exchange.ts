/// <reference path="../product.d.ts" />
import { consoleProduct } from "virtual:product";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Draw } from "../../../contract/draw.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FormModule } from "../../../contract/screens.ts";
import { anyDraw } from "../../../contract/testing/any-draw.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { loadListed } from "../../app/keyboard/commands.ts";
import { hiddenFields } from "../../crud/form-data/form-data.ts";
import { listDefaults } from "../../crud/query/list-defaults.ts";
import { toCheckedLines } from "../../crud/transfer/checked-lines.ts";
import { type ExportTable, toExportTable, withUnitFields } from "../../crud/transfer/export-table.ts";
import { guessMapping, importFields, skipReasons } from "../../crud/transfer/import-columns.ts";
import { readXlsx } from "../../crud/transfer/read-xlsx.ts";
import { columnTitle } from "../../crud/transfer/sheet-columns.ts";
import { writeXlsx } from "../../crud/transfer/write-xlsx.ts";
import type { Text } from "../../i18n/text.ts";
import { toCsv } from "../../lib/csv.ts";
import { isEmptyValue } from "../../lib/is-empty-value.ts";
import { readCsv } from "../../lib/read-csv.ts";
import { type Cell, cellText } from "../../lib/sheet-cell.ts";
import { createTestTexts } from "../create-test-texts.ts";
import type { DrawRecord } from "./open-route.tsx";

/** Normalizes generated texts: no blank texts, and dates of this century. */
function asEntered(text: string): string {
  return /^\d{4}-\d{2}-\d{2}/.test(text) ? `20${text.slice(2)}` : text.trim() || "x";
}

/** Generates values as people enter them. Numbers have no digits such as 1e-41. */
const draw: Draw = {
  ...anyDraw,
  text: (rule) => anyDraw.text(rule).map(asEntered),
  number: (rule) => anyDraw.number({ ...rule, multipleOf: rule.multipleOf ?? 0.01 }),
};

const isGiven = (value: unknown): boolean => !(isEmptyValue(value) || (Array.isArray(value) && value.length === 0));

interface Exchanged {
  readonly screens: EntityScreens<MessageKey>;
  readonly form: FormModule;
  readonly text: Text;
  readonly records: readonly EntityRecord[];
}

async function loadExchanged(entity: string, language: string, drawRecord: DrawRecord): Promise<Exchanged | null> {
  const { model, overrides } = consoleProduct;
  const listed = await loadListed(model, (await overrides?.()) ?? {});
  const screens = listed.find((each) => each.entity === entity);
  const create = model.screenRoutes.find((route) => route.entity === entity && route.screen === "create");
  const form = await create?.loadForm?.();
  const texts = await createTestTexts(language);
  await texts.loadListTexts();
  const drawn = fc.sample(drawRecord(draw), { seed: 1, numRuns: 20 });
  const records = drawn.map((record, at): EntityRecord => ({ id: `r${at}`, ...JSON.parse(JSON.stringify(record)) }));
  return screens && form ? { screens, form, text: texts.getSnapshot(), records } : null;
}

type Rows = readonly (readonly Cell[])[];

/** A map that resolves each id to itself. Without a name, ids are exported. */
class AnyIds extends Map<string, string> {
  override get(key: string): string {
    return key.slice(key.indexOf(" ") + 1);
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
export function testExchange(language: string, drawRecord: DrawRecord, entity: string): void {
  test.each(["csv", "xlsx"] as const)("an exported list is imported again as %s", async (format) => {
    const loaded = await loadExchanged(entity, language, drawRecord);
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
    const importable = fields.filter((column) => head.includes(columnTitle(column, text)));
    const filled = mapping.flatMap((name, at) => (name === null ? [] : [[name, head[at]]]));
    expect(Object.fromEntries(filled)).toEqual(
      Object.fromEntries(importable.map((column) => [column.field.name, columnTitle(column, text)])),
    );
    // Names of related records are resolved by calls, which the tests of `findByName` cover.
    const compared = importable.filter(({ field }) => (field.relation?.expandedAs ?? null) === null);
    const names = new Set(compared.map(({ field, whole }) => (whole ?? field).name));
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
}
