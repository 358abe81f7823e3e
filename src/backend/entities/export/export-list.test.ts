import { strFromU8, unzipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import type { ExportBody } from "../../../contract/list-export.ts";
import { openBackend } from "../../testing/for-suite.ts";
import { describeOnDatabases } from "../../testing/on-databases.ts";
import { writeZip } from "./zip-stream.ts";

const BODY: ExportBody = {
  format: "csv",
  sheet: "Tickets",
  language: "pt-BR",
  columns: [
    { title: "Código", path: "code", as: "text" },
    { title: "Valor", path: "value", as: "number" },
    { title: "Até", path: "lastDay", as: "date", format: "dd/mm/yyyy" },
    { title: "Situação", path: "status", as: "word", words: { active: "Ativo", archived: "Inativo" } },
  ],
};

/** Several chunks of records. */
const MANY = 2_300;

describeOnDatabases("exports of lists, on the %s database", (kind) => {
  const { backend, call } = openBackend(kind);
  const save = (query: string, changes: Partial<ExportBody> = {}, path = "tickets") =>
    call({ method: "POST", url: `/api/${path}/export?${query}`, body: { ...BODY, ...changes } });
  const linesOf = (text: string) => text.replace("\uFEFF", "").split("\r\n").slice(0, -1);
  const create = (url: string, rows: readonly object[]) =>
    call({
      method: "POST",
      url: `/api/${url}/batch`,
      body: { rows: rows.map((set, row) => ({ row, operation: "create", set })) },
    });

  beforeAll(async () => {
    await create("tickets", [
      { code: "XP-B", value: 9.5, lastDay: "2030-01-31", status: "archived" },
      { code: "XP-A", value: 1234 },
      { code: "XP-C", value: 2, lastDay: "2031-12-01" },
    ]);
  });

  test("a CSV file has the columns, filters and order of the list, in the language of the reader", async () => {
    const answer = await save("q=XP-&sort=code");
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(answer.body.startsWith("\uFEFF")).toBe(true);
    expect(linesOf(answer.body)).toEqual([
      "Código;Valor;Até;Situação",
      "XP-A;1234;;Ativo",
      "XP-B;9,5;31/01/2030;Inativo",
      "XP-C;2;01/12/2031;Ativo",
    ]);
    const english = await save("q=XP-&sort=-lastDay&status=active", { language: "en-US" });
    expect(linesOf(english.body).slice(1)).toEqual(["XP-C,2,01/12/2031,Ativo", "XP-A,1234,,Ativo"]);
  });

  test("a column can have the text of the first condition that the record meets", async () => {
    const cases = [
      { when: { field: "lastDay", lessThan: { today: 36_500 } }, text: "Dated" },
      { when: { all: [] }, text: "Open" },
    ];
    const columns = [BODY.columns[0], { title: "State", path: "state", as: "case" as const, cases }].flatMap(
      (each) => each ?? [],
    );
    const answer = await save("q=XP-&sort=code", { columns });
    expect(linesOf(answer.body).slice(1)).toEqual(["XP-A;Open", "XP-B;Dated", "XP-C;Dated"]);
    const broken = [
      { title: "State", path: "state", as: "case" as const, cases: [{ when: { all: 5 } as never, text: "" }] },
    ];
    expect((await save("", { columns: broken })).statusCode).toBe(422);
  });

  test("no text of a record becomes a formula", async () => {
    const names = ["=1+1", "+1", "-1", "@x", "'=1", "\t=1", 'a"b;c'];
    await create(
      "genres",
      names.map((name) => ({ name: `${name}`, code: "poetry", description: "formulas" })),
    );
    const columns = [{ title: "Nome", path: "name", as: "text" as const }];
    const written = linesOf((await save("pageSize=1000", { columns }, "genres")).body);
    expect(written).toEqual(expect.arrayContaining(["'=1+1", "'+1", "'-1", "'@x", "''=1", '"a""b;c"']));
    expect(written.filter((line) => /^[=+\-@\t]/.test(line))).toEqual([]);
  });

  test("a workbook has typed cells and a frozen title row", async () => {
    const answer = await call({
      method: "POST",
      url: "/api/tickets/export?q=XP-&sort=code",
      body: { ...BODY, format: "xlsx" },
    });
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    const sheet = strFromU8(files["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
    expect(sheet).toContain('state="frozen"');
    expect(sheet).toContain('<c r="A3" s="1" t="inlineStr"><is><t xml:space="preserve">XP-B</t></is></c>');
    expect(sheet).toContain('<c r="B3"><v>9.5</v></c>');
    expect(sheet).toContain('<c r="C3" s="3"><v>47514</v></c>');
    expect(strFromU8(files["xl/styles.xml"] ?? new Uint8Array())).toContain('formatCode="dd/mm/yyyy"');
    expect(strFromU8(files["xl/workbook.xml"] ?? new Uint8Array())).toContain('<sheet name="Tickets"');
  });

  test("a long list is complete and in order", async () => {
    const codes = Array.from({ length: MANY }, (_, index) => `LONG-${String(index).padStart(5, "0")}`);
    for (let from = 0; from < MANY; from += 500) {
      await create(
        "tickets",
        codes.slice(from, from + 500).map((code) => ({ code, value: 1 })),
      );
    }
    const columns = BODY.columns.slice(0, 1);
    const answer = await save("q=LONG-&sort=-code", { columns });
    expect(answer.headers["x-total-count"]).toBe(String(MANY));
    expect(linesOf(answer.body).slice(1)).toEqual(codes.toReversed());
  });

  test("invalid columns, filters, languages and time zones are rejected, and so is a call without a session", async () => {
    const statuses = await Promise.all([
      save("", { columns: [] }),
      save("nonsense=1"),
      save("", { language: "not a language" }),
      save("", { timeZone: "Nowhere/Land" }),
      backend.call({ method: "POST", url: "/api/tickets/export", body: BODY }),
    ]);
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([422, 400, 422, 422, 401]);
  });
});

test("an error while the content is read breaks the archive, so that it cannot be opened", async () => {
  const content = async function* () {
    yield "some rows";
    throw new Error("the database is gone");
  };
  const read = async () => {
    const parts: Buffer[] = [];
    for await (const part of writeZip([{ name: "sheet.xml", content: content() }])) {
      parts.push(part);
    }
    return parts;
  };
  await expect(read()).rejects.toThrow("the database is gone");
});
