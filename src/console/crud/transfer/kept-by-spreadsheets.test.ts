import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import type { EntityRecord } from "../../../contract/transport.ts";
import { toEditSheets } from "./edit-table.ts";
import { readSheets } from "./read-xlsx.ts";
import { stateOf } from "./row-states.ts";
import { compare, exportSheets, kinds, wordsOf } from "./testing/edited-sheets.ts";
import { KINDS } from "./testing/kinds-of-cells.ts";
import { PYTHON, python } from "./testing/python.ts";
import { writeWorkbook } from "./write-xlsx.ts";

/** Loads a workbook and saves it again. */
const SAVE = `
import sys, warnings, openpyxl
warnings.simplefilter("error")
openpyxl.load_workbook(sys.argv[1]).save(sys.argv[1])
`;

const folder = mkdtempSync(path.join(tmpdir(), "saved-workbooks-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(["csv", "xlsx"] as const)("an export for editing as %s", (format) => {
  test("is unchanged after a spreadsheet kept 15 digits of each number and cut a text that is too long", async () => {
    const text = await wordsOf("pt-BR");
    const records: readonly EntityRecord[] = [
      {
        id: "r1",
        integer: 9_007_199_254_740_991,
        number: 123_456_789.123_456_78,
        multiline: "duas\r\nlinhas ".repeat(3000),
      },
    ];
    const [rows = []] = await exportSheets(records, { ...kinds, text, format });
    const saved = rows.map((cells) =>
      cells.map((cell) =>
        typeof cell === "number"
          ? Number(cell.toPrecision(15))
          : typeof cell === "string"
            ? cell.replaceAll("\r", "")
            : cell,
      ),
    );
    expect(saved).not.toEqual(rows);
    const [line] = await compare([saved], records, { ...kinds, text, format });
    expect([line && stateOf(line), line?.update?.change]).toEqual(["unchanged", {}]);
    const edited = saved.map((cells) => cells.map((cell) => (cell === 9_007_199_254_740_990 ? 7 : cell)));
    const [other] = await compare([edited], records, { ...kinds, text, format });
    expect(other?.update?.change).toEqual(format === "xlsx" ? { integer: 7 } : {});
  });
});

describe("an export for editing as CSV", () => {
  const records: readonly EntityRecord[] = [
    {
      id: "r1",
      datetime: "2026-07-01T17:05:09.120Z",
      date: "2026-07-01",
      time: "08:30:15",
      text: "00123",
      tel: "1/5/2026",
    },
  ];

  async function edit(language: string, change: (text: string) => string) {
    const edited = { ...kinds, text: await wordsOf(language), format: "csv" } as const;
    const [[head = [], line = []] = []] = await exportSheets(records, edited);
    const cells = line.map((cell, at) => (at === line.length - 1 ? cell : change(String(cell ?? ""))));
    const [found] = await compare([[head, cells]], records, edited);
    return found;
  }

  test.each([
    ["the seconds of moments", (text: string) => text.replace(/(\d:\d\d):09.*/, "$1")],
    ["the seconds of times", (text: string) => text.replace(":30:15", ":30")],
    [
      "the century of days",
      (text: string) => text.replace(/^(\d+\/\d+\/)20(26)/, "$1$2").replace("1/5/26", "1/5/2026"),
    ],
    ["the zeros of days and times", (text: string) => text.replace(/^0(\d)(?=[/:])/, "$1").replace(/\/0/, "/")],
  ])("is unchanged after a spreadsheet left out %s", async (_, change) => {
    for (const language of ["pt-BR", "en-US"]) {
      const line = await edit(language, change);
      expect([line && stateOf(line), line?.update?.change]).toEqual(["unchanged", {}]);
    }
  });

  test("has another day or time as a change, and a text even if it looks like a day", async () => {
    const line = await edit("pt-BR", (text) =>
      text.replace(/^01\/07\/2026/, "02/07/2026").replace("1/5/2026", "1/5/26"),
    );
    expect(line?.update?.change).toEqual({
      datetime: "2026-07-02T17:05:09.120Z",
      date: "2026-07-02",
      tel: "1/5/26",
    });
  });

  test("warns about a text whose leading zeros are missing", async () => {
    const line = await edit("pt-BR", (text) => (text === "00123" ? "123" : text));
    expect([line?.update?.change, line?.problems, line?.warnings.length]).toEqual([{ text: "123" }, [], 1]);
    const other = await edit("pt-BR", (text) => (text === "00123" ? "124" : text));
    expect(other?.warnings).toEqual([]);
  });
});

const RECORDS = 60;

test.skipIf(PYTHON === undefined).each(["pt-BR", "en-US"])(
  "an export for editing of every kind in %s that openpyxl saved again is compared as unchanged",
  async (language) => {
    const edited = { ...kinds, text: await wordsOf(language), format: "xlsx" } as const;
    // openpyxl reads the escaped text `_x0041_` as `A` when it loads the file again.
    const isKept = (value: unknown) => !/_x[0-9a-f]{4}_/i.test(JSON.stringify(value));
    const values = Object.entries(KINDS).map(
      ([name, kind]) => [name, fc.sample(kind.values.filter(isKept), { numRuns: RECORDS, seed: 7 })] as const,
    );
    const records = Array.from(
      { length: RECORDS },
      (_, at): EntityRecord => ({ ...Object.fromEntries(values.map(([name, all]) => [name, all[at]])), id: `r${at}` }),
    );
    const words = { ...edited.text, names: new Map() };
    const format = { language, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
    const book = await writeWorkbook(toEditSheets(records, { ...edited, words, format }));
    const file = path.join(folder, `${language}.xlsx`);
    writeFileSync(file, new Uint8Array(await book.arrayBuffer()));
    python(SAVE, file);
    const lines = await compare(readSheets(new Uint8Array(readFileSync(file))), records, edited);
    expect(lines.map((line) => [line.update?.record.id, stateOf(line), line.problems, line.update?.change])).toEqual(
      records.map(({ id }) => [id, "unchanged", [], {}]),
    );
  },
);
