import { expect, test } from "vitest";
import { diagnosticsOfItem } from "../../testing/small-spec.ts";

test("paths for one record need {id} and no other parameter, all other paths none", () => {
  const diagnostics = diagnosticsOfItem(
    {},
    {
      endpoints: { get: "/items/one", update: "/items/{id}/{part}", delete: "/items/{name}", list: "/items/{id}/all" },
      routes: { show: "/items/show", edit: "/items/edit", create: "/items/{id}/create" },
      actions: {
        open: { method: "POST", path: "/items/open", on: "record" },
        shut: { method: "POST", path: "/items/{id}/shut", on: "collection" },
      },
      queries: { old: { path: "/items/{id}/old", result: "many" } },
    },
  );
  const lacks = "needs the parameter {id} -> a path with the parameter {id} and no other";
  const takes = "cannot have a parameter -> a path without a parameter";
  expect(diagnostics).toEqual([
    `item.endpoints.get: /items/one ${lacks}`,
    `item.endpoints.update: /items/{id}/{part} ${lacks}`,
    `item.endpoints.delete: /items/{name} ${lacks}`,
    `item.endpoints.list: /items/{id}/all ${takes}`,
    `item.routes.show: /items/show ${lacks}`,
    `item.routes.edit: /items/edit ${lacks}`,
    `item.routes.create: /items/{id}/create ${takes}`,
    `item.actions.open.path: /items/open ${lacks}`,
    `item.actions.shut.path: /items/{id}/shut ${takes}`,
    `item.queries.old.path: /items/{id}/old ${takes}`,
  ]);
});

test.each(["/", "/houses/{id}"])("%s as an entity's path gives one diagnostic", (path) => {
  expect(diagnosticsOfItem({}, { path })).toEqual([
    `item.path: ${path} cannot be the root of the entity's paths -> a path such as /tickets`,
  ]);
});

test("a query or action named like an operation, or an action named like a query, is a diagnostic", () => {
  const queries = ["list", "get", "create", "update", "delete", "old"];
  const diagnostics = diagnosticsOfItem(
    {},
    {
      queries: Object.fromEntries(queries.map((name) => [name, { path: `/items/q/${name}`, result: "many" }])),
      actions: Object.fromEntries(
        ["update", "old", "renew"].map((name) => [
          name,
          { method: "POST", path: `/items/a/${name}`, on: "collection" },
        ]),
      ),
    },
  );
  expect(diagnostics).toEqual([
    ...queries
      .slice(0, 5)
      .map((name) => `item.queries.${name}#: another call is already named "${name}" -> another name`),
    ...["update", "old"].map(
      (name) => `item.actions.${name}#: another call is already named "${name}" -> another name`,
    ),
  ]);
});

test("a role of a call that the entity lacks is a diagnostic", () => {
  const spec = { operations: ["list", "get"], roles: { get: "reader", delete: "administrator" } } as const;
  expect(diagnosticsOfItem({}, spec)).toContain(
    'item.roles.delete#: "delete" is not a call of this entity -> one of: list, get',
  );
});
