import { describe, expect, test } from "vitest";
import { mergeVersions } from "./merge-versions.ts";

const base = {
  id: "1",
  name: "A",
  note: "old",
  prices: [
    { id: "p1", price: 1, name: "m" },
    { id: "p2", price: 2 },
  ],
};
const fields = ["name", "note", "prices"];

describe("two versions of a record", () => {
  test("non-overlapping edits are combined", () => {
    const { merged, clashes } = mergeVersions(
      { base, mine: { ...base, name: "B" }, theirs: { ...base, note: "new" } },
      fields,
    );
    expect(merged).toEqual({ ...base, name: "B", note: "new" });
    expect(clashes).toEqual([]);
  });

  test("if both sides changed rows without ids, the whole list is one clash", () => {
    const before = { id: "1", hours: [{ day: "mon" }] };
    const mine = { id: "1", hours: [{ day: "wed" }, { day: "tue" }] };
    const theirs = { id: "1", hours: [{ day: "sun" }] };
    const choose = (side: "mine" | "theirs") =>
      mergeVersions({ base: before, mine, theirs }, ["hours"], { choices: new Map([["hours", side]]) });
    expect(choose("theirs").clashes).toMatchObject([{ path: "hours", row: null, mine: mine.hours }]);
    expect(choose("theirs").merged).toEqual(theirs);
    expect(choose("mine").merged).toEqual(mine);
  });

  test("rows are merged by their ids and fields", () => {
    const mine = { ...base, prices: [{ id: "p1", price: 5, name: "m" }, { price: 9 }] };
    const theirs = { ...base, prices: [{ id: "p1", price: 1, name: "weekly" }, { id: "p2", price: 2 }, { id: "p3" }] };
    const { merged, clashes } = mergeVersions({ base, mine, theirs }, fields);
    expect(merged["prices"]).toEqual([{ id: "p1", price: 5, name: "weekly" }, { id: "p3" }, { price: 9 }]);
    expect(clashes).toEqual([]);
  });

  test("a field that both sides changed is a clash, and the merge takes the chosen side", () => {
    const mine = {
      ...base,
      name: "B",
      prices: [
        { id: "p1", price: 5, name: "m" },
        { id: "p2", price: 2 },
      ],
    };
    const theirs = {
      ...base,
      name: "C",
      prices: [
        { id: "p1", price: 7, name: "m" },
        { id: "p2", price: 2 },
      ],
    };
    const { clashes } = mergeVersions({ base, mine, theirs }, fields);
    expect(clashes.map(({ path, base: was, mine: my, theirs: their }) => [path, was, my, their])).toEqual([
      ["name", "A", "B", "C"],
      ["prices.p1.price", 1, 5, 7],
    ]);
    const { merged } = mergeVersions({ base, mine, theirs }, fields, {
      choices: new Map([["prices.p1.price", "theirs"]]),
    });
    expect(merged).toMatchObject({ name: "B", prices: [{ id: "p1", price: 7 }, { id: "p2" }] });
  });

  test("a row that one side removed and the other changed is a clash", () => {
    const mine = { ...base, prices: [{ id: "p1", price: 1, name: "m" }] };
    const theirs = {
      ...base,
      prices: [
        { id: "p1", price: 1, name: "m" },
        { id: "p2", price: 3 },
      ],
    };
    const { clashes, merged } = mergeVersions({ base, mine, theirs }, fields);
    expect(clashes.map(({ path }) => path)).toEqual(["prices.p2"]);
    expect(merged["prices"]).toHaveLength(1);
  });

  test("a cleared value stays cleared", () => {
    const mine = { id: "1", name: "A", prices: base.prices };
    expect(mergeVersions({ base, mine, theirs: { ...base, name: "C" } }, fields).merged).toEqual({
      id: "1",
      name: "C",
      prices: base.prices,
    });
  });
});

describe("a number and its unit field", () => {
  const unitLinks = {
    own: [{ by: "kind", of: ["size"] }],
    rows: new Map([["prices", [{ by: "currency", of: ["price"] }]]]),
  };
  const amount = { id: "1", kind: "litres", size: 50, note: "old" };
  const names = ["kind", "size", "note"];
  const merge = (mine: object, theirs: object, choices = new Map<string, "mine" | "theirs">()) =>
    mergeVersions({ base: amount, mine: { ...amount, ...mine }, theirs: { ...amount, ...theirs } }, names, {
      unitLinks,
      choices,
    });

  test.each(["mine", "theirs"] as const)(
    "are one clash if one side changed the unit and the other the number: %s",
    (side) => {
      const mine = { kind: "metres", note: "mine" };
      const theirs = { size: 80 };
      const { clashes, merged } = merge(mine, theirs, new Map([["kind", side]]));
      expect(clashes).toEqual([
        {
          path: "kind",
          field: "kind",
          row: null,
          along: ["size"],
          base: { kind: "litres", size: 50 },
          mine: { kind: "metres", size: 50 },
          theirs: { kind: "litres", size: 80 },
        },
      ]);
      expect(merged).toEqual({ ...amount, note: "mine", ...(side === "mine" ? { kind: "metres" } : { size: 80 }) });
    },
  );

  test("are merged separately if one side left them unchanged, or neither changed the unit", () => {
    expect(merge({ kind: "metres", size: 5 }, { note: "theirs" })).toEqual({
      clashes: [],
      merged: { ...amount, kind: "metres", size: 5, note: "theirs" },
    });
    expect(merge({ size: 60 }, { size: 70 }).clashes).toMatchObject([{ path: "size", mine: 60, theirs: 70 }]);
  });

  test.each(["mine", "theirs"] as const)("keep a null of %s", (side) => {
    const { merged } = merge({ kind: null }, { size: null }, new Map([["kind", side]]));
    expect(merged).toEqual({ ...amount, ...(side === "mine" ? { kind: null } : { size: null }) });
  });

  test("are one clash in a row, too", () => {
    const row = (change: object) => ({ id: "1", prices: [{ id: "p1", price: 10, currency: "BRL", ...change }] });
    const versions = { base: row({}), mine: row({ currency: "USD" }), theirs: row({ price: 12 }) };
    const { clashes, merged } = mergeVersions(versions, ["prices"], { unitLinks });
    expect(clashes).toMatchObject([
      { path: "prices.p1.currency", row: { id: "p1", field: "currency" }, along: ["price"] },
    ]);
    expect(merged).toEqual(versions.mine);
  });
});
