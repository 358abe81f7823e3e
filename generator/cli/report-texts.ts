import type { MissingText } from "../labels/catalogues.ts";
import type { WrittenStubs } from "./write-label-stubs.ts";

const STUBS = "npm run codegen -- labels";

/** Every text that is still to be written, with the label file that it belongs in; `option` names the product. */
export function reportMissingTexts(missing: readonly MissingText[], option = ""): string {
  return [
    `${countOf(missing)} missing in the label files:`,
    ...missing.map(({ file, constant, path, key }) => `  ${file}  ${[constant, ...path].join(".")}  (${key})`),
    `Write them; \`${STUBS}${option}\` writes a stub for each.`,
  ].join("\n");
}

/** What `labels` wrote, and what is to be done next. */
export function reportStubs({ missing, files, isSpoken }: WrittenStubs, language: string | null): string {
  return [
    ...files.map((file) => `  wrote  ${file}`),
    missing.length === 0 ? "No text is missing." : `${countOf(missing)} to be written, in the places that say "".`,
    ...(isSpoken ? [] : [`Name "${language}" among the languages of schema/product.ts.`]),
  ].join("\n");
}

function countOf({ length }: readonly MissingText[]): string {
  return length === 1 ? "1 text" : `${length} texts`;
}

/** The same as annotations of a CI run, one a text. */
export function missingTextsAsAnnotations(missing: readonly MissingText[], option = ""): string {
  return missing
    .map(({ file, constant, path, key }) => {
      const location = [constant, ...path].join(".");
      return `::error file=${file},title=codegen::missing text: ${location} (${key}). Write it; ${STUBS}${option} writes a stub`;
    })
    .join("\n");
}
