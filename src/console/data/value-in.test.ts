import { describe, expect, test } from "vitest";
import { memberScreens } from "../../../testing/fixture/generated/screens/member.ts";
import { ticketScreens } from "../../../testing/fixture/generated/screens/ticket.ts";
import { filterRows } from "./client-rows.ts";
import { valueIn } from "./value-in.ts";

const { fields } = memberScreens;
const book = { id: 7, name: "Atlas" };

describe("a relation that has a member for its id and one for its record", () => {
  test("is there by its record where a backend answers no id, and by its id where it answers no record", () => {
    expect(valueIn(fields, "bookId", { id: 1, book })).toBe(book);
    expect(valueIn(fields, "book", { id: 1, bookId: 7 })).toBe(7);
    expect(valueIn(fields, "book", { id: 1, bookId: 7, book })).toBe(book);
    expect(valueIn(fields, "book", { id: 1, bookId: null, book: null })).toBeNull();
    expect(valueIn(ticketScreens.fields, "code", { id: 1 })).toBeUndefined();
  });

  test("is filtered by, however it is answered", () => {
    const rows = [{ id: 1, book }, { id: 2, bookId: 7 }, { id: 3, bookId: 8 }, { id: 4 }];
    const found = filterRows(rows, { search: "", filters: { bookId: "7" }, fields }, []);
    expect(found.map(({ id }) => id)).toEqual([1, 2]);
  });
});
