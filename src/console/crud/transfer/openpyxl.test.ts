import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { currencySymbol } from "../../../kinds/money/amount-text.ts";
import { toExportTable } from "./export-table.ts";
import { readXlsx } from "./read-xlsx.ts";
import { KINDS, labels, toField } from "./testing/kinds-of-cells.ts";
import { PYTHON, python } from "./testing/python.ts";
import { writeXlsx } from "./write-xlsx.ts";

/** Prints the cells of a workbook with their types and formats, and sheet properties, as JSON. */
const DUMP = `
import json, sys, warnings, openpyxl
warnings.simplefilter("error")
book = openpyxl.load_workbook(sys.argv[1])
sheet = book.active
rows = [[[type(c.value).__name__, str(c.value), c.number_format] for c in row] for row in sheet.iter_rows()]
widths = [sheet.column_dimensions[c].width for c in "ABC"]
print(json.dumps({"title": sheet.title, "freeze": sheet.freeze_panes, "rows": rows, "widths": widths, "bold": sheet["A1"].font.b}))
`;

/** Writes a workbook like other tools. */
const WRITE = `
import sys, datetime, openpyxl
book = openpyxl.Workbook()
sheet = book.active
sheet.append(["Code", "Share", "When", "At", "Day", "Sum", "Yes"])
sheet.append(["00123", 0.15, datetime.datetime(2026, 7, 10, 14, 0), datetime.time(8, 30), datetime.date(2026, 12, 31), "=1+1", True])
sheet["B2"].number_format = "0%"
book.save(sys.argv[1])
`;

const folder = mkdtempSync(path.join(tmpdir(), "workbooks-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Dump {
  readonly title: string;
  readonly freeze: string;
  readonly rows: readonly (readonly (readonly [type: string, value: string, format: string])[])[];
  readonly widths: readonly number[];
  readonly bold: boolean;
}

const SAMPLE = {
  text: "=1+1",
  tel: "+55 11 98765-4321",
  integer: 12,
  number: 1234.5,
  percent: 12.5,
  money: 1234.5,
  date: "2027-12-31",
  datetime: "2025-08-23T04:41:00.000Z",
  time: "08:30",
  enum: "d",
  chips: ["a,b", "c"],
};

const words = { t: (key: string) => labels.get(key) ?? key, language: "pt-BR", names: new Map() };

test.skipIf(PYTHON === undefined)(
  "openpyxl reads an exported workbook with correct cell types and without warnings",
  async () => {
    const fields = Object.keys(SAMPLE).flatMap((name) => (KINDS[name] ? [toField(name, KINDS[name])] : []));
    const table = toExportTable([{ id: "1", ...SAMPLE }], fields, words);
    const file = path.join(folder, "export.xlsx");
    writeFileSync(file, Buffer.from(await (await writeXlsx(table, "Cupons: [2026]")).arrayBuffer()));
    const { title, freeze, rows, widths, bold } = JSON.parse(python(DUMP, file)) as Dump;
    expect([title, freeze, bold]).toEqual(["Cupons   2026", "A2", true]);
    expect(Math.min(...widths)).toBeGreaterThan(8);
    expect(rows[1]).toEqual([
      ["str", "=1+1", "@"],
      ["str", "+55 11 98765-4321", "@"],
      ["int", "12", "General"],
      ["float", "1234.5", "General"],
      ["float", "0.125", "0.0%"],
      ["float", "1234.5", `"${currencySymbol("pt-BR", "BRL")}" #,##0.00`],
      ["datetime", "2027-12-31 00:00:00", "dd/mm/yyyy"],
      ["datetime", "2025-08-23 01:41:00", "dd/mm/yyyy hh:mm"],
      ["time", "08:30:00", "hh:mm"],
      ["str", "=soma", "@"],
      ["str", '"a,b", c', "@"],
    ]);
  },
);

test.skipIf(PYTHON === undefined)("a workbook of openpyxl is read with correct cell types", async () => {
  const file = path.join(folder, "other.xlsx");
  python(WRITE, file);
  const { readFileSync } = await import("node:fs");
  expect(readXlsx(readFileSync(file))[1]).toEqual([
    "00123",
    { fraction: 0.15 },
    { serial: expect.closeTo(46_213.583_333, 5), hasSeconds: true },
    { serial: expect.closeTo(0.354_166, 5), hasSeconds: true },
    { serial: 46_387, hasSeconds: false },
    { rejected: "formula" },
    true,
  ]);
});
