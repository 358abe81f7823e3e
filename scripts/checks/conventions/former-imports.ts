import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { frameworkRoot } from "../../../generator/paths/product-paths.ts";

/** Products, what generates them, and the documents that their authors read. */
const PLACES = ["schema", "src/product", "examples", "testing/fixture", "templates", "docs", "README.md"];

/** Names of version 0.1, which have no target now. */
const FORMER = /["'`]#(?:spec|generator|(?:console|backend|contract|kinds)\/[^"'`]*)["'`]/;

/** Former imports in products, templates and documents. MIGRATING.md, CHANGELOG.md and decisions explain them. */
export function findFormerImports(): readonly string[] {
  return PLACES.flatMap(filesIn)
    .filter((file) => !file.startsWith("docs/decisions/"))
    .flatMap((file) =>
      readFileSync(path.join(frameworkRoot, file), "utf8")
        .split("\n")
        .flatMap((line, index) => (FORMER.test(line) ? [`${file}:${index + 1} names ${FORMER.exec(line)?.[0]}`] : [])),
    );
}

function filesIn(place: string): readonly string[] {
  const full = path.join(frameworkRoot, place);
  if (!existsSync(full)) {
    return [];
  }
  return place.endsWith(".md")
    ? [place]
    : readdirSync(full, { recursive: true, encoding: "utf8" })
        .map((name) => path.posix.join(place, name.split(path.sep).join("/")))
        .filter((name) => /\.(tsx?|js|md|hbs)$/.test(name) && !name.includes("node_modules/"));
}
