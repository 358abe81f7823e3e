import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { frameworkRoot } from "../../generator/paths/product-paths.ts";
import { toDeclarations, toJavaScript } from "./compile.ts";

test("the declarations of all entries can be written, and none is left out", () => {
  const { exports: entries } = JSON.parse(readFileSync(path.join(frameworkRoot, "package.json"), "utf8")) as {
    exports: Readonly<Record<string, string>>;
  };
  const files = Object.values(entries)
    .map((file) => path.posix.normalize(file))
    .filter((file) => file.endsWith(".ts"));
  const names = toDeclarations(frameworkRoot, files).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(files.map((file) => file.replace(/\.ts$/, ".d.ts"))));
  // The compiler takes minutes on a busy machine, and this test hangs in no other way.
}, 900_000);

test("code has no white space, but two spaces for each level in the backend; texts and entries stay as they are", () => {
  const code = "export function f() {\n    // A comment.\n    return `a\n    b`;\n}\n";
  expect(toJavaScript("src/console/ui/a.ts", code).text).toBe("function f(){return`a\n    b`}export{f};\n");
  const entry = 'export { a } from "./a.js";\n';
  expect(toJavaScript("src/public/console.ts", entry).text).toBe(entry);
  expect(toJavaScript("src/backend/a.ts", code).text).toContain("\n  return `a\n    b`;\n");
});
