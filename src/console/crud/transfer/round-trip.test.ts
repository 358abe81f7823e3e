import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";
import { toCsv } from "../../lib/csv.ts";
import { readCsv } from "../../lib/read-csv.ts";
import { createTestTexts } from "../../testing/create-test-texts.ts";
import { toExportTable } from "./export-table.ts";
import { readCell } from "./read-cell.ts";
import { readXlsx } from "./read-xlsx.ts";
import { KINDS, labels, toField } from "./testing/kinds-of-cells.ts";
import { writeXlsx } from "./write-xlsx.ts";

type Field = FieldDescriptor<MessageKey>;

/** The texts of a language, with additional labels for the enumeration. */
async function wordsOf(language: string) {
  const texts = await createTestTexts(language);
  await texts.loadListTexts();
  const words = texts.getSnapshot();
  const t: typeof words.t = (key, values) => labels.get(key) ?? words.t(key, values);
  return { ...words, language, t };
}

const record = fc.record(
  Object.fromEntries(Object.entries(KINDS).map(([name, { values }]) => [name, fc.option(values, { nil: undefined })])),
);

const fields: readonly Field[] = Object.entries(KINDS).map(([name, kind]) => toField(name, kind));

async function thereAndBack(records: readonly Record<string, unknown>[], language: string, format: "csv" | "xlsx") {
  const words = await wordsOf(language);
  const table = toExportTable(
    records.map((each, index) => ({ ...each, id: String(index) })),
    fields,
    { ...words, names: new Map() },
  );
  const [, ...rows] =
    format === "csv"
      ? readCsv(toCsv(table, language))
      : readXlsx(new Uint8Array(await (await writeXlsx(table, "Registros")).arrayBuffer()));
  return records.map((_, at) => {
    const read = fields.map((field, column) => [
      field.name,
      readCell({ ...field, isOfNumbers: KINDS[field.name]?.isOfNumbers === true }, rows[at]?.[column] ?? null, words),
    ]);
    return Object.fromEntries(read.filter(([, value]) => value !== undefined));
  });
}

const isGiven = ([, value]: [string, unknown]) => value !== undefined && !(Array.isArray(value) && value.length === 0);

describe.each(["csv", "xlsx"] as const)("records of every kind, exported as %s", (format) => {
  test.each(["pt-BR", "en-US"])("are read back unchanged in %s", async (language) => {
    await fc.assert(
      fc.asyncProperty(fc.array(record, { minLength: 1, maxLength: 20 }), async (records) => {
        const given = records.map((each) => Object.fromEntries(Object.entries(each).filter(isGiven)));
        expect(await thereAndBack(given, language, format)).toEqual(given);
      }),
      { numRuns: 40 },
    );
  });
});
