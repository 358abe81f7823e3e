import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readSheets, readXlsx } from "./read-xlsx.ts";

const FORMATS = ["0", "14", "20", "22", "9", "164", "165", "166", "167", "49"];

const STYLES = `<?xml version="1.0"?><styleSheet><numFmts>
  <numFmt numFmtId="164" formatCode="[$-416]d &quot;de&quot; mmmm;@"/>
  <numFmt numFmtId="165" formatCode="00000"/>
  <numFmt numFmtId="166" formatCode="[Red]0.0%"/>
  <numFmt numFmtId="167" formatCode="&quot;days &gt; 5&quot; #,##0"/>
</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
<cellXfs>${FORMATS.map((id) => `<xf numFmtId="${id}"/>`).join("")}</cellXfs>
<cellStyles><cellStyle xfId="0"/></cellStyles><dxfs/></styleSheet>`;

interface Parts {
  readonly rows: string;
  readonly texts?: string;
  readonly workbook?: string;
}

function read({ rows, texts = "", workbook = "" }: Parts) {
  const file = zipSync({
    "xl/workbook.xml": strToU8(
      `<workbook>${workbook}<sheets><sheet name="Um" sheetId="9" r:id="rId7"/><sheet name="Dois" r:id="rId1"/></sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": strToU8(
      '<Relationships><Relationship Id="rId1" Target="worksheets/other.xml"/><Relationship Id="rId7" Target="/xl/worksheets/first.xml"/></Relationships>',
    ),
    "xl/worksheets/first.xml": strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
    "xl/worksheets/other.xml": strToU8("<worksheet/>"),
    "xl/sharedStrings.xml": strToU8(`<sst>${texts}</sst>`),
    "xl/styles.xml": strToU8(STYLES),
  });
  return readXlsx(file);
}

const cell = (style: number, value: string) => `<row><c s="${style}"><v>${value}</v></c></row>`;

test.each([
  ["a plain number", cell(0, "46085"), 46_085],
  ["a number with noise of its double", cell(0, "1.1000000000000001"), 1.1],
  ["a calculated number without its noise", cell(0, "0.30000000000000004"), 0.3],
  ["a calculated number with nines", cell(0, "2.9999999999999996"), 3],
  ["a calculated percentage without its noise", cell(4, "0.57000000000000006"), { fraction: 0.57 }],
  ["a number of 17 digits", cell(0, "1234567890.1234567"), 1_234_567_890.123_456_7],
  ["an integer of 16 digits", cell(0, "9007199254740991"), 9_007_199_254_740_991],
  ["a number that is none", cell(0, "INF"), "INF"],
  ["a day", cell(1, "46085"), { serial: 46_085, hasSeconds: false }],
  ["a time", cell(2, "0.35416666666666669"), { serial: 0.354_166_666_666_666_69, hasSeconds: false }],
  ["a moment", cell(3, "46085.5"), { serial: 46_085.5, hasSeconds: false }],
  ["a percentage", cell(4, "0.15"), { fraction: 0.15 }],
  ["a percentage of its own format", cell(7, "0.125"), { fraction: 0.125 }],
  ["a day of its own format", cell(5, "46085"), { serial: 46_085, hasSeconds: false }],
  ["a code with zeros", cell(6, "123"), "00123"],
  ["a number next to words", cell(8, "5"), 5],
  ["a formula", "<row><c><f>A1*2</f><v>4</v></c></row>", { rejected: "formula" }],
  ["a text of a formula", '<row><c t="str"><f>A1&amp;"x"</f><v>ax</v></c></row>', { rejected: "formula" }],
  ["an error", '<row><c t="e"><v>#N/A</v></c></row>', { rejected: "error" }],
  ["a yes", '<row><c t="b"><v>1</v></c></row>', true],
  ["a text within the cell", '<row><c t="inlineStr"><is><r><t>a &lt;</t></r><r><t>b</t></r></is></c></row>', "a <b"],
  ["a prefix", '<x:row><x:c t="inlineStr"><x:is><x:t>a</x:t></x:is></x:c></x:row>', "a"],
  ["an ISO moment", '<row><c t="d"><v>2026-03-04T12:00:00</v></c></row>', { serial: 46_085.5, hasSeconds: true }],
  ["an ISO day", '<row><c t="d"><v>2026-03-04T00:00:00</v></c></row>', "2026-03-04"],
])("reads %s", (_, rows, value) => {
  expect(read({ rows })).toEqual([[value]]);
});

test("reads shared strings with all runs and without phonetic text", () => {
  const texts =
    "<si><t>a_x000D_&#10;b</t></si><si><r><t>x </t></r><r><t>y</t></r><rPh><t>kana</t></rPh></si><si><t/></si>";
  const rows = '<row r="2"><c r="C2" t="s"><v>1</v></c><c t="s"><v>0</v></c><c t="s"><v>2</v></c></row>';
  expect(read({ rows, texts })).toEqual([[], [null, null, "x y", "a\r\nb", ""]]);
});

test("applies the 1904 date system to dates but not to times of day", () => {
  const rows = cell(1, "44623") + cell(2, "0.25");
  expect(read({ rows, workbook: '<workbookPr date1904="1"/>' })).toEqual([
    [{ serial: 46_085, hasSeconds: false }],
    [{ serial: 0.25, hasSeconds: false }],
  ]);
});

test("reads a cell without the number of its shared string as empty", () => {
  const texts = "<si><t>first</t></si>";
  expect(read({ rows: '<row><c t="s"><v/></c><c t="s"><v>0</v></c></row>', texts })).toEqual([[null, "first"]]);
});

test("reads hidden sheets after the others", () => {
  const part = (text: string) => strToU8(`<worksheet><row><c t="str"><v>${text}</v></c></row></worksheet>`);
  const file = zipSync({
    "xl/workbook.xml": strToU8(
      '<workbook><sheets><sheet r:id="r1" state="veryHidden"/><sheet r:id="r2"/><sheet r:id="r3" state="hidden"/><sheet r:id="r4" state="visible"/></sheets></workbook>',
    ),
    "xl/_rels/workbook.xml.rels": strToU8(
      `<Relationships>${[1, 2, 3, 4].map((at) => `<Relationship Id="r${at}" Target="worksheets/${at}.xml"/>`).join("")}</Relationships>`,
    ),
    ...Object.fromEntries([1, 2, 3, 4].map((at) => [`xl/worksheets/${at}.xml`, part(String(at))])),
  });
  expect(readSheets(file)).toEqual([[["2"]], [["4"]], [["1"]], [["3"]]]);
});

test("skips cells beyond the limits of a sheet", () => {
  expect(
    read({
      rows: '<row r="1"><c r="A1"><v>1</v></c><c r="ZZZZ1"><v>2</v></c></row><row r="9999999"><c><v>3</v></c></row>',
    }),
  ).toEqual([[1]]);
});

test("rejects a file that is not a workbook", () => {
  expect(() => readXlsx(zipSync({ "a.txt": strToU8("a") }))).toThrow(SyntaxError);
  expect(() => readXlsx(strToU8("a"))).toThrow();
});
