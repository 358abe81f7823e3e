import { describe, expect, test } from "vitest";
import { readSheetFile, type Sheet, toOwnAddress } from "./read-sheet.ts";
import { refusePacked } from "./sheet-limits.ts";

const noWorker = async (): Promise<readonly Sheet[]> => [[["a"], ["1"]], [["b"], ["2"]], []];

const sheetOf = (...given: Parameters<typeof readSheetFile>) => readSheetFile(...given).then(({ sheet }) => sheet);

describe("an import file", () => {
  test.each([
    ["empty", "code\n"],
    ["tooManyLines", `code\n${"x\n".repeat(50_001)}`],
    ["tooLarge", "x".repeat(30_000_001)],
  ])("is rejected as %s", async (refusal, content) => {
    await expect(readSheetFile(new File([content], "a.csv"))).rejects.toMatchObject({ refusal });
  });

  const bytes = (...given: readonly number[]) => new Uint8Array(given);

  test.each([
    ["a picture", bytes(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13)],
    ["a workbook of old", bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0)],
    ["a document", "%PDF-1.4\nof two\nlines"],
    ["a page", '\ufeff<html xmlns:x="urn:x">\n<table><tr><td>code</td></tr></table>'],
    ["a workbook of XML", '<?xml version="1.0"?>\n<Workbook>\n</Workbook>'],
  ])("is distinguished from %s", async (_, content) => {
    await expect(readSheetFile(new File([content], "a.csv"))).rejects.toMatchObject({ refusal: "notSheet" });
  });

  test.each([
    ["UTF-8", new TextEncoder().encode("Código\nÁ1")],
    ["UTF-8 with its mark", new TextEncoder().encode("\ufeffCódigo\nÁ1")],
    ["UTF-16", bytes(0xff, 0xfe, ...[..."Código\nÁ1"].flatMap((letter) => [letter.charCodeAt(0), 0]))],
    ["Windows-1252", bytes(...[..."Código\nÁ1"].map((letter) => letter.charCodeAt(0)))],
  ])("is read letter by letter, saved in %s", async (_, content) => {
    expect(await sheetOf(new File([content], "a.csv"))).toEqual([["Código"], ["Á1"]]);
  });

  test("keeps empty lines, so that line numbers match the spreadsheet", async () => {
    expect(await sheetOf(new File(["\n;\na;b\n\n1;2\n;\n3;4\n"], "a.csv"))).toEqual([
      ["a", "b"],
      [""],
      ["1", "2"],
      ["", ""],
      ["3", "4"],
    ]);
    await expect(readSheetFile(new File(["a;b\n\n;\n"], "a.csv"))).rejects.toMatchObject({ refusal: "empty" });
  });

  const booked = (...sheets: readonly Sheet[]) => readSheetFile(new File(["x"], "a.xlsx"), async () => sheets);

  test("begins at its titles below the name of a report, and line numbers still count the lines above", async () => {
    const { sheet, above } = await booked([[], ["Report of 2026"], [null, " "], ["a", "b", "c"], [1, 2, 3]]);
    expect([sheet, above]).toEqual([
      [
        ["a", "b", "c"],
        [1, 2, 3],
      ],
      3,
    ]);
    expect((await readSheetFile(new File(["\n;\na;b\n1;2\n"], "a.csv"))).above).toBe(2);
    expect((await booked([["name"], ["Ana"], ["Bia"]])).sheet).toEqual([["name"], ["Ana"], ["Bia"]]);
  });

  test("has a title for each column with a cell, and no others", async () => {
    expect((await booked([["a", "b", "", null], [1], [1, 2, " "]])).sheet[0]).toEqual(["a", "b"]);
    expect((await booked([["a", "b"], [1], [1, 2, null, 4]])).sheet[0]).toEqual(["a", "b", null, null]);
  });

  test("is the sheet of an export for editing in any position, else the first one with lines", async () => {
    const main: Sheet = [
      ["ID [id]", "Values [$base pt-BR UTC]"],
      ["1", "{}"],
    ];
    const rows: Sheet = [
      ["ID [$record items]", "Price [price]"],
      ["1", 5],
    ];
    const other: Sheet = [
      ["Notes", "Date"],
      ["x", "y"],
    ];
    expect((await booked(other, rows, main)).sheet).toEqual(main);
    expect((await booked(rows, main)).others).toEqual([{ sheet: rows, above: 0 }]);
    expect((await booked(rows, [], [["only titles"]], other)).sheet).toEqual(other);
  });

  test("is read as a workbook if it is one, whatever its name is", async () => {
    const file = new File([bytes(0x50, 0x4b, 3, 4, 20, 0)], "a.xlsm");
    expect(await sheetOf(file, noWorker)).toEqual([["a"], ["1"]]);
  });

  test("is read as a workbook if its extension is xlsx, else as CSV", async () => {
    expect(await sheetOf(new File(["x"], "A.XLSX"), noWorker)).toEqual([["a"], ["1"]]);
    expect((await readSheetFile(new File(["x"], "a.xlsx"), noWorker)).others).toEqual([
      { sheet: [["b"], ["2"]], above: 0 },
    ]);
    expect(await sheetOf(new File(["a;b\n1;2"], "a.csv"), noWorker)).toEqual([
      ["a", "b"],
      ["1", "2"],
    ]);
  });
});

/** Builds a ZIP central directory with one entry for each uncompressed size. */
function packed(sizes: readonly number[]): Uint8Array {
  const ENTRY = 46;
  const view = new DataView(new ArrayBuffer(ENTRY * sizes.length + 22));
  for (const [index, size] of sizes.entries()) {
    view.setUint32(index * ENTRY, 0x02014b50, true);
    view.setUint32(index * ENTRY + 24, size, true);
  }
  view.setUint32(ENTRY * sizes.length, 0x06054b50, true);
  return new Uint8Array(view.buffer);
}

describe("a packed file", () => {
  test("is rejected if it would be too large uncompressed", () => {
    expect(refusePacked(packed([120_000_000, 120_000_000]))).toBe("tooLarge");
  });

  test("is accepted at normal size, and other files are rejected", () => {
    expect(refusePacked(packed([60_000_000, 1_000]))).toBeNull();
    expect(refusePacked(new TextEncoder().encode("code;value"))).toBe("notSheet");
    expect(refusePacked(new Uint8Array())).toBe("notSheet");
  });
});

test("only scripts of the console's own origin can become workers", () => {
  const own = `${window.location.origin}/assets/worker.js`;
  expect(toOwnAddress(own)).toBe(own);
  expect(() => toOwnAddress("https://elsewhere.example/worker.js")).toThrow(TypeError);
  expect(() => toOwnAddress("data:text/javascript,1")).toThrow(TypeError);
});
