import { expect, test } from "vitest";
import { bookScreens } from "../../../../testing/fixture/generated/screens/book.ts";
import { memberScreens } from "../../../../testing/fixture/generated/screens/member.ts";
import { book } from "../testing/demo-records.ts";
import { changesOf } from "./audit-changes.ts";

const entry = { id: "1", at: "", action: "update", address: "", requestId: "" };
const told = (changes: ReturnType<typeof changesOf>) => changes.map(({ path, before, after }) => [path, before, after]);

test("lists changed fields in the order of the entity's screens, with unknown fields last", () => {
  const row = {
    ...entry,
    before: { zzz: 1, status: "active", name: "A" },
    after: { zzz: 2, status: "archived", name: "B" },
  };
  expect(told(changesOf(row, bookScreens))).toEqual([
    ["name", "A", "B"],
    ["status", "active", "archived"],
    ["zzz", 1, 2],
  ]);
});

test("matches rows by id and reports changed cells, added rows and removed rows", () => {
  const [weekly, quarterly] = book.bookCopies;
  const after = {
    bookCopies: [
      { ...weekly, price: 59.9 },
      { id: "pp3", name: "Anual", price: 900 },
    ],
  };
  const changes = changesOf({ ...entry, before: { bookCopies: [weekly, quarterly] }, after }, bookScreens);
  expect(changes.map(({ path }) => path)).toEqual(["bookCopies.pp1.price", "bookCopies.pp2", "bookCopies.pp3"]);
  expect(changes[0]).toMatchObject({ before: 49.9, after: 59.9, row: { name: "Semanal", cell: { name: "price" } } });
  expect(changes[1]?.after).toBeUndefined();
  expect(changes[2]?.before).toBeUndefined();
});

test("ignores updatedAt and reports a related record only once", () => {
  const before = { bookId: "p1", book: { id: "p1", name: "A" }, updatedAt: "2026-01-01T00:00:00Z" };
  const after = { bookId: "p2", book: { id: "p2", name: "B" }, updatedAt: "2026-01-02T00:00:00Z" };
  expect(told(changesOf({ ...entry, before, after }, memberScreens))).toEqual([["bookId", "p1", "p2"]]);
});

test("numbers rows without ids and names from 1", () => {
  const [copy] = book.bookCopies;
  const { id: _, name: __, ...row } = { ...copy, id: "", name: "" };
  const changes = changesOf({ ...entry, before: {}, after: { bookCopies: [row, row] } }, bookScreens);
  expect(changes.map((change) => change.row?.name)).toEqual(["1", "2"]);
});
