import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Clash, mergeVersions } from "./merge-versions.ts";

type Row = { readonly id?: string; readonly [name: string]: unknown };
type Item = Row | string;

const nameOf = (item: Item): string => (typeof item === "string" ? item : String(item["name"]));
const record = (list: readonly Item[]) => ({ id: "1", list });

type Lists = readonly [base: readonly Item[], mine: readonly Item[], theirs: readonly Item[]];

const merge = (...lists: Lists) => mergeWith("mine", lists);

function mergeWith(side: "mine" | "theirs", [base, mine, theirs]: Lists) {
  const versions = { base: record(base), mine: record(mine), theirs: record(theirs) };
  const first = mergeVersions(versions, ["list"]);
  const choices = new Map(first.clashes.map(({ path }) => [path, side] as const));
  const { merged } = mergeVersions(versions, ["list"], { choices });
  return { list: merged["list"] as readonly Item[], clashes: first.clashes };
}

/** Creates and edits items of a list. */
interface Kind {
  readonly toItem: (name: string) => Item;
  readonly edit: ((item: Item, name: string, value: string) => Item) | null;
  /** An added item. The backend assigns its id on save. */
  readonly toNew: (name: string) => Item;
}

const editRow: NonNullable<Kind["edit"]> = (item, name, value) =>
  name === "steps"
    ? { ...(item as Row), steps: [...((item as Row)["steps"] as string[]), value] }
    : { ...(item as Row), [name]: value };
const toRow = (name: string) => ({ name, price: "0", steps: ["a", "b"] });

const kinds: { readonly [name: string]: Kind } = {
  "rows with ids": { toItem: (name) => ({ id: name, ...toRow(name) }), toNew: toRow, edit: editRow },
  "rows without ids": { toItem: toRow, toNew: toRow, edit: editRow },
  "plain values": { toItem: (name) => name, toNew: (name) => name, edit: null },
};

const edits = fc.array(
  fc.record({
    kind: fc.constantFrom("move", "insert", "remove", "edit"),
    at: fc.nat(20),
    to: fc.nat(20),
    member: fc.constantFrom("price", "note", "steps"),
  }),
  { maxLength: 4 },
);
type Edits = typeof edits extends fc.Arbitrary<infer T> ? T : never;

function applyOne(
  list: Item[],
  { kind: what, at, to, member }: Edits[number],
  { kind, value }: { kind: Kind; value: string },
) {
  const from = list.length === 0 ? 0 : at % list.length;
  const item = list[from];
  if (what === "insert") {
    list.splice(from, 0, kind.toNew(value));
  }
  if (item === undefined || what === "insert") {
    return;
  }
  if (what === "edit") {
    list[from] = kind.edit?.(item, member, value) ?? item;
    return;
  }
  list.splice(from, 1);
  if (what === "move") {
    list.splice(to % (list.length + 1), 0, item);
  }
}

/** A list after some edits of one side; edited values contain a marker of that side. */
function apply(base: readonly Item[], changes: Edits, { kind, who }: { readonly kind: Kind; readonly who: string }) {
  const list = [...base];
  for (const [count, change] of changes.entries()) {
    applyOne(list, change, { kind, value: `${who}${count}` });
  }
  return list;
}

interface Sides {
  readonly base: readonly Item[];
  readonly side: readonly Item[];
  readonly list: readonly Item[];
  readonly clashes: readonly Clash[];
}

const find = (items: readonly Item[], name: string) => items.find((item) => nameOf(item) === name);
const membersOf = (item: Item | undefined): Row => (typeof item === "object" ? item : {});
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isTold = ({ clashes }: Sides, name: string, member = "") =>
  clashes.some(({ row }) => row?.id === name && (row.field === null || row.field === member));

/** Whether the result includes a side's value of a member: each added step, or the value itself. */
function hasValue(member: string, after: unknown, result: unknown): boolean {
  return member === "steps"
    ? (after as string[]).every((step) => (result as string[]).includes(step))
    : after === result;
}

/** Edits of one item that are neither in the merged list nor in a clash. */
function lostEditsOf(sides: Sides, name: string): readonly string[] {
  const [was, is, now] = [sides.base, sides.side, sides.list].map((items) => find(items, name));
  if (is === undefined) {
    return was !== undefined && now !== undefined && !isTold(sides, name) ? [`removal of ${name}`] : [];
  }
  if (now === undefined) {
    return !(isSame(was, is) || isTold(sides, name)) ? [`edit or insert of ${name}`] : [];
  }
  const [before, after, result] = [was, is, now].map(membersOf);
  return Object.keys(after ?? {})
    .filter((key) => !(isSame(before?.[key], after?.[key]) || isTold(sides, name, key)))
    .filter((key) => !hasValue(key, after?.[key], result?.[key]))
    .map((key) => `edit of ${name}.${key}`);
}

/** Pairs that a side reordered but that have their old order in the merged list. */
function lostMoves(sides: Sides): readonly string[] {
  const [was, is, now] = [sides.base, sides.side, sides.list].map((items) => items.map(nameOf));
  const isBefore = (order: readonly string[] = [], one: string, other: string) => {
    const [first, second] = [order.indexOf(one), order.indexOf(other)];
    return first < 0 || second < 0 ? null : first < second;
  };
  const names = (was ?? []).filter((name) => !isTold(sides, name));
  return sides.clashes.some(({ isOrder }) => isOrder)
    ? []
    : names.flatMap((one) =>
        names
          .filter((other) => isBefore(was, one, other) === true && isBefore(is, one, other) === false)
          .filter((other) => isBefore(now, one, other) === true)
          .map((other) => `move of ${one} behind ${other}`),
      );
}

