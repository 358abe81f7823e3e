import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../../testing/temporary-folder.ts";
import { modelOf, validEntity } from "../testing/small-spec.ts";
import { findUnimplementedCalls } from "./unimplemented-calls.ts";

const send = { method: "POST", path: "/items/{id}/send", on: "record" };
const model = modelOf({
  entities: {
    item: validEntity(
      {},
      {
        actions: { send, close: { ...send, path: "/items/{id}/close" } },
        queries: {
          newest: { path: "/items/newest", result: "one" },
          open: { path: "/items/open", result: "many" },
        },
      },
    ),
  },
});

let root: string;

beforeEach(() => {
  root = testFolder("unimplemented-");
  mkdirSync(path.join(root, "src/backend"), { recursive: true });
});

function lay(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(root, "src/backend", name), text);
  }
}

const named = () => findUnimplementedCalls(root, model).map(({ name, file }) => `${name} in ${file}`);

test("actions and queries for one record that no custom route implements are named, with the file for them", () => {
  lay({
    "product.ts": `import { customRoutes } from "./routes-of-items.ts";
      export const backendProduct = { model, customRoutes } satisfies BackendProduct;`,
    "routes-of-items.ts": `export const customRoutes: CustomRoutes = { "item.send": (route) => send(route) };`,
  });
  expect(named()).toEqual([
    "item.newest in src/backend/routes-of-items.ts",
    "item.close in src/backend/routes-of-items.ts",
  ]);
});

test("each call has its kind, its method and its path", () => {
  lay({ "product.ts": "export const backendProduct = {};" });
  expect(findUnimplementedCalls(root, model)).toContainEqual({
    name: "item.send",
    kind: "action",
    method: "POST",
    path: "/items/{id}/send",
    file: "src/backend/product.ts",
  });
});

test.each([
  ["written out in the product", '{ customRoutes: { "item.send": a, "item.close": b, "item.newest": c } }'],
  ["spread into it", "{ customRoutes: { ...own } }"],
])("routes that are %s count", (_, product) => {
  lay({
    "product.ts": `const own = { "item.send": a, "item.close": b, "item.newest": c };
      export const backendProduct: BackendProduct = ${product};`,
  });
  expect(named()).toEqual([]);
});

test.each([
  ["there is no backend", {}],
  ["the registry is made by a call", { "product.ts": "export const backendProduct = makeProduct();" }],
  ["the routes are made by a call", { "product.ts": "export const backendProduct = { customRoutes: makeRoutes() };" }],
])("nothing is named where %s", (_, files) => {
  lay(files);
  expect(named()).toEqual([]);
});
