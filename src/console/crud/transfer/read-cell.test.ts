import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ticketScreens } from "../../../../testing/fixture/generated/screens/ticket.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";
import { type Cell, isFormatted } from "../../lib/sheet-cell.ts";
import { createTestTexts } from "../../testing/create-test-texts.ts";
import { toExportTable } from "./export-table.ts";
import { readCell } from "./read-cell.ts";

const texts = await createTestTexts("pt-BR");
await texts.loadListTexts();
const words = texts.getSnapshot();

const field = (change: Partial<FieldDescriptor<MessageKey>>): FieldDescriptor<MessageKey> => ({
  name: "x",
  labelKey: "entity.ticket.field.value",
  display: "text",
  enumeration: null,
  relation: null,
  items: null,
  unitKey: null,
  options: {},
  ...change,
});

/** Exports a value and reads it back. */
const thereAndBack = (described: FieldDescriptor<MessageKey>, value: unknown) => {
  const [, [cell] = []] = toExportTable([{ id: "1", [described.name]: value }], [described], {
    ...words,
    names: new Map(),
  });
  return readCell(described, isFormatted(cell) ? cell.text : (cell ?? ""), words);
};

describe("a cell of a sheet", () => {
  test("of each kind is read in the format of the export", () => {
    const day = fc.date({
      min: new Date("1990-01-01T00:00:00Z"),
      max: new Date("2099-12-31T00:00:00Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.boolean(), day, (cents, flag, date) => {
        const iso = date.toISOString().slice(0, 10);
        expect(thereAndBack(field({ display: "money" }), cents / 100)).toBe(cents / 100);
        expect(thereAndBack(field({ display: "boolean" }), flag)).toBe(flag);
        expect(thereAndBack(field({ display: "date" }), iso)).toBe(iso);
      }),
    );
  });

  test.each(ticketScreens.fields["status"]?.enumeration?.values ?? [])(
    "uses the label of the value $value",
    ({ value }) => {
      const status = ticketScreens.fields["status"] as FieldDescriptor<MessageKey>;
      expect(thereAndBack(status, value)).toBe(value);
    },
  );

  test.each([
    ["R$ 1.234,50", 1234.5],
    ["-R$ 3,00", -3],
    ["1.234", "1.234"],
    ["0.125", "0.125"],
    ["10 €", 10],
    [19.9, 19.9],
    ["muito", "muito"],
  ])("reads the amount %j in the format of the language", (cell, value) => {
    expect(readCell(field({ display: "money" }), cell, words)).toBe(value);
  });

  test.each([
    ["R$ 20,00", { display: "money", currency: "BRL" }, 20],
    ["BRL 20", { display: "money", currency: "BRL" }, 20],
    ["US$ 20,00", { display: "money", currency: "BRL" }, { rejected: "currency" }],
    ["20,00 €", { display: "money", currency: "BRL" }, { rejected: "currency" }],
    ["EURO 20,00", { display: "money", currency: "EURO" }, 20],
    ["50 empréstimos", { display: "quantity", unitKey: "unit.loans" }, 50],
    ["1 empréstimo", { display: "quantity", unitKey: "unit.loans" }, 1],
    ["R$ 50,00", { display: "quantity", unitKey: "unit.loans" }, "R$ 50,00"],
    ["12,5 %", { display: "percent" }, 12.5],
    ["12,5 kg", { display: "percent" }, "12,5 kg"],
    ["(12,5)", { display: "number" }, "(12,5)"],
    ["\u221212,5", { display: "number" }, -12.5],
    ["12,5-", { display: "number" }, "12,5-"],
  ] as const)("reads %j as a number only with the field's own unit", (cell, described, value) => {
    expect(readCell(field(described), cell, words)).toEqual(value);
  });

  test.each([
    ["12,5", "fraction", 1250],
    ["0,125", "fraction", 12.5],
    ["0,07", "fraction", 7],
    [0.07, "fraction", 7],
    ["0,125", "percent", 0.125],
    ["12,5%", "fraction", 12.5],
    [{ fraction: 0.125 }, "fraction", 12.5],
  ] as const)("reads %j in a percent column of numbers that are a %s as %d %", (cell, notation, value) => {
    const percent = field({ display: "percent" });
    const fractions = notation === "fraction" ? [percent.name] : ["another"];
    expect(readCell(percent, cell, { ...words, fractions })).toBe(value);
  });

  test.each([
    ["31/12/2026", "2026-12-31"],
    ["1/2/2026", "2026-02-01"],
    ["2026-12-31", "2026-12-31"],
    [{ serial: 46_387, hasSeconds: false }, "2026-12-31"],
    ["amanhã", "amanhã"],
  ])("reads the date %j in the language's order, and keeps other text", (cell, value) => {
    expect(readCell(field({ display: "date" }), cell, words)).toBe(value);
  });

  test.each<readonly [Cell, FieldDescriptor["display"], unknown]>([
    [{ serial: 46_213.583_333_333_336, hasSeconds: false }, "datetime", "2026-07-10T17:00:00.000Z"],
    ["10/07/2026 14:00", "datetime", "2026-07-10T17:00:00.000Z"],
    ["10/07/2026, 14:00", "datetime", "2026-07-10T17:00:00.000Z"],
    ["2026-07-10T14:00:00Z", "datetime", "2026-07-10T14:00:00Z"],
    ["99/99/2026 14:00", "datetime", "99/99/2026 14:00"],
    [{ serial: 46_213.5, hasSeconds: false }, "date", { rejected: "time" }],
    [{ serial: 60, hasSeconds: false }, "date", { rejected: "date" }],
    [{ serial: 0.354_166_666_666_666_7, hasSeconds: false }, "time", "08:30"],
    [{ serial: 0.354_166_666_666_666_7, hasSeconds: true }, "time", "08:30:00"],
    [{ serial: 1.5, hasSeconds: false }, "time", { rejected: "date" }],
    [{ serial: 46_387, hasSeconds: false }, "text", { rejected: "date" }],
    [{ serial: 46_387, hasSeconds: false }, "number", { rejected: "date" }],
    [46_387, "date", "46387"],
    [{ fraction: 0.15 }, "percent", 15],
    [{ fraction: 0.07 }, "percent", 7],
    [{ fraction: 0.15 }, "number", 0.15],
    [{ fraction: 0.15 }, "text", "15%"],
    [12.5, "percent", 12.5],
    [12_345, "text", "12345"],
    [{ rejected: "formula" }, "number", { rejected: "formula" }],
    [{ rejected: "error" }, "text", { rejected: "error" }],
  ])("of a workbook, %j, in a field of kind %s, is read as %j", (cell, display, value) => {
    expect(readCell(field({ display }), cell, words)).toEqual(value);
  });

  test.each([
    [
      true,
      [
        "VERDADEIRO",
        "verdadeiro",
        "S",
        "s",
        "Sim",
        "sim",
        "x",
        "X",
        "1",
        "true",
        "TRUE",
        "yes",
        "Y",
        "Verdadero",
        "sí",
        "si",
        "VRAI",
        "oui",
        "ja",
      ],
    ],
    [false, ["FALSO", "falso", "N", "n", "Não", "nao", "NÃO", "0", "false", "FALSE", "no", "FAUX", "non", "nein"]],
  ] as const)("is a %s in the words of every supported language", (value, texts) => {
    for (const text of texts) {
      expect([text, readCell(field({ display: "boolean" }), text, words)]).toEqual([text, value]);
    }
    expect(readCell(field({ display: "boolean" }), "talvez", words)).toBe("talvez");
  });

  test.each([
    ["1.234", "pt-BR", 1234],
    ["0.125", "pt-BR", "0.125"],
    ["1.234", "en-US", 1.234],
    ["1,234.50", "en-US", 1234.5],
  ])("reads %j in the format that the user chose for the file: %s", (cell, language, value) => {
    const locale = { language, isConfirmed: true };
    expect(readCell(field({ display: "number" }), cell, { ...words, locale })).toBe(value);
  });

  test("without content has no value", () => {
    expect([null, "", "  "].map((cell) => readCell(field({}), cell, words))).toEqual([undefined, undefined, undefined]);
  });
});
