import { expect, test } from "vitest";
import { diagnosticsIn, type SmallSpec, smallSpec, validEntity } from "../../testing/small-spec.ts";
import type { UnvalidatedEntity, UnvalidatedSpec } from "../fields/unvalidated-spec.ts";
import { checkPaths } from "./path-checks.ts";

const types = { State: { type: "string", enum: ["on", "off"] } };
const state = { $ref: "#/definitions/State" };

test("a path that another call or screen has is a diagnostic at the second one", () => {
  const first = validEntity(
    { "state?": state },
    {
      path: "/items",
      list: { columns: ["name"], filters: ["state"] },
      breakdowns: { byState: { field: "state", path: "/ITEMS/create" } },
      queries: { all: { path: "/items", result: "many" }, gone: { path: "/gone", result: "many" } },
      actions: {
        make: { method: "POST", path: "/items", on: "collection" },
        empty: { method: "POST", path: "/empty", on: "collection" },
      },
    },
  );
  const calls = {
    gone: { method: "GET", path: "/gone", security: "none" },
    put: { method: "PUT", path: "/gone", security: "none" },
    again: { method: "PUT", path: "/GONE", security: "none" },
  };
  const clashes = diagnostics({ entities: { item: first }, service: { title: "A", version: "1", calls } });
  const hint = "another path for one of them";
  expect(clashes).toEqual([
    `item.breakdowns.byState.path: a route that item.routes.create already has: /ITEMS/create (P) -> ${hint}`,
    `item.queries.all.path: a call that item.endpoints.list already has: GET /items (P) -> ${hint}`,
    `item.queries.gone.path: a call that service.calls.gone.path already has: GET /gone (P) -> ${hint}`,
    `item.actions.make.path: a call that item.endpoints.create already has: POST /items (P) -> ${hint}`,
    `service.calls.again.path: a call that service.calls.put.path already has: PUT /GONE (P) -> ${hint}`,
  ]);
});

test("a segment that could be an id is rejected between entities and on screens, but not within one entity's calls", () => {
  const item = validEntity({}, { path: "/items", queries: { open: { path: "/items/open", result: "many" } } });
  const action = { method: "PUT", path: "/items/all", on: "collection" };
  const other = validEntity({}, { path: "/others", actions: { all: action } });
  expect(diagnostics({ entities: { item, other } })).toEqual([
    "other.actions.all.path: a call that also matches item.endpoints.update (/items/{id}), " +
      "with one segment as the id: PUT /items/all (P) -> another path for one of them",
  ]);
  const shown = validEntity({}, { path: "/items", routes: { show: "/items/{id}" } });
  expect(diagnostics({ entities: { item: shown } })).toEqual([
    expect.stringContaining("item.routes.create: a route that also matches item.routes.show (/items/{id})"),
  ]);
});

test("clashes at one location give one diagnostic, clashes at another location another", () => {
  const locations = [
    ["a.ts", 1, 1],
    ["b.ts", 1, 1],
    ["c.ts", 1, 1],
    ["c.ts", 1, 9],
    ["c.ts", 2, 1],
  ] as const;
  const entities = locations.map(([file, line, column], index) => {
    const source = { name: `entity${index}`, at: { file, line, column }, locations: new Map() };
    return {
      source,
      spec: { path: "/x", screens: ["list", "show"], operations: ["list"] },
    } as unknown as UnvalidatedEntity;
  });
  const clashes = checkPaths({ entities, service: null } satisfies Pick<UnvalidatedSpec, "entities" | "service">);
  expect(clashes.map(({ at }) => [at.file, at.line, at.column])).toEqual(locations.slice(1));
});

/** The mistakes, with `P` for the place of the other path. */
function diagnostics(spec: SmallSpec): readonly string[] {
  return diagnosticsIn(smallSpec({ types, ...spec })).map((words) =>
    words.replace(/\(schema\/[^)]+\)/, "(P)").replace(/ \(at [^)]+\)/, ""),
  );
}
