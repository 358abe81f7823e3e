import { expect, test } from "vitest";
import {
  refuseRenames,
  type Snapshot,
  toChanges,
  toFileWords,
  withBackfill,
  withoutRemoved,
} from "./migration-plan.ts";

type Columns = Readonly<Record<string, readonly [type: string, notNull: boolean]>>;

function snapshotOf(columns: Columns, rules: object = {}): Snapshot {
  const entries = Object.entries(columns).map(([name, [type, notNull]]) => [name, { name, type, notNull }]);
  const table = { indexes: {}, foreignKeys: {}, checkConstraints: {}, ...rules };
  return { tables: { "public.coupons": { name: "coupons", columns: Object.fromEntries(entries), ...table } } };
}

const before = snapshotOf({ code: ["text", true] });

test("a new column is told in words and names the file", () => {
  const changes = toChanges(before, snapshotOf({ code: ["text", true], note: ["text", false] }));
  expect(changes.map(({ words }) => words)).toEqual(["coupons.note: added, optional text"]);
  expect(toFileWords(changes)).toBe("add_coupons_note");
  expect(() => refuseRenames(changes)).not.toThrow();
});

test("a table without columns changed but with other rules is a change too", () => {
  const after = snapshotOf({ code: ["text", true] }, { checkConstraints: { c: { value: "true" } } });
  expect(toChanges(before, after).map(({ words }) => words)).toEqual(["coupons: rules changed"]);
  expect(toChanges(before, before)).toEqual([]);
});

test("what may be a renaming is refused, with what to do", () => {
  const changes = toChanges(before, snapshotOf({ number: ["text", true] }));
  expect(() => refuseRenames(changes)).toThrow(/In coupons, .*was it renamed\?[\s\S]*--by-hand/);
});

test("taking away is a step of its own", () => {
  const after = snapshotOf({ number: ["text", true] });
  expect(Object.keys(withoutRemoved(before, after).tables["public.coupons"]?.columns ?? {})).toEqual([]);
  expect(withoutRemoved(before, { tables: {} }).tables).toEqual({});
});

test.each([
  ["text", {}, "''"],
  ["integer", {}, "0"],
  ["numeric(15, 2)", {}, "0"],
  ["boolean", {}, "false"],
  ["date", {}, "current_date"],
  ["timestamp with time zone", {}, "now()"],
  ["text", { checkConstraints: { c: { value: "\"kind\" in ('gift', 'sale')" } } }, "'gift'"],
])("rows that are there get a neutral value in a new required %s column (%j)", (type, rules, value) => {
  const after = snapshotOf({ kind: [type, true] }, rules);
  expect(withBackfill([`ALTER TABLE "coupons" ADD COLUMN "kind" ${type} NOT NULL;`], after)).toEqual([
    `ALTER TABLE "coupons" ADD COLUMN "kind" ${type} DEFAULT ${value} NOT NULL;`,
    'ALTER TABLE "coupons" ALTER COLUMN "kind" DROP DEFAULT;',
  ]);
});

test("a column that becomes required is filled first, and other statements stay as they are", () => {
  const statements = ['ALTER TABLE "coupons" ALTER COLUMN "code" SET NOT NULL;', 'DROP INDEX "x";'];
  expect(withBackfill(statements, before)).toEqual([
    'UPDATE "coupons" SET "code" = \'\' WHERE "code" IS NULL;',
    ...statements,
  ]);
});

test.each([
  ["a reference", "uuid", {}],
  ["a unique column", "text", { indexes: { u: { isUnique: true, columns: [{ expression: "kind" }] } } }],
])("%s that is required at once is left to a person", (_, type, rules) => {
  const after = snapshotOf({ kind: [type, true] }, rules);
  expect(() => withBackfill([`ALTER TABLE "coupons" ADD COLUMN "kind" ${type} NOT NULL;`], after)).toThrow("--by-hand");
});
