import { everydayCounts } from "../../src/contract/plural-categories.ts";
import type { MissingText } from "../labels/catalogues.ts";
import type { StubText } from "../labels/label-stubs.ts";
import { boundedList, firstOf, MAX_LINES } from "./bounded-list.ts";
import type { WrittenStubs } from "./write-label-stubs.ts";

const STUBS = "npm run codegen -- labels";

/** Lists all missing texts with their label files. `option` selects the product. */
export function reportMissingTexts(missing: readonly MissingText[], option = ""): string {
  return [
    `${textCount(missing)} missing in the label files:`,
    ...firstOf(missing, ({ file, constant, path, key }) => `  ${file}  ${[constant, ...path].join(".")}  (${key})`),
    ...countsByFile(missing.slice(MAX_LINES)),
    ...pluralNotes(missing),
    `Write them; \`${STUBS}${option}\` writes a stub for each.`,
  ].join("\n");
}

/** For each language that lacks plural forms: its forms, with a count of each. */
function pluralNotes(missing: readonly MissingText[]): readonly string[] {
  const lacking = missing.filter(({ path }) => /(^|_)(zero|two|few|many)$/.test(path.slice(1).at(-1) ?? ""));
  return [...new Set(lacking.map(({ language }) => language))].map((language) => {
    const forms = [...everydayCounts(language)].map(([category, count]) => `${category} (${count})`);
    return `Plural forms in ${language}, with a count of each: ${forms.join(", ")}. See docs/languages.md.`;
  });
}

/** Counts the missing texts that have a proposal. They do not fail a check. */
export function reportUnreviewedTexts(unreviewed: readonly MissingText[], option = ""): string {
  const [first] = unreviewed;
  const example = first === undefined ? "" : `, such as "${first.proposal}" (${first.key})`;
  const verb = unreviewed.length === 1 ? "comes" : "come";
  return `${textCount(unreviewed)} ${verb} from names or from another language${example}. \`${STUBS}${option}\` writes them into the label files, for review.`;
}

/** Counts the missing texts by file if they are too many to list. */
function countsByFile(more: readonly MissingText[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { file } of more) {
    counts.set(file, (counts.get(file) ?? 0) + 1);
  }
  const lines = firstOf([...counts], ([file, count]) => `  ${file}  ${count} more`);
  const rest = counts.size - lines.length;
  return rest > 0 ? [...lines, `  and more in ${rest === 1 ? "1 other file" : `${rest} other files`}`] : lines;
}

/** The files that `labels` wrote, and the next steps. */
export function reportStubs({ missing, files, isSpoken }: WrittenStubs, language: string | null): string {
  return [
    ...boundedList(files, (file) => `  wrote  ${file}`),
    ...describeStubs(missing),
    ...(isSpoken ? [] : [`Name "${language}" among the languages of schema/product.ts.`]),
  ].join("\n");
}

function describeStubs(missing: readonly StubText[]): readonly string[] {
  const empty = missing.filter(({ text }) => text === "");
  const filled = missing.filter(({ text }) => text !== "");
  return [
    ...(missing.length === 0 ? ["No text is missing."] : []),
    ...(empty.length === 0 ? [] : [`${textCount(empty)} to be written, in the places that say "".`]),
    ...(filled.length === 0 ? [] : [`${textCount(filled)} from names: review them.`]),
  ];
}

/** The same as JSON. */
export function stubsAsJson({ missing, files, isSpoken }: WrittenStubs): string {
  return JSON.stringify({ files, missingTexts: textsAsJson(missing), isSpoken }, null, 2);
}

/** Missing texts, as JSON. */
export function textsAsJson(missing: readonly MissingText[]): readonly object[] {
  return missing.map(({ language, key, file, constant, path, proposal }) => {
    const location = [constant, ...path].join(".");
    return { language, key, file, location, ...(proposal === null ? {} : { proposal }) };
  });
}

function textCount({ length }: readonly MissingText[]): string {
  return length === 1 ? "1 text" : `${length} texts`;
}

/** Formats missing texts as CI annotations, one per text. */
export function missingTextsAsAnnotations(missing: readonly MissingText[], option = ""): string {
  return firstOf(missing, ({ file, constant, path, key }) => {
    const location = [constant, ...path].join(".");
    return `::error file=${file},title=codegen::missing text: ${location} (${key}). Write it; ${STUBS}${option} writes a stub`;
  }).join("\n");
}
