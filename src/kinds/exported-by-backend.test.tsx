import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createCells, type ExportCell } from "../backend/entities/export/export-cells.ts";
import { writeCsv } from "../backend/entities/export/write-csv.ts";
import { toExportTable } from "../console/crud/transfer/export-table.ts";
import { toExportColumns } from "../console/crud/transfer/server-export.ts";
import { KINDS, labels, toField } from "../console/crud/transfer/testing/kinds-of-cells.ts";
import { toCsv } from "../console/lib/csv.ts";
import { isFormatted } from "../console/lib/sheet-cell.ts";
import { createTestTexts } from "../console/testing/create-test-texts.ts";

/** Files that the reference backend writes are equal to those of the browser. */

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

async function wordsOf(language: string) {
  const texts = await createTestTexts(language);
  await texts.loadListTexts();
  const words = texts.getSnapshot();
  const t: typeof words.t = (key, values) => labels.get(key) ?? words.t(key, values);
  return { ...words, language, t, names: new Map(), own: {} };
}

/** Kinds of which the backend can write columns. */
const NAMES = Object.keys(KINDS).filter((name) => {
  const text = { language: "pt-BR", t: String, own: {} } as unknown as Parameters<typeof toExportColumns>[1];
  return KINDS[name] && toExportColumns([toField(name, KINDS[name])], text) !== null;
});

const DAYS = fc.constantFrom("1850-01-01", "1900-02-28", "2026-03-04");
/** Instants around the ends of daylight saving, and before the calendar of workbooks. */
const MOMENTS = fc
  .tuple(
    fc.constantFrom("2018-02-18T01:00:00.000Z", "2017-10-15T02:00:00.000Z", "1899-12-31T00:00:00.000Z"),
    fc.integer({ min: -8 * 3600, max: 8 * 3600 }),
    fc.constantFrom(0, 120),
  )
  .map(([text, seconds, ms]) => new Date(Date.parse(text) + seconds * 1000 + ms).toISOString());

const record = fc.record(
  Object.fromEntries(
    NAMES.map((name) => {
      const values = KINDS[name]?.values ?? fc.constant(null);
      const more = name === "date" ? DAYS : name === "datetime" ? MOMENTS : values;
      return [name, fc.option(fc.oneof(values, more), { nil: null })];
    }),
  ),
);

const plain = (cell: unknown) => (isFormatted(cell) ? { value: cell.value, format: cell.format } : cell);
const plainOf = (cell: ExportCell) =>
  cell === null ? "" : typeof cell === "string" ? cell : cell.format === undefined ? cell.value : plain(cell);

describe.each(["pt-BR", "en-US"])("a list in %s", (language) => {
  test(`of the kinds ${NAMES.join(", ")} has the same cells and CSV lines from the backend as from the browser`, async () => {
    expect(NAMES.length).toBeGreaterThan(12);
    const words = await wordsOf(language);
    const fields = NAMES.flatMap((name) => (KINDS[name] ? [toField(name, KINDS[name])] : []));
    const columns = toExportColumns(fields, words) ?? [];
    const toCells = createCells({ format: "csv", sheet: "", language, columns }, ZONE);
    await fc.assert(
      fc.asyncProperty(fc.array(record, { minLength: 1, maxLength: 10 }), async (given) => {
        const records = given.map((each, at) => ({ ...each, id: String(at) }));
        const table = toExportTable(records, fields, words);
        const rows = records.map(toCells);
        expect(rows.map((cells) => cells.map(plainOf))).toEqual(table.slice(1).map((cells) => cells.map(plain)));
        const chunks = (async function* () {
          yield [columns.map(({ title }) => title), ...rows];
        })();
        let file = "";
        for await (const part of writeCsv(chunks, language)) {
          file += part.toString();
        }
        expect(file).toBe(toCsv(table, language));
      }),
      { numRuns: 100 },
    );
  });
});
