import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, describe, expect, test } from "vitest";
import type { SheetCell } from "../../lib/sheet-cell.ts";
import { readSheets } from "./read-xlsx.ts";
import { writeWorkbook } from "./write-xlsx.ts";

const folder = mkdtempSync(path.join(tmpdir(), "workbook-parts-"));
afterAll(() => rmSync(folder, { recursive: true }));

const SHORT = ["Ativo", "Inativo", "A & B"];
const WITH_COMMA = ["Sim, agora", "Não"];
const LONG = Array.from({ length: 30 }, (_, at) => `Uma opção com um nome longo ${at}`);

const TABLE: readonly (readonly SheetCell[])[] = [
  [
    "Código [code]",
    "Status [status]",
    "Quando [when]",
    "Motivo [reason]",
    "Dia [day]",
    "Valor [value]",
    "Base [$base]",
  ],
  [
    "00123",
    "Ativo",
    "Sim, agora",
    LONG[29] ?? "",
    { text: "31/12/2027", value: 46_752, format: "dd/mm/yyyy" },
    { text: "1234,5", value: 1234.5, format: '"R$" #,##0.00' },
    '{"code":"00123"}',
  ],
];

async function write(name: string): Promise<string> {
  const choices = new Map([
    [1, SHORT],
    [2, WITH_COMMA],
    [3, LONG],
  ]);
  const rows = { name: "Linhas: da lista", table: [["Registro"], ["c1"]] };
  const blob = await writeWorkbook([{ name: "Cupons", table: TABLE, choices, hidden: 6 }, rows, rows]);
  const file = path.join(folder, name);
  writeFileSync(file, Buffer.from(await blob.arrayBuffer()));
  return file;
}

const PYTHON = ["/usr/bin/python3", "python3"].find((name) => spawnSync(name, ["-c", "import openpyxl"]).status === 0);
/** LibreOffice, if it is installed. */
const OFFICE = "soffice";
const hasOffice = spawnSync(OFFICE, ["--version"]).status === 0;

/** Prints sheets, validations and hidden columns as JSON. Fails on any warning. */
const DUMP = `
import json, sys, warnings, openpyxl
warnings.simplefilter("error")
book = openpyxl.load_workbook(sys.argv[1])
sheet = book.worksheets[0]
print(json.dumps({
  "sheets": [[s.title, s.sheet_state, s.freeze_panes, bool(s.sheet_view.tabSelected)] for s in book.worksheets],
  "validations": [[str(v.sqref), v.type, v.formula1] for v in sheet.data_validations.dataValidation],
  "hidden": [name for name, column in sheet.column_dimensions.items() if column.hidden],
}))
`;

describe("a workbook", () => {
  test("has lists of allowed texts, long ones and those with commas from a hidden sheet", async () => {
    const parts = unzipSync(readFileSync(await write("plain.xlsx")));
    const sheet = strFromU8(parts["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
    const formulas = [...sheet.matchAll(/<formula1>(.*?)<\/formula1>/g)].map(([, formula]) => formula);
    expect(formulas).toEqual(["&quot;Ativo,Inativo,A &amp; B&quot;", "'lists'!$A$1:$A$2", "'lists'!$B$1:$B$30"]);
    // A validation must follow the cells.
    expect(sheet.indexOf("<dataValidations")).toBeGreaterThan(sheet.indexOf("</sheetData>"));
    const sheets = readSheets(readFileSync(path.join(folder, "plain.xlsx")));
    expect(
      sheets
        .at(-1)
        ?.map(([first]) => first)
        .slice(0, 2),
    ).toEqual(WITH_COMMA);
    expect(sheets.at(-1)?.map(([, second]) => second)).toEqual(LONG);
  });

  test.skipIf(PYTHON === undefined)("is read by openpyxl without warnings", async () => {
    const { stdout, stderr } = spawnSync(PYTHON ?? "", ["-c", DUMP, await write("python.xlsx")], { encoding: "utf8" });
    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toEqual({
      sheets: [
        ["Cupons", "visible", "A2", true],
        ["Linhas  da lista", "visible", "A2", false],
        ["Linhas  da lista 2", "visible", "A2", false],
        ["lists", "hidden", null, false],
      ],
      validations: [
        ["B2:B1048576", "list", '"Ativo,Inativo,A & B"'],
        ["C2:C1048576", "list", "'lists'!$A$1:$A$2"],
        ["D2:D1048576", "list", "'lists'!$B$1:$B$30"],
      ],
      hidden: ["G"],
    });
  });

  test.skipIf(!hasOffice)(
    "has the same values after LibreOffice opened and saved it",
    async () => {
      const file = await write("office.xlsx");
      const saved = path.join(folder, "saved");
      const settings = `-env:UserInstallation=file://${path.join(folder, "settings")}`;
      const words = [settings, "--headless", "--convert-to", "xlsx", "--outdir", saved, file];
      const { status } = spawnSync(OFFICE, words, { encoding: "utf8" });
      expect(status).toBe(0);
      const [before = [], ...lists] = readSheets(readFileSync(file));
      const [after = [], ...savedLists] = readSheets(readFileSync(path.join(saved, "office.xlsx")));
      expect(after.slice(0, before.length)).toEqual(before);
      expect(savedLists).toHaveLength(lists.length);
      const parts = unzipSync(readFileSync(path.join(saved, "office.xlsx")));
      const sheet = strFromU8(parts["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
      expect(sheet.match(/<dataValidation /g)).toHaveLength(3);
    },
    120_000,
  );
});
