import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { toScript } from "./preload-ahead.ts";

const table = {
  files: ["list.js", "texts-en.js", "texts-pt.js", "book.js", "form.js"],
  common: [0],
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

const session = { "main-tokens": "{}" };

test("a signed-in page asks for its own files once each, in the standard language", () => {
  expect(askedOn("/books", session)).toEqual(["/assets/list.js", "/assets/texts-pt.js", "/assets/book.js"]);
});

test("a form asks for what forms need, in the language that was chosen", () => {
  expect(askedOn("/books/edit/7", { ...session, "console-language": "en-US" })).toEqual(
    ["list", "texts-en", "book", "form"].map((name) => `/assets/${name}.js`),
  );
});

test("an address of no screen asks for what every signed-in page needs", () => {
  expect(askedOn("/nowhere", session)).toEqual(["/assets/list.js", "/assets/texts-pt.js"]);
});

test("nothing is asked for where nobody is signed in, or storage is blocked", () => {
  expect(askedOn("/books", {})).toEqual([]);
  expect(askedOn("/books", null)).toEqual([]);
});
