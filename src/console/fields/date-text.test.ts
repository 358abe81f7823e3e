import { expect, test } from "vitest";
import { formatDate, formatDateTime, fromLocalInput, toLocalInput } from "./date-text.ts";

const SHOWN: readonly [unknown, string][] = [
  ["2026-03-01", "01/03/2026"],
  ["2026-03-01T00:00:00Z", "01/03/2026"],
  ["0001-01-01", "01/01/0001"],
  ["9999-12-31", "31/12/9999"],
  [Date.UTC(2026, 2, 1), "01/03/2026"],
  [Date.UTC(2026, 2, 1, 3), "01/03/2026"],
  [8.7e15, "8700000000000000"],
  [{ day: 1 }, '{"day":1}'],
  ["2026-02-30", "2026-02-30"],
  ["amanhã", "amanhã"],
  ["", "--/--/----"],
  [null, "--/--/----"],
  [undefined, "--/--/----"],
];

test.each(SHOWN)("case 91: the date %j reads %s in every time zone", (value, text) => {
  expect(formatDate(value, "pt-BR")).toBe(text);
});

test("a date uses the reader's locale", () => {
  expect(formatDate("2026-03-01", "en-US")).toBe("03/01/2026");
});

test("case 91: an instant is shown in the reader's time zone, and invalid text is shown unchanged", () => {
  expect(formatDateTime("2026-03-01T02:30:00Z", "pt-BR")).toBe("28/02/2026, 23:30");
  expect(formatDateTime("later", "pt-BR")).toBe("later");
});

test("an instant survives the round trip through its input", () => {
  expect(fromLocalInput(toLocalInput("2026-03-01T02:30:00.000Z"))).toBe("2026-03-01T02:30:00.000Z");
});
