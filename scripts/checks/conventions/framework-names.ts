import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { toNames } from "../../../generator/model/naming/names.ts";
import { frameworkRoot, productFolders } from "../../../generator/paths/product-paths.ts";
import { readSchemaFiles } from "../../../generator/read/schema-files.ts";
import { readSpecSource } from "../../../generator/read/spec-source.ts";

/** Folders of the framework, including its tests. */
const FRAMEWORK = `generator templates src/contract src/kinds src/console src/backend scripts e2e testing`.split(" ");

/** Names of products that are also words of the framework or of everyday English. */
const ORDINARY = new Set(
  `address currency document documents enabled euros feature features money ordering own page pages password-change question questions
  reference references refresh-request settle status tokens user users weekday`.split(/\s+/),
);

/** Files that may use further names: terms of a database, a protocol, a configuration or a foreign document. */
const ORDINARY_IN: Readonly<Record<string, RegExp>> = {
  account: /^(testing|e2e)\/.*(foreign-servers|sign-in)|i18n\/en-US\/layout\.ts$/,
  plan: /^scripts\/.*migration|(audit-route|filter-index|list-order)\.test\.ts$/,
};
/** Tests with the first product, the weight of its pages, icons for any entity of a foreign document, and this file. */
const UNCHECKED = /^testing\/first-product\/|page-budget\.json$|import\/write\/icons\.ts$|framework-names\.ts$/;

/** The fixture is part of the framework. */
const PRODUCTS = productFolders().filter((folder) => folder !== "testing/fixture");

/** `bookCopy`, `book-copies`, `BOOK_COPY` -> book-copy and so on. */
function toWords(name: string): string {
  return name
    .replaceAll(/(\p{Ll}|\p{N})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, "$1$2-")
    .toLowerCase()
    .replaceAll("_", "-");
}

/** Names of a product's entities, types, actions and queries, as words with hyphens. */
function productNames(product: string): readonly string[] {
  const { values, definitions } = readSpecSource(readSchemaFiles(path.join(frameworkRoot, product)));
  const named = values.flatMap(({ name, vocabulary, value }) => {
    const { actions = {}, queries = {} } = value as { readonly actions?: object; readonly queries?: object };
    const own = [...Object.keys(actions), ...Object.keys(queries)];
    return vocabulary === "EntitySpec" ? [...own, ...Object.values(toNames(name))] : own;
  });
  return [...named, ...Object.keys(definitions.schemas)].map(toWords);
}

/** Code without comments, which are prose. */
function withoutComments(text: string): string {
  return text.replaceAll(/(?<=^|\s)(?:\/\*[\s\S]*?\*\/|\/\/.*)/g, (comment) => comment.replaceAll(/[^\n]/g, ""));
}

/** Names of a product in the framework's code, templates and tests. */
export function findFrameworkNames(): readonly string[] {
  const names = new Set(PRODUCTS.flatMap(productNames).filter((name) => !ORDINARY.has(name)));
  if (names.size === 0) {
    return [];
  }
  const anyName = new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...names].join("|")})(?![\\p{L}\\p{N}])`, "gu");
  const namesIn = (file: string): readonly string[] => {
    const text = readFileSync(path.join(frameworkRoot, file), "utf8");
    const code = /\.(tsx?|m?js)$/.test(file) ? withoutComments(text) : text;
    return [file, ...code.split("\n")].flatMap((line, index) =>
      (toWords(line).match(anyName) ?? [])
        .filter((name) => !ORDINARY_IN[name]?.test(file))
        .map((name) => `${file}:${index}: "${name}" is a name of a product`),
    );
  };
  return FRAMEWORK.flatMap((folder) => {
    const all = readdirSync(path.join(frameworkRoot, folder), { recursive: true, encoding: "utf8" });
    return all.map((name) => path.posix.join(folder, name.split(path.sep).join("/")));
  })
    .filter((file) => /\.(tsx?|m?js|hbs|txt|json|md|html)$/.test(file) && !UNCHECKED.test(file))
    .flatMap(namesIn);
}
