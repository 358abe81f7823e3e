import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { frameworkRoot } from "../../generator/paths/product-paths.ts";
import { testFolder } from "../../testing/temporary-folder.ts";
import { chunkGroups, frameworkRoots } from "./chunk-groups.ts";

const root = "/repo";
const entry = "/repo/src/product/console/main.tsx";
const layout = "/repo/src/console/app/routing/signed-in-layout.tsx";
const edit = "/repo/src/console/crud/screens/edit-screen.tsx";

interface Imports {
  readonly [id: string]: readonly string[];
}

/** The static and dynamic imports of modules. */
const linksOf = (imports: Imports, dynamicImports: Imports = {}, code: Readonly<Record<string, string>> = {}) => ({
  getModuleInfo(of: string) {
    const importersIn = (all: Imports) => Object.keys(all).filter((id) => all[id]?.includes(of));
    return {
      importedIds: imports[of] ?? [],
      importers: importersIn(imports),
      dynamicImporters: importersIn(dynamicImports),
      code: code[of] ?? null,
    };
  },
});

const IMPORTS: Imports = {
  [entry]: ["/repo/react.js"],
  [layout]: ["/repo/react.js", "/repo/button.js"],
  [edit]: ["/repo/react.js", "/repo/button.js", "/repo/select.js"],
};

const nameOf = (id: string) => chunkGroups(root, { root, entry })(id, linksOf(IMPORTS));

test("a module belongs to the first stage that reaches it", () => {
  const names = ["/repo/react.js", "/repo/button.js", "/repo/select.js", edit].map(nameOf);
  expect(names).toEqual(["base", "list", "form", "form"]);
});

test("modules that no stage reaches are left to the bundler", () => {
  expect(nameOf("/repo/chart.js")).toBeNull();
});

test("the texts of a language are three files: the sign-in page, the screens, and parts that load later", () => {
  const files = [
    "generated/labels/pt-BR-sign-in.ts",
    "src/console/i18n/pt-BR/shell.ts",
    "src/console/i18n/pt-BR/crud.ts",
  ];
  expect(files.map((file) => nameOf(`/repo/${file}`))).toEqual([
    "texts-pt-BR-sign-in",
    "texts-pt-BR-sign-in",
    "texts-pt-BR",
  ]);
  expect(nameOf("/repo/generated/labels/pt-BR.ts")).toBe("texts-pt-BR");
  const later = ["generated/labels/pt-BR-forms.ts", "src/console/i18n/pt-BR/staff.ts"];
  expect(later.map((file) => nameOf(`/repo/${file}`))).toEqual(["texts-pt-BR-forms", "texts-pt-BR-forms"]);
});

test("the forms of an entity are one file", () => {
  const files = ["schemas/book-copy.ts", "validators/book-copy.js"];
  expect(files.map((file) => nameOf(`/repo/generated/${file}`))).toEqual(["form-book-copy", "form-book-copy"]);
});

test("what all validators import loads with the first form", () => {
  const formats = "/repo/src/kinds/formats.ts";
  const groups = chunkGroups(root, { root, entry });
  const names = [formats, "/repo/ajv-formats.js"].map((id) =>
    groups(id, linksOf({ [formats]: ["/repo/ajv-formats.js"] })),
  );
  expect(names).toEqual(["form", "form"]);
});

test("a module imported by way of a public entry counts as imported directly, and the entry's other modules do not", () => {
  const api = "/repo/src/public/console.ts";
  const [csv, today] = ["/repo/src/console/lib/csv.ts", "/repo/src/console/lib/date-range.ts"];
  const imports = { [entry]: [api], [api]: [csv, edit, today], [edit]: ["/repo/select.js"], [csv]: ["/repo/quote.js"] };
  const code: Record<string, string> = {
    [entry]: 'import { toCsv, today as now } from "entity-console/console";',
    [api]: `export { toCsv } from "../console/lib/csv.ts";
      export { EditScreen } from "../console/crud/screens/edit-screen.tsx";
      export { today } from "../console/lib/date-range.ts";`,
  };
  const groups = chunkGroups(root, { root, entry });
  const names = [csv, today, "/repo/quote.js", edit, "/repo/select.js"].map((id) =>
    groups(id, linksOf(imports, {}, code)),
  );
  expect(names).toEqual(["base", "base", "base", "form", "form"]);
});

