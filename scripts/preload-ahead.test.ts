import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { readScript, toScript } from "./ahead-script.ts";
import { toTable } from "./preload-ahead.ts";

const table = {
  files: ["list.js", "texts-en.js", "texts-pt.js", "book.js", "form.js", "router.js", "login.js"],
  login: [6],
  visitor: [5],
  common: [5, 0],
  standard: "pt-BR",
  languages: { "pt-BR": [2], "en-US": [1] },
  routes: [
    ["^/books$", [0, 3]],
    ["^/books/edit/[^/]+$", [3, 4]],
  ] as const,
};

/** The addresses that the script asks for on that page. */
function askedOn(pathname: string, stored: { readonly [key: string]: string } | null): readonly string[] {
  const asked: { href: string }[] = [];
  runInNewContext(toScript(table), {
    location: { pathname },
    localStorage: {
      getItem(key: string) {
        if (stored === null) {
          throw new Error("blocked");
        }
        return stored[key] ?? null;
      },
    },
    document: { createElement: () => ({}), head: { append: (link: { href: string }) => asked.push(link) } },
  });
  return asked.map(({ href }) => href);
}

test("what the script asks for can be read from it", () => {
  expect(readScript(toScript(table))).toEqual(table);
});

const session = { "main-tokens": "{}" };

test("a signed-in page asks for its own files once each, in the standard language", () => {
  expect(askedOn("/books", session)).toEqual(
    ["router", "list", "texts-pt", "book"].map((name) => `/assets/${name}.js`),
  );
});

test("a form asks for what forms need, in the language that was chosen", () => {
  expect(askedOn("/books/edit/7", { ...session, "console-language": "en-US" })).toEqual(
    ["router", "list", "texts-en", "book", "form"].map((name) => `/assets/${name}.js`),
  );
});

test("an address of no screen asks for what every signed-in page needs", () => {
  expect(askedOn("/nowhere", session)).toEqual(["router", "list", "texts-pt"].map((name) => `/assets/${name}.js`));
});

test("where nobody is signed in, or storage is blocked, a page behind the sign-in asks for the sign-in page's file", () => {
  for (const path of ["/", "/books", "/books/edit/7"]) {
    expect(askedOn(path, {})).toEqual(["/assets/login.js"]);
    expect(askedOn(path, null)).toEqual(["/assets/login.js"]);
  }
});

test("where nobody is signed in, an address of no screen asks for the router, which knows what is there", () => {
  expect(askedOn("/nowhere", {})).toEqual(["/assets/router.js"]);
});

test("the sign-in page asks for its own file, and not for the router", () => {
  expect(askedOn("/login", {})).toEqual(["/assets/login.js"]);
  expect(askedOn("/login", null)).toEqual(["/assets/login.js"]);
});

test("a screen that the product draws its own way is asked for with its route, and with no other", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "ahead-"));
  const places = { root, generated: path.join(root, "generated"), console: path.join(root, "src/console") };
  const lay = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const route = (at: string, screen: string) =>
    `{ path: "${at}", entity: "book", screen: "${screen}", loadForm: null }`;
  lay("generated/languages.ts", 'export const languages = [{ name: "en-US" }];');
  lay(
    "generated/routes.ts",
    `export const screenRoutes = [${route("/books", "list")}, ${route("/books/show/:id", "show")}];`,
  );
  lay(
    "src/console/overrides/registry.ts",
    `const book = { screens: { list: async () => (await import("../book-list.tsx")).BookList } };
export const overrideRegistry = { entities: { book } };`,
  );
  const chunk = (fileName: string, file: string, imports: readonly string[] = []) => ({
    fileName: `assets/${fileName}`,
    imports: imports.map((name) => `assets/${name}`),
    moduleIds: [path.join(root, file)],
  });
  const { files, routes } = await toTable(root, places, [
    chunk("book.js", "generated/screens/book.ts"),
    chunk("book-list.js", "src/console/book-list.tsx", ["shelf.js"]),
    chunk("shelf.js", "src/console/shelf.ts"),
  ]);
  rmSync(root, { recursive: true, force: true });
  expect(routes.map(([pattern, needed]) => [pattern, needed.map((at) => files[at])])).toEqual([
    ["^/books$", ["book.js", "book-list.js", "shelf.js"]],
    ["^/books/show/[^/]+$", ["book.js"]],
  ]);
});
