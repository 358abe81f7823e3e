import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { readScript, toScript } from "./ahead-script.ts";
import { toTable } from "./preload-ahead.ts";

const table = {
  files: [
    "list.js",
    "texts-en.js",
    "texts-pt.js",
    "book.js",
    "form.js",
    "router.js",
    "login.js",
    "first-pt.js",
    "first-en.js",
    "later-pt.js",
    "later-en.js",
  ],
  login: [6],
  visitor: [5],
  common: [5, 0],
  standard: "pt-BR",
  languages: { "pt-BR": [7, 2], "en-US": [8, 1] },
  later: { "pt-BR": [9], "en-US": [10] },
  routes: [
    ["^/books$", [0, 3]],
    ["^/shelves$", [0]],
    ["^/books/edit/[^/]+$", [3, 4], 1],
  ] as const,
};

interface Browser {
  readonly stored: { readonly [key: string]: string } | null;
  readonly trustedTypes?: { readonly createPolicy: (name: string, rules: Rules) => void };
}

interface Rules {
  readonly createScriptURL: (url: string) => string;
}

/** The URLs that the script preloads on that page, and those of the workers that it starts. */
function runOn(pathname: string, { stored, ...others }: Browser) {
  const asked: { href: string }[] = [];
  const workers: string[] = [];
  runInNewContext(toScript(table), {
    ...others,
    URL,
    location: { pathname, origin: "https://console.example" },
    localStorage: {
      getItem(key: string) {
        if (stored === null) {
          throw new Error("blocked");
        }
        return stored[key] ?? null;
      },
    },
    document: {
      createElement: () => ({}),
      head: { append: (link: { href: string }) => asked.push(link) },
      currentScript: { src: "https://console.example/assets/ahead.js" },
    },
    Worker: class {
      constructor(url: string) {
        workers.push(url);
      }
    },
  });
  return { files: asked.map(({ href }) => href), workers };
}

const askedOn = (pathname: string, stored: Browser["stored"]) => runOn(pathname, { stored }).files;

test("the preloads can be read from the script", () => {
  expect(readScript(toScript(table))).toEqual(table);
});

const session = { "main-tokens": "{}" };

test("a signed-in page preloads each of its files once, in the default language", () => {
  expect(askedOn("/books", session)).toEqual(
    ["router", "list", "first-pt", "texts-pt", "book"].map((name) => `/assets/${name}.js`),
  );
});

test("a form preloads the files of forms, including further texts, in the chosen language", () => {
  expect(askedOn("/books/edit/7", { ...session, "console-language": "en-US" })).toEqual(
    ["router", "list", "first-en", "texts-en", "book", "form", "later-en"].map((name) => `/assets/${name}.js`),
  );
});

test("an unknown path preloads the files of every signed-in page", () => {
  expect(askedOn("/nowhere", session)).toEqual(
    ["router", "list", "first-pt", "texts-pt"].map((name) => `/assets/${name}.js`),
  );
});

test("without a session, or with blocked storage, a protected page preloads the sign-in page", () => {
  for (const path of ["/", "/books", "/books/edit/7"]) {
    expect(askedOn(path, {})).toEqual(["/assets/login.js", "/assets/first-pt.js"]);
    expect(askedOn(path, null)).toEqual(["/assets/login.js", "/assets/first-pt.js"]);
  }
});

test("without a session, an unknown path preloads the router, which can show public pages", () => {
  expect(askedOn("/nowhere", {})).toEqual(["/assets/router.js", "/assets/first-pt.js"]);
});

test("the sign-in page preloads its own file and its texts in the chosen language, but not the router", () => {
  expect(askedOn("/login", { "console-language": "en-US" })).toEqual(["/assets/login.js", "/assets/first-en.js"]);
  expect(askedOn("/login", {})).toEqual(["/assets/login.js", "/assets/first-pt.js"]);
  expect(askedOn("/login", null)).toEqual(["/assets/login.js", "/assets/first-pt.js"]);
});

test("the browser creates its first formats in a worker of the same file, on signed-in pages only", () => {
  expect(runOn("/books", { stored: session }).workers).toEqual(["https://console.example/assets/ahead.js"]);
  expect(runOn("/login", { stored: {} }).workers).toEqual([]);
  const made: string[] = [];
  const format = (what: string) =>
    class {
      constructor() {
        made.push(what);
      }
    };
  const close = () => made.push("closed");
  runInNewContext(toScript(table), {
    Intl: { NumberFormat: format("numbers"), DateTimeFormat: format("dates") },
    close,
  });
  expect(made).toEqual(["numbers", "dates", "closed"]);
});

test("with Trusted Types, the one policy only allows workers from the console's own files", () => {
  const policies: [string, Rules][] = [];
  const createPolicy = (name: string, rules: Rules) => void policies.push([name, rules]);
  runOn("/books", { stored: session, trustedTypes: { createPolicy } });
  const [[name, rules] = ["", null]] = policies;
  expect(name).toBe("default");
  const own = "https://console.example/assets/ahead.js";
  expect(rules?.createScriptURL(own)).toBe(own);
  for (const url of [
    "https://elsewhere.example/worker.js",
    "https://console.example.org/a.js",
    "data:text/javascript,1",
  ]) {
    expect(() => rules?.createScriptURL(url)).toThrow(url);
  }
});

test("a page works if the browser cannot start a worker", () => {
  const refuse = () => {
    throw new Error("no such policy");
  };
  const { files, workers } = runOn("/books", { stored: session, trustedTypes: { createPolicy: refuse } });
  expect(files).toHaveLength(5);
  expect(workers).toEqual([]);
});

test("only the route of an overridden screen preloads it", async () => {
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
  const { files, routes, later } = await toTable(root, places, [
    chunk("texts-later.js", "generated/labels/en-US-later.ts"),
    chunk("book.js", "generated/screens/book.ts"),
    chunk("book-list.js", "src/console/book-list.tsx", ["shelf.js"]),
    chunk("shelf.js", "src/console/shelf.ts"),
  ]);
  rmSync(root, { recursive: true, force: true });
  const named = (numbers: readonly number[] = []) => numbers.map((at) => files[at]);
  expect(routes.map(([pattern, needed, isMore]) => [pattern, named(needed), isMore])).toEqual([
    ["^/books$", ["book.js", "book-list.js", "shelf.js"], undefined],
    ["^/books/show/[^/]+$", ["book.js"], 1],
  ]);
  expect(named(later["en-US"])).toEqual(["texts-later.js"]);
});
