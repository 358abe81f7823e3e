import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { handFolder } from "../../places/product-places.ts";

/** A line of the product's code that names a text. */
export interface TextUse {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Where the product's code uses one of its own texts: `"product.report.title"`. */
export function textUses(root: string, key: string): readonly TextUse[] {
  const folder = path.join(handFolder(root), "console");
  return codeIn(root, folder).flatMap((file) =>
    readFileSync(path.join(root, file), "utf8")
      .split("\n")
      .flatMap((text, index) =>
        text.includes(`"${key}"`) ? [{ file: file.split(path.sep).join("/"), line: index + 1, text: text.trim() }] : [],
      ),
  );
}

function codeIn(root: string, folder: string): readonly string[] {
  try {
    return readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => path.join(folder, name));
  } catch {
    // A product without a console.
    return [];
  }
}