describe("a module that only the forms of entities import", () => {
  const [checks, library] = ["/repo/src/product/checks.ts", "/repo/library.js"];
  const check = (entity: string) => `/repo/generated/validators/${entity}.js`;
  const chunkOf = (id: string, imports: Imports, dynamicImports: Imports = {}) =>
    chunkGroups(root, { root, entry })(id, linksOf({ ...imports, [checks]: [library] }, dynamicImports));

  test("is in the form's file if only one entity has it", () => {
    const imports = { [check("book")]: [checks] };
    expect([checks, library].map((id) => chunkOf(id, imports))).toEqual(["form-book", "form-book"]);
  });

  test("is left to the bundler if several entities have it, or another module imports it", () => {
    const two = { [check("book")]: [checks], [check("author")]: [checks] };
    expect(chunkOf(library, two)).toBeNull();
    const one = { [check("book")]: [checks] };
    expect(chunkOf(library, one, { "/repo/src/late.ts": [checks] })).toBeNull();
  });
});

describe("a list with an override", () => {
  let product: string;

  beforeEach(() => {
    product = testFolder("chunks-");
    const overrides = path.join(product, "src/console/overrides");
    mkdirSync(overrides, { recursive: true });
    writeFileSync(
      path.join(overrides, "registry.ts"),
      `const bookCopy = { screens: { list: async () => (await import("../copies/copy-list.tsx")).CopyList } };
const member = { screens: { list: async () => (await import("../member-list.tsx")).MemberList } };
export const overrideRegistry = { entities: { bookCopy, member } };`,
    );
  });

  const chunkOf = (file: string) => {
    const at = (name: string) => path.join(product, name);
    const imports: { readonly [id: string]: readonly string[] } = {
      [at("src/console/main.tsx")]: [at("src/console/product.ts")],
      [at("src/console/copies/copy-list.tsx")]: [
        at("src/console/copies/shelf.ts"),
        at("src/console/day.ts"),
        at("src/console/product.ts"),
        "/repo/chart.js",
        "/repo/gauge.js",
      ],
      [at("src/console/member-list.tsx")]: [at("src/console/day.ts")],
    };
    const groups = chunkGroups(root, { root: product, entry: at("src/console/main.tsx") });
    return groups(path.resolve(product, file), linksOf(imports, { [at("src/console/own.ts")]: ["/repo/chart.js"] }));
  };

  test("is one file with the entity's descriptor", () => {
    const files = ["src/console/copies/copy-list.tsx", "src/console/copies/shelf.ts", "generated/screens/book-copy.ts"];
    expect(files.map(chunkOf)).toEqual(["screens-book-copy", "screens-book-copy", "screens-book-copy"]);
    expect(chunkOf("generated/screens/author.ts")).toBeNull();
  });

  test("leaves modules that another list or page imports to the bundler", () => {
    expect(chunkOf("src/console/day.ts")).toBeNull();
    expect(chunkOf("/repo/chart.js")).toBeNull();
  });

  test("includes the library that no other module imports", () => {
    expect(chunkOf("/repo/gauge.js")).toBe("screens-book-copy");
  });

  test("excludes modules that every page needs", () => {
    expect(chunkOf("src/console/product.ts")).toBe("base");
  });
});

test("every module of the framework that names a chunk exists", () => {
  expect(frameworkRoots.filter((file) => !existsSync(path.join(frameworkRoot, file)))).toEqual([]);
});
