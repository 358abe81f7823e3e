import { afterEach, expect, test, vi } from "vitest";
import { printSheet } from "./print-sheet.ts";

afterEach(() => vi.restoreAllMocks());

const sheet = {
  title: "Genres",
  facts: ["2 genres", "State: active"],
  columns: [
    { label: "Name", isNumber: false },
    { label: "Books", isNumber: true },
  ],
  lines: [
    ["Poetry", "1,204"],
    ["Prose", "7"],
  ],
  name: "genres-2026-11-23",
};

/** All tables in the document. */
const tables = () => [...document.querySelectorAll("table")];

test("prints one plain table: title and facts on each page, right-aligned numbers, no controls", async () => {
  document.title = "Console";
  let title = "";
  const print = vi.fn(() => {
    title = document.title;
  });
  vi.stubGlobal("print", print);
  await printSheet(sheet);
  expect([print.mock.calls.length, title]).toEqual([1, "genres-2026-11-23"]);
  const [table] = tables();
  const head = [...(table?.tHead?.rows ?? [])].map((row) => row.textContent);
  expect(head[0]).toMatch(/^Genres.*\d.* · 2 genres · State: active$/);
  expect(head[1]).toBe("NameBooks");
  const rows = [...(table?.tBodies[0]?.rows ?? [])].map((row) => [...row.cells].map((cell) => cell.textContent));
  expect(rows).toEqual(sheet.lines);
  const numbers = [...(table?.querySelectorAll("[class*=number]") ?? [])].map((cell) => cell.textContent);
  expect(numbers).toEqual(["Books", "1,204", "7"]);
  expect(table?.querySelector("a, button, input")).toBeNull();
  window.dispatchEvent(new Event("afterprint"));
});

test.each(["afterprint", "pointerdown", "keydown"])("%s removes the print table from the page", async (end) => {
  document.title = "Console";
  vi.stubGlobal("print", () => undefined);
  await printSheet(sheet);
  expect(tables()).toHaveLength(1);
  window.dispatchEvent(new Event(end));
  expect(tables()).toHaveLength(0);
  expect(document.title).toBe("Console");
});
