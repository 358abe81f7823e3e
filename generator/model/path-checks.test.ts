import { expect, test } from "vitest";
import { mistakesIn, type SmallSpec, smallSpec, soundEntity } from "../testing/small-spec.ts";
import { pathProblems } from "./path-checks.ts";
import type { EntityDraft, SpecDraft } from "./unvalidated-spec.ts";

const types = { State: { type: "string", enum: ["on", "off"] } };
const state = { $ref: "#/definitions/State" };

test("every call and every screen that another has already is told of where it stands", () => {
  const first = soundEntity(
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
  const found = mistakes({ entities: { item: first }, service: { title: "A", version: "1", calls } });
  const write = "another path for one of them";
  expect(found).toEqual([
    `item.breakdowns.byState.path: a route that item.routes.create has already: /ITEMS/create (P) -> ${write}`,
    `item.queries.all.path: a call that item.endpoints.list has already: GET /items (P) -> ${write}`,
    `item.queries.gone.path: a call that service.calls.gone.path has already: GET /gone (P) -> ${write}`,
    `item.actions.make.path: a call that item.endpoints.create has already: POST /items (P) -> ${write}`,
    `service.calls.again.path: a call that service.calls.put.path has already: PUT /GONE (P) -> ${write}`,
  ]);
});

test("a part that could be an id is told of between entities and on screens, and is an entity's own affair in its calls", () => {
  const item = soundEntity({}, { path: "/items", queries: { open: { path: "/items/open", result: "many" } } });
  const action = { method: "PUT", path: "/items/all", on: "collection" };
  const other = soundEntity({}, { path: "/others", actions: { all: action } });
  expect(mistakes({ entities: { item, other } })).toEqual([
    "other.actions.all.path: a call that item.endpoints.update (/items/{id}) could mean too, " +
      "with a part of it as the id: PUT /items/all (P) -> another path for one of them",
  ]);
  const shown = soundEntity({}, { path: "/items", routes: { show: "/items/{id}" } });
  expect(mistakes({ entities: { item: shown } })).toEqual([
    expect.stringContaining("item.routes.create: a route that item.routes.show (/items/{id}) could mean too"),
  ]);
});

test("what clashes at one place is told of once, and what clashes at another again", () => {
  const places = [
    ["a.ts", 1, 1],
    ["b.ts", 1, 1],
    ["c.ts", 1, 1],
    ["c.ts", 1, 9],
    ["c.ts", 2, 1],
  ] as const;
  const entities = places.map(([file, line, column], index) => {
    const source = { name: `entity${index}`, at: { file, line, column }, places: new Map() };
    return { source, spec: { path: "/x", screens: ["list", "show"], operations: ["list"] } } as unknown as EntityDraft;
  });
  const found = pathProblems({ entities, service: null } satisfies Pick<SpecDraft, "entities" | "service">);
  expect(found.map(({ at }) => [at.file, at.line, at.column])).toEqual(places.slice(1));
});

/** The mistakes, with `P` for the place of the other path. */
function mistakes(spec: SmallSpec): readonly string[] {
  return mistakesIn(smallSpec({ types, ...spec })).map((words) =>
    words.replace(/\(schema\/[^)]+\)/, "(P)").replace(/ \(at [^)]+\)/, ""),
  );
}
