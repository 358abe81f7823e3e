import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bookScreens } from "../../../../testing/fixture/generated/screens/book.ts";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { FormModule } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import type { Cell } from "../../lib/sheet-cell.ts";
import { book } from "../testing/demo-records.ts";
import { stateOf } from "./row-states.ts";
import { anything, compare, type Edited, exportSheets, kinds, wordsOf } from "./testing/edited-sheets.ts";
import { KINDS } from "./testing/kinds-of-cells.ts";

const record = fc.record(
  Object.fromEntries(Object.entries(KINDS).map(([name, { values }]) => [name, fc.option(values, { nil: undefined })])),
);

const [ana, otherAna] = [
  { id: "a1", name: "Ana" },
  { id: "a2", name: "Ana" },
];
const SAME_NAMES: EntityRecord = { id: "r1", related: ana, manyRelated: [ana, otherAna] };

describe.each(["csv", "xlsx"] as const)("an export for editing of every kind as %s", (format) => {
  test.each(["pt-BR", "en-US"])("is compared as unchanged in %s", async (language) => {
    const text = await wordsOf(language);
    await fc.assert(
      fc.asyncProperty(fc.array(record, { minLength: 1, maxLength: 10 }), async (generated) => {
        const records = generated.map((each, at): EntityRecord => ({ ...each, id: `r${at}` }));
        const lines = await compare(await exportSheets(records, { ...kinds, text, format }), records, {
          ...kinds,
          text,
          format,
        });
        expect(lines.map((line) => [stateOf(line), line.problems, line.update?.change])).toEqual(
          records.map(() => ["unchanged", [], {}]),
        );
      }),
      { numRuns: 30 },
    );
  });

  test("is unchanged after a spreadsheet changed line breaks and added blanks at the ends", async () => {
    const text = await wordsOf("pt-BR");
    const records: readonly EntityRecord[] = [{ id: "r1", text: "Uma", multiline: "Duas\nlinhas" }];
    const [rows = []] = await exportSheets(records, { ...kinds, text, format });
    const saved = rows.map((cells, line) =>
      cells.map((cell, column) =>
        line > 0 && column < cells.length - 1 && typeof cell === "string" && /[a-z]/.test(cell)
          ? `${cell.replaceAll("\n", "\r\n")} `
          : cell,
      ),
    );
    expect(saved).not.toEqual(rows);
    const [line] = await compare([saved], records, { ...kinds, text, format });
    expect([line && stateOf(line), line?.update?.change]).toEqual(["unchanged", {}]);
  });

  test("has the ids of related records, because several can have the same name", async () => {
    const text = await wordsOf("pt-BR");
    const [rows = []] = await exportSheets([SAME_NAMES], { ...kinds, text, format });
    expect(rows[1]).toEqual(expect.arrayContaining(["Ana [a1]", "Ana [a1], Ana [a2]"]));
  });

  test("with the values of other records changes each value that differs", async () => {
    const text = await wordsOf("pt-BR");
    const names = Object.keys(KINDS);
    await fc.assert(
      fc.asyncProperty(record, record, async (before, after) => {
        const edited = { ...kinds, text, format };
        const sheets = await exportSheets([{ ...after, id: "r1" }], edited);
        // Without the values at the time of the export, each difference is a change.
        const plain = sheets.map((rows) => rows.map((cells) => cells.slice(0, -1)));
        const [line] = await compare(plain, [{ ...before, id: "r1" }], edited);
        // 18:38 is the same time as 18:38:00, and no change. Spreadsheets keep 15 digits of a number.
        const toKept = (value: unknown) =>
          typeof value === "number" && format === "xlsx"
            ? Number(value.toPrecision(15))
            : /^\d\d:\d\d$/.test(String(value))
              ? `${value}:00`
              : value;
        const isEmpty = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);
        const related = ["related", "manyRelated"];
        const differing = names.filter((name) => !isEmpty(after[name]) && !related.includes(name));
        for (const name of differing) {
          const change = line?.update?.change ?? {};
          expect(toKept(Object.hasOwn(change, name) ? change[name] : before[name])).toEqual(toKept(after[name]));
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe("the rows of an embedded list", () => {
  const items: JsonSchema = {
    type: "object",
    properties: {
      id: { type: "string" },
      name: { type: "string" },
      status: { type: "string" },
      price: { type: "number" },
    },
  };
  const schema: JsonSchema = {
    type: "object",
    properties: { name: { type: "string" }, bookCopies: { type: "array", items } },
  };
  const form = { schema, validate: anything } as unknown as FormModule;

  async function edit(change: (rows: Cell[][]) => void, current: EntityRecord = book, isRemoving = false) {
    const text = await wordsOf("pt-BR");
    const edited: Edited = { screens: bookScreens, form, text, format: "xlsx" };
    const [main = [], copies = []] = await exportSheets([book], edited);
    const rows = copies.map((cells) => [...cells]);
    change(rows);
    const [line] = await compare([main, rows], [current], { ...edited, isRemoving });
    return line;
  }

  test("are on a sheet of their own, and unchanged without an edit", async () => {
    const line = await edit((rows) => {
      expect(rows[0]?.map((cell) => /\[(.+)\]/.exec(String(cell))?.[1])).toEqual([
        "$record bookCopies",
        "$row",
        "name",
        "price",
        "status",
      ]);
      expect(rows).toHaveLength(3);
    });
    expect(line && stateOf(line)).toBe("unchanged");
  });

  test("are changed by their ids and added without one, and stay if their line is missing", async () => {
    const line = await edit((rows) => {
      const price = rows[0]?.findIndex((cell) => String(cell).includes("[price]")) ?? 0;
      const name = rows[0]?.findIndex((cell) => String(cell).includes("[name]")) ?? 0;
      const changed = rows[2] ?? [];
      changed[price] = 520;
      const added: Cell[] = ["p1", "", ...Array.from({ length: 3 }, () => null)];
      added[name] = "Diária";
      rows.splice(1, 2, changed, added);
    });
    expect(line && stateOf(line)).toBe("changed");
    expect(line?.update?.cells.map(({ row, column }) => [row, column.field.name])).toEqual([
      [2, "price"],
      [3, "name"],
    ]);
    const rows = line?.update?.change["bookCopies"] as readonly { readonly [name: string]: unknown }[];
    expect(rows.map(({ id, name, price }) => [id, name, price])).toEqual([
      ["pp1", "Semanal", 49.9],
      ["pp2", "Trimestral", 520],
      [undefined, "Diária", undefined],
    ]);
  });

  const idsAfter = (line: Awaited<ReturnType<typeof edit>>) => {
    const rows = line?.update?.change["bookCopies"] as readonly { readonly id?: string }[] | undefined;
    return rows?.map(({ id }) => id) ?? null;
  };

  test("are removed without their line only if the user chose it, with their values in the preview", async () => {
    const cut = (rows: Cell[][]) => void rows.splice(1, 1);
    const kept = await edit(cut);
    expect([kept && stateOf(kept), kept?.update?.missing, idsAfter(kept)]).toEqual(["unchanged", 1, null]);
    const line = await edit(cut, book, true);
    expect([line && stateOf(line), idsAfter(line)]).toEqual(["changed", ["pp2"]]);
    const removed = line?.update?.cells.map(({ row, column, isRemoved }) => [row, column.field.name, isRemoved]);
    expect(removed).toContainEqual([1, "name", true]);
    expect(removed?.every(([row]) => row === 1)).toBe(true);
  });

  test("are not removed if the file has no line of their record, or no values at the export", async () => {
    const none = await edit((rows) => void rows.splice(1, 2), book, true);
    expect([none?.update?.missing, idsAfter(none)]).toEqual([0, null]);
    const text = await wordsOf("pt-BR");
    const edited: Edited = { screens: bookScreens, form, text, format: "xlsx", isRemoving: true };
    const [main = [], copies = []] = await exportSheets([book], edited);
    const plain = main.map((cells) => cells.slice(0, -1));
    const [line] = await compare([plain, [...copies.slice(0, 1), ...copies.slice(2)]], [book], edited);
    expect([line?.update?.missing, idsAfter(line)]).toEqual([0, null]);
  });

  test("that others have added since the export stay, and the removal is in conflict", async () => {
    const added = {
      ...book,
      bookCopies: [...book.bookCopies, { id: "pp3", name: "Nova", status: "active", price: 1 }],
    };
    const untouched = await edit(() => undefined, added, true);
    expect([untouched && stateOf(untouched), untouched?.update?.missing]).toEqual(["unchanged", 0]);
    const line = await edit((rows) => void rows.splice(1, 1), added, true);
    expect([line && stateOf(line), idsAfter(line)]).toEqual(["conflicting", ["pp2", "pp3"]]);
  });

  test("are rejected if two lines have the key of one row, such as a row and its copy", async () => {
    const line = await edit((rows) => {
      const name = rows[0]?.findIndex((cell) => String(cell).includes("[name]")) ?? 0;
      const copy = [...(rows[1] ?? [])];
      copy[name] = "Cópia";
      rows.push(copy);
    });
    expect([line && stateOf(line), line?.problems.length, line?.update?.cells]).toEqual(["refused", 1, []]);
  });

  test("are read by the labels of their columns if the keys were removed", async () => {
    const line = await edit((rows) => {
      rows[0] = (rows[0] ?? []).map((cell) =>
        /\[\$/.test(String(cell)) ? cell : ` ${String(cell).replace(/ \[.*/, "")} `,
      );
      const name = rows[0].findIndex((cell) => String(cell).trim() === "Nome");
      expect(name).toBeGreaterThan(1);
      rows[1] = (rows[1] ?? []).map((cell, at) => (at === name ? "Outro" : cell));
    });
    expect(line?.update?.cells.map(({ row, column }) => [row, column.field.name])).toEqual([[1, "name"]]);
  });

  test("are rejected if their record is not in the first sheet", async () => {
    const text = await wordsOf("pt-BR");
    const edited: Edited = { screens: bookScreens, form, text, format: "xlsx" };
    const [main = [], copies = []] = await exportSheets([book], edited);
    const [line, stray] = await compare([main, [...copies, ["p9", "", "Diária"]]], [book], edited);
    expect([line, stray].map((each) => each && stateOf(each))).toEqual(["unchanged", "refused"]);
    expect([stray?.line, stray?.problems.length]).toEqual([4, 1]);
  });

  test("are in conflict if the list changed since the export", async () => {
    const [first, second] = book.bookCopies;
    const line = await edit(
      (rows) => {
        const price = rows[0]?.findIndex((cell) => String(cell).includes("[price]")) ?? 0;
        for (const row of rows.slice(1, 2)) {
          row[price] = 60;
        }
      },
      { ...book, bookCopies: [first, { ...second, price: 777 }] },
    );
    expect(line && stateOf(line)).toBe("conflicting");
  });
});
