import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { productPaths } from "../../generator/paths/product-paths.ts";
import { testFolder } from "../../testing/temporary-folder.ts";
import { loadProductCode } from "./load-adapter.ts";

let root = "";

beforeEach(() => {
  root = testFolder("adapter-");
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const load = () => loadProductCode(productPaths(path.join(root, "shop"), root));

test("the adapter of the main backend is loaded with all of its modules, and the names of ids", async () => {
  write(
    "shop/src/console/product.ts",
    'export const consoleProduct = { adapters: { main: async () => (await import("./adapter.ts")).own } };',
  );
  write(
    "shop/src/console/adapter.ts",
    'export const own = { form: "none" as const, authorize: async () => (await import("./later.ts")).later };',
  );
  write("shop/src/console/later.ts", "export const later: number = 7;");
  write(
    "shop/generated/wire-names.ts",
    'export const wireNames = { book: { names: { id: "_id", title: "book_title" } }, author: { names: {} } };',
  );
  const { adapter, idNames, close } = await load();
  expect(adapter?.form).toBe("none");
  expect(await adapter?.authorize?.({ method: "GET", url: new URL("https://a.example"), headers: {} }, null)).toBe(7);
  expect(idNames).toEqual({ book: "_id", author: "id" });
  await close();
});

test("code that imports a style sheet is loaded without it", async () => {
  write(
    "shop/src/console/product.ts",
    'import styles from "./card.module.css"; import "./page.css"; export const consoleProduct = { adapters: { main: async () => ({ form: styles.form ?? "none" }) } };',
  );
  write("shop/src/console/card.module.css", ".form { color: red }");
  write("shop/src/console/page.css", "body { margin: 0 }");
  const { adapter, close } = await load();
  expect(adapter?.form).toBe("none");
  await close();
});

test("a product without an adapter has none, and a broken one is named", async () => {
  const none = await load();
  expect([none.adapter, none.idNames]).toEqual([undefined, {}]);
  await none.close();
  write("shop/src/console/product.ts", "throw new Error('of the product');");
  await expect(load()).rejects.toThrow(/product\.ts: the adapter cannot be loaded: of the product/);
});
