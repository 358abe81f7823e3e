import { expect, test } from "vitest";
import { diagnosticsIn, diagnosticsOfItem, smallSpec, text, validEntity } from "../../testing/small-spec.ts";
import { checkEntityNames, NAME, PATH } from "./name-checks.ts";
import type { UnvalidatedEntity } from "./unvalidated-spec.ts";

test.each([
  ["ticket", true],
  ["ticketBatch2", true],
  ["Ticket", false],
  ["2tickets", false],
  ["ticket_batch", false],
  ["ticket-batch", false],
  ["ação", false],
  ["a b", false],
  ["../../x", false],
  ["", false],
])("case 153: %j as a name: %s", (name, want) => {
  expect(NAME.test(name)).toBe(want);
});

test.each([
  ["/", true],
  ["/tickets", true],
  ["/tickets/{id}", true],
  ["/tickets/v1.2/a_b~c-d", true],
  ["/tickets/..x", true],
  ["", false],
  ["tickets", false],
  ["/tickets/", false],
  ["//tickets", false],
  ["/..", false],
  ["/.", false],
  ["/tickets/../x", false],
  ["/tickets/./x", false],
  ["/%2e%2e", false],
  ["/C:\\x", false],
  ["/tickets\u0000", false],
  ["/tickets?x=1", false],
  ["/tickets#x", false],
  ["/{Id}", false],
  ["/{id", false],
  ["/x{id}", false],
  ["/tickets*/ process.exit() /*", false],
])("case 153: %j as a path: %s", (text, want) => {
  expect(PATH.test(text)).toBe(want);
});

test("every name that becomes an identifier, and every path, is checked at its own location", () => {
  const bad = "a path such as /tickets or /tickets/{id}";
  const diagnostics = diagnosticsOfItem(
    { "a-b?": text, "size?": { type: "number" }, "state?": { $ref: "#/definitions/State" } },
    {
      endpoints: { get: "{id}" },
      routes: { show: "x/{id}" },
      queries: { "a b": { path: "/a", result: "many" }, open: { path: "open", result: "many" } },
      actions: {
        "c d": { method: "POST", path: "/b", on: "collection" },
        shut: { method: "POST", path: "c", on: "collection" },
      },
      breakdowns: { "e f": { field: "state", path: "/d" }, byState: { field: "state", path: "e" } },
      list: { columns: ["name"], filters: ["state"] },
      units: { size: "a unit" },
      form: { sections: [{ name: "the first", fields: ["name"] }] },
      show: { sections: [{ name: "toString", fields: ["name"] }] },
    },
    { State: { type: "string", enum: ["on", "off"] } },
  );
  const name = (part: string, text: string) =>
    `item.${part}: "${text}" is not a valid name -> a camelCase name: letters and digits, starting with a lowercase letter`;
  expect(diagnostics).toEqual([
    name("a-b (at Item.a-b)", "a-b"),
    name("form.sections.0.name", "the first"),
    `item.endpoints.get: "{id}" is not a valid path -> ${bad}`,
    `item.routes.show: "x/{id}" is not a valid path -> ${bad}`,
    name("queries.a b#", "a b"),
    `item.queries.open.path: "open" is not a valid path -> ${bad}`,
    name("actions.c d#", "c d"),
    `item.actions.shut.path: "c" is not a valid path -> ${bad}`,
    name("breakdowns.e f#", "e f"),
    `item.breakdowns.byState.path: "e" is not a valid path -> ${bad}`,
    name("units.size", "a unit"),
    'item.show.sections.0.name: "toString" is a property of every JavaScript object -> another name',
  ]);
  expect(diagnosticsOfItem({}, { path: "items" })).toContain(`item.path: "items" is not a valid path -> ${bad}`);
});

test.each([
  ["of no type", "", undefined, "the spec value has no type argument"],
  ["of a type made in place", "Omit<Item, 'id'>", undefined, "a spec of `Omit<Item, 'id'>`"],
  ["of another type", "Thing", "schema/entities/item.ts", 'the value "item" and its type "Thing" have different names'],
  ["apart from its interface", "Item", "schema/enums.ts", 'the value "item" is not in the file of its interface'],
  ["of an interface that is not there", "Item", undefined, "there is no exported type Item"],
  ["next to its interface", "Item", "schema/entities/item.ts", undefined],
])("a spec %s", (_, ...[typeName = "", file, message]) => {
  const at = { file: file ?? "", line: 1, column: 1 };
  const source = { name: "item", typeName, file: "schema/entities/item.ts", at, locations: new Map() };
  const unvalidated = { source, fieldLocations: new Map() } as unknown as UnvalidatedEntity;
  const [diagnostic] = checkEntityNames([unvalidated], new Map(file === undefined ? [] : [[typeName, at]]));
  expect(diagnostic?.message).toBe(message);
  expect(diagnostic?.hint ?? "").toMatch(
    message === undefined ? /^$/ : /`export interface Item`|"thing" as the value's name, or "Item" as the type's/,
  );
});

test("a reserved word is rejected as the name of a value", () => {
  const at = { file: "schema/entities/shelf.ts", line: 1, column: 1 };
  const source = { name: "shelf", typeName: "Class", file: at.file, at, locations: new Map() };
  const unvalidated = { source, fieldLocations: new Map() } as unknown as UnvalidatedEntity;
  const [diagnostic] = checkEntityNames([unvalidated], new Map([["Class", at]]));
  expect(diagnostic?.hint).toBe('"Shelf" as the type\'s name');
});

test.each([
  ["userName", "username"],
  ["userNames", "username"],
  ["part", "parts"],
])("case 151: %s and %s would share a file, a table or a path", (one, other) => {
  const whole = { ...validEntity().spec, path: "/x" };
  const entities = { [one]: validEntity(), [other]: { ...validEntity(), spec: whole } };
  expect(diagnosticsIn(smallSpec({ entities }))).toEqual([
    expect.stringMatching(
      `^${[one, other].sort()[1]}: "\\w+" has the same files, table or plural as "\\w+" .* -> a name that differs`,
    ),
  ]);
});