/** All edits of a side that are neither in the merged list nor in a clash. */
function lostEdits(sides: Sides): readonly string[] {
  const isWholeList = sides.clashes.some(({ path, isOrder }) => path === "list" && !isOrder);
  const names = [...new Set([...sides.base, ...sides.side].map(nameOf))];
  return isWholeList ? [] : [...names.flatMap((name) => lostEditsOf(sides, name)), ...lostMoves(sides)];
}

const cases = fc.record({
  names: fc.uniqueArray(fc.constantFrom("A", "B", "C", "D", "E"), { maxLength: 5 }),
  my: edits,
  their: edits,
});

describe.each(Object.entries(kinds))("two versions of a list of %s", (_, kind) => {
  const lists = ({ names, my, their }: { names: string[]; my: Edits; their: Edits }) => {
    const base = names.map(kind.toItem);
    return [base, apply(base, my, { kind, who: "m" }), apply(base, their, { kind, who: "t" })] as const;
  };

  test("lose no edit of either side silently", () => {
    fc.assert(
      fc.property(cases, (generated) => {
        const [base, mine, theirs] = lists(generated);
        const { list, clashes } = merge(base, mine, theirs);
        expect(lostEdits({ base, side: mine, list, clashes })).toEqual([]);
        expect(lostEdits({ base, side: theirs, list, clashes })).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test("equal the changed version if the other side made no changes", () => {
    fc.assert(
      fc.property(cases, (generated) => {
        const [base, mine] = lists(generated);
        for (const { list, clashes } of [merge(base, mine, base), merge(base, base, mine), merge(base, mine, mine)]) {
          expect(list).toEqual(mine);
          expect(clashes).toEqual([]);
        }
      }),
    );
  });

  test("merge to the same result in either order of saving", () => {
    fc.assert(
      fc.property(cases, (generated) => {
        const [base, mine, theirs] = lists(generated);
        const one = mergeWith("mine", [base, mine, theirs]);
        const other = mergeWith("theirs", [base, theirs, mine]);
        expect(one.list).toEqual(other.list);
        const toSwapped = ({ mine: my, theirs: their, ...clash }: Clash) => ({ ...clash, mine: their, theirs: my });
        const sorted = (clashes: readonly Clash[]) => [...clashes].sort((a, b) => (a.path < b.path ? -1 : 1));
        expect(sorted(one.clashes)).toEqual(sorted(other.clashes.map(toSwapped)));
      }),
    );
  });
});

const [A, B, C] = ["A", "B", "C"].map((name) => ({ id: name, name, price: 1 }));

describe("two versions of lists without ids", () => {
  test.each([
    { what: "values that each side added", base: "a b", mine: "a x b", theirs: "a b y", list: "a x b y" },
    { what: "a removal and a replacement", base: "a b c", mine: "b c", theirs: "a b d", list: "b d" },
    { what: "a reorder and an added value", base: "a b", mine: "b a", theirs: "a b c", list: "b c a" },
    { what: "a value that both added", base: "a", mine: "a b", theirs: "a b c", list: "a b c" },
  ])("merge without a clash: $what", ({ base, mine, theirs, list }) => {
    const merged = merge(base.split(" "), mine.split(" "), theirs.split(" "));
    expect(merged).toEqual({ list: list.split(" "), clashes: [] });
  });

  test("are a single clash if both sides replaced the same value", () => {
    expect(merge(["a", "b"], ["x", "b"], ["y", "b"]).clashes).toMatchObject([{ path: "list", mine: ["x", "b"] }]);
  });
});

describe("two versions of rows", () => {
  const rows = [A, B, C] as Row[];
  const swapped = [B, A, C] as Row[];
  const edited = [A, B, { ...C, price: 9 }] as Row[];

  test("keep a reorder of one side and an edit of the other", () => {
    const merged = { list: [B, A, { ...C, price: 9 }], clashes: [] };
    expect([merge(rows, swapped, edited), merge(rows, edited, swapped)]).toEqual([merged, merged]);
  });

  test("clash if both sides reordered them differently, and take the chosen order", () => {
    const theirs = [C, A, { ...B, price: 5 }] as Row[];
    const { list, clashes } = mergeWith("theirs", [rows, swapped, theirs]);
    expect(clashes).toMatchObject([{ path: "list", isOrder: true, mine: swapped, theirs }]);
    expect(list).toEqual(theirs);
    expect(mergeWith("mine", [rows, swapped, theirs]).list).toEqual([{ ...B, price: 5 }, A, C]);
  });

  test("add a row once, if both sides added the same and one of them has its id already", () => {
    const added = { name: "D", price: 2 };
    const theirs = [...rows, { id: "D", ...added }];
    expect(merge(rows, [...rows, added], theirs)).toEqual({ list: theirs, clashes: [] });
  });

  test("keep the rows that both sides added at one position", () => {
    const { list, clashes } = merge(rows, [...rows, { name: "mine" }], [...rows, { id: "9", name: "theirs" }]);
    expect(list.map(nameOf)).toEqual(["A", "B", "C", "theirs", "mine"]);
    expect(clashes).toEqual([]);
  });

  test("are merged as a single value if two rows share an id", () => {
    const twins = [A, { ...A, price: 3 }] as Row[];
    expect(merge(rows, twins, edited).clashes).toMatchObject([{ path: "list", row: null }]);
  });
});
