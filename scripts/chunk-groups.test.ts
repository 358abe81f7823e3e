import { expect, test } from "vitest";
import { chunkGroups } from "./chunk-groups.ts";

const root = "/repo";
const entry = "/repo/src/product/console/main.tsx";
const layout = "/repo/src/console/app/layout/signed-in-layout.tsx";
const edit = "/repo/src/console/crud/form/edit-screen.tsx";

const IMPORTS: { readonly [id: string]: readonly string[] } = {
  [entry]: ["/repo/react.js"],
  [layout]: ["/repo/react.js", "/repo/button.js"],
  [edit]: ["/repo/react.js", "/repo/button.js", "/repo/select.js"],
};

const nameOf = (id: string) =>
  chunkGroups(root, { root, entry })(id, {
    getModuleInfo: (of) => ({ importedIds: IMPORTS[of] ?? [] }),
  });

test("a module belongs to the first stage that reaches it", () => {
  const names = ["/repo/react.js", "/repo/button.js", "/repo/select.js", edit].map(nameOf);
  expect(names).toEqual(["base", "list", "form", "form"]);
});

test("what no stage reaches is left to the bundler", () => {
  expect(nameOf("/repo/chart.js")).toBeNull();
});

test("the texts of a language are two files: those of the sign-in page and all others", () => {
  const files = [
    "generated/labels/pt-BR-first.ts",
    "src/console/i18n/pt-BR/shell.ts",
    "src/console/i18n/pt-BR/crud.ts",
  ];
  expect(files.map((file) => nameOf(`/repo/${file}`))).toEqual([
    "texts-pt-BR-first",
    "texts-pt-BR-first",
    "texts-pt-BR",
  ]);
  expect(nameOf("/repo/generated/labels/pt-BR.ts")).toBe("texts-pt-BR");
});

test("what the forms of an entity need is one file", () => {
  const files = ["schemas/book-copy.ts", "validators/book-copy.js"];
  expect(files.map((file) => nameOf(`/repo/generated/${file}`))).toEqual(["form-book-copy", "form-book-copy"]);
});
