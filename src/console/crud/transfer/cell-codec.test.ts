import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ticketScreens } from "../../../../testing/fixture/generated/screens/ticket.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";
import { createTestTexts } from "../../testing/create-test-texts.ts";
import { readCell } from "./cell-codec.ts";
import { toExportTable } from "./export-table.ts";

const texts = await createTestTexts("pt-BR");
await texts.loadCatalogue();
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

/** A value as the export writes it, read back. */
const thereAndBack = (described: FieldDescriptor<MessageKey>, value: unknown) => {
  const [, [cell] = []] = toExportTable([{ id: "1", [described.name]: value }], [described], {
    ...words,
    names: new Map(),
  });
  return readCell(described, cell ?? "", words);
};

describe("a cell of a sheet", () => {
  test("is read as the export writes it, whatever the kind", () => {
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
    "names the value $value by its label",
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
  ])("reads the amount %j as the language writes it", (cell, value) => {
    expect(readCell(field({ display: "money" }), cell, words)).toBe(value);
  });

  test.each([
    ["R$ 20,00", { display: "money", currency: "BRL" }, 20],
    ["BRL 20", { display: "money", currency: "BRL" }, 20],
    ["US$ 20,00", { display: "money", currency: "BRL" }, "US$ 20,00"],
    ["US$ 20,00", { display: "money", currency: "BRL", currencyBy: { field: "currency" } }, 20],
    ["50 empréstimos", { display: "quantity", unitKey: "unit.loans" }, 50],
    ["1 empréstimo", { display: "quantity", unitKey: "unit.loans" }, 1],
    ["R$ 50,00", { display: "quantity", unitKey: "unit.loans" }, "R$ 50,00"],
    ["12,5 %", { display: "percent" }, 12.5],
    ["12,5 kg", { display: "percent" }, "12,5 kg"],
    ["(12,5)", { display: "number" }, "(12,5)"],
    ["\u221212,5", { display: "number" }, -12.5],
    ["12,5-", { display: "number" }, "12,5-"],
  ] as const)("reads %j as a number of its own unit, and of no other", (cell, described, value) => {
    expect(readCell(field(described), cell, words)).toBe(value);
  });

  test.each([
    ["31/12/2026", "2026-12-31"],
    ["1/2/2026", "2026-02-01"],
    ["2026-12-31", "2026-12-31"],
    [new Date("2026-12-31T00:00:00Z"), "2026-12-31"],
    ["amanhã", "amanhã"],
  ])("reads the day %j by the calendar, and leaves what is none", (cell, value) => {
    expect(readCell(field({ display: "date" }), cell, words)).toBe(value);
  });

  test("without anything in it is no value", () => {
    expect([null, "", "  "].map((cell) => readCell(field({}), cell, words))).toEqual([undefined, undefined, undefined]);
  });
});
