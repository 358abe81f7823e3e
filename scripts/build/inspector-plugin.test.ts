import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { suiteFolder } from "../../testing/temporary-folder.ts";
import { inspectorPlugin, refusalOf } from "./inspector-plugin.ts";

const folder = suiteFolder("inspector-");
let product = "";

beforeAll(() => {
  product = path.join(folder, "product");
  mkdirSync(path.join(product, "schema"), { recursive: true });
  writeFileSync(path.join(product, "schema/menu.ts"), "");
  writeFileSync(path.join(folder, "secret.txt"), "");
  symlinkSync(path.join(folder, "secret.txt"), path.join(product, "link.txt"));
});

function refusal(file: string, headers: Readonly<Record<string, string>> = {}): string | null {
  return refusalOf({ url: `/?file=${encodeURIComponent(file)}`, headers }, [product]);
}

test("the editor opens files of the product, with line and column", () => {
  expect(refusal(`${product}/schema/menu.ts:3`)).toBeNull();
  expect(refusal(`${product}/schema/menu.ts:3:14`)).toBeNull();
  expect(refusal(`file://${product}/schema/menu.ts`)).toBeNull();
});

test.each([
  ["a file outside", () => `${folder}/secret.txt`],
  ["a path that leads out", () => `${product}/../secret.txt`],
  ["a link that leads out", () => `${product}/link.txt`],
  ["a sibling whose name begins the same", () => `${product}-other/menu.ts`],
  ["a missing file", () => `${product}/nothing.ts`],
  ["the folder itself", () => product],
  ["nothing", () => ""],
])("the editor does not open %s", (_, file) => {
  expect(refusal(file())).toMatch(/neither a file of the product nor of the framework/);
});

test("another site cannot open a file", () => {
  const file = `${product}/schema/menu.ts`;
  expect(refusal(file, { "sec-fetch-site": "same-origin" })).toBeNull();
  expect(refusal(file, { "sec-fetch-site": "cross-site" })).toMatch(/Only the page/);
});

test("a build does not run the plugin", () => {
  expect(inspectorPlugin(product).apply).toBe("serve");
});
