import { expect, test } from "vitest";
import {
  refuseRenames,
  type Snapshot,
  toChanges,
  toFileLabel,
  withBackfill,
  withoutRemoved,
} from "./migration-plan.ts";

type Columns = Readonly<Record<string, readonly [type: string, notNull: boolean]>>;

function snapshotOf(columns: Columns, rules: object = {}): Snapshot {
  const entries = Object.entries(columns).map(([name, [type, notNull]]) => [name, { name, type, notNull }]);
  const table = { indexes: {}, foreignKeys: {}, checkConstraints: {}, ...rules };
  return { tables: { "public.tickets": { name: "tickets", columns: Object.fromEntries(entries), ...table } } };
}

const before = snapshotOf({ code: ["text", true] });

test("a new column is described, and names the migration file", () => {
  const changes = toChanges(before, snapshotOf({ code: ["text", true], note: ["text", false] }));
  expect(changes.map(({ description }) => description)).toEqual(["tickets.note: added, optional text"]);
  expect(toFileLabel(changes)).toBe("add_tickets_note");
  expect(() => refuseRenames(changes)).not.toThrow();
});

test("a table with changed constraints but the same columns is a change", () => {
  const after = snapshotOf({ code: ["text", true] }, { checkConstraints: { c: { value: "true" } } });
  expect(toChanges(before, after).map(({ description }) => description)).toEqual(["tickets: rules changed"]);
  expect(toChanges(before, before)).toEqual([]);
});

test("a removal together with an addition is rejected as a possible rename, with a remedy", () => {
  const changes = toChanges(before, snapshotOf({ number: ["text", true] }));
  expect(() => refuseRenames(changes)).toThrow(/In tickets, .*was it renamed\?[\s\S]*--by-hand/);
});

test("removals are a separate step", () => {
  const after = snapshotOf({ number: ["text", true] });
  expect(Object.keys(withoutRemoved(before, after).tables["public.tickets"]?.columns ?? {})).toEqual([]);
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
])("existing rows get a neutral value in a new required %s column (%j)", (type, rules, value) => {
  const after = snapshotOf({ kind: [type, true] }, rules);
  expect(withBackfill([`ALTER TABLE "tickets" ADD COLUMN "kind" ${type} NOT NULL;`], after)).toEqual([
    `ALTER TABLE "tickets" ADD COLUMN "kind" ${type} DEFAULT ${value} NOT NULL;`,
    'ALTER TABLE "tickets" ALTER COLUMN "kind" DROP DEFAULT;',
  ]);
});

test("a column that becomes required is filled first, and other statements do not change", () => {
  const statements = ['ALTER TABLE "tickets" ALTER COLUMN "code" SET NOT NULL;', 'DROP INDEX "x";'];
  expect(withBackfill(statements, before)).toEqual([
    'UPDATE "tickets" SET "code" = \'\' WHERE "code" IS NULL;',
    ...statements,
  ]);
});

test.each([
  ["a reference", "uuid", {}],
  ["a unique column", "text", { indexes: { u: { isUnique: true, columns: [{ expression: "kind" }] } } }],
])("%s that is required at once is left to the developer", (_, type, rules) => {
  const after = snapshotOf({ kind: [type, true] }, rules);
  expect(() => withBackfill([`ALTER TABLE "tickets" ADD COLUMN "kind" ${type} NOT NULL;`], after)).toThrow("--by-hand");
});
