import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/**
 * Updates the last column of docs/fault-cases.md with the tests of each case: `npx tsx scripts/checks/fault-cases.ts`.
 * `--check` only reports stale rows. A test covers a case if one of its strings, usually the title, names it. A mistake in a
 * spec does by its heading.
 */

const root = path.resolve(import.meta.dirname, "../..");
export const FAULT_CASES = "docs/fault-cases.md";

const TEST_FOLDERS = ["generator", "src", "scripts", "e2e", "examples", "testing"];
const TEST_FILE = /\.(test\.tsx?|spec\.ts)$/;
/** Specs with mistakes, each with a heading. */
const MISTAKES = /^generator\/testing\/diagnostics\/[^/]+\.txt$/;
/** Third-party code, output, and specs that tests read. */
const OUTSIDE = /(^|\/)(node_modules|dist)\/|^generator\/testing\/fixtures\//;

/** One row of the document. */
export interface FaultCase {
  readonly id: number;
  readonly words: string;
  readonly expected: string;
  readonly heldBy: string;
}

const ROW = /^\| (\d+) \| ([^|]*) \| ([^|]*) \|([^|]*)\|$/gm;
const NOT_WRITTEN = "(none: not written yet)";

/** The rows in order; an empty cell is an empty string. */
export function readFaultCases(document: string): readonly FaultCase[] {
  return [...document.matchAll(ROW)].map(([, id, words = "", expected = "", heldBy = ""]) => ({
    id: Number(id),
    words: words.trim(),
    expected: expected.trim(),
    heldBy: heldBy.trim(),
  }));
}

/** The case numbers in a text: one, several separated by commas or "and", or a range. */
export function casesIn(text: string): readonly number[] {
  const lists = text.matchAll(/\bcases?\s+(\d+(?:(?:,? and |, ?| to | ?[-–] ?)(?:cases? )?\d+)*)/gi);
  return [...lists].flatMap(([, list = ""]) => list.split(/,? and |,/).flatMap(toRange));
}

/** `12` is one number, `12-14` and `12 to 14` are three. */
function toRange(text: string): readonly number[] {
  const [first = 0, last = first] = (text.match(/\d+/g) ?? []).map(Number);
  return Array.from({ length: Math.max(last - first + 1, 1) }, (_, index) => first + index);
}

/** The files below some folders, by path from the root; missing folders have none. */
export function listFiles(folders: readonly string[], wanted: RegExp): readonly string[] {
  return folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true }).map((name) => `${folder}/${name}`))
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => wanted.test(file) && !OUTSIDE.test(file))
    .sort();
}

/** A file of the project, by its path from the root. */
export function readText(file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}

/** Files with a string that names a case, by case. */
export function findHolders(): ReadonlyMap<number, readonly string[]> {
  const holders = new Map<number, readonly string[]>();
  const files = [...listFiles(TEST_FOLDERS, TEST_FILE), ...listFiles(["generator"], MISTAKES)].sort();
  for (const file of files) {
    for (const id of new Set(stringsOf(file).flatMap(casesIn))) {
      holders.set(id, [...(holders.get(id) ?? []), file]);
    }
  }
  return holders;
}

/** The string literals of a file, without its comments, or the headings of a text file. */
function stringsOf(file: string): readonly string[] {
  const text = readText(file);
  if (MISTAKES.test(file)) {
    return text.match(/^### .*$/gm) ?? [];
  }
  if (casesIn(text).length === 0) {
    return [];
  }
  const strings: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      strings.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return strings;
}

/** The document with its last column updated. A written reason stays until the case has a test. */
export function withHolders(document: string, holders: ReadonlyMap<number, readonly string[]>): string {
  return document.replace(ROW, (row, id: string) => {
    const start = row.lastIndexOf("|", row.length - 2) + 1;
    const cell = row.slice(start, -1).trim();
    const reason = cell.startsWith("(none: ") ? cell : NOT_WRITTEN;
    const files = holders.get(Number(id))?.map((file) => `\`${file}\``);
    return `${row.slice(0, start)} ${files?.join(", ") ?? reason} |`;
  });
}

/** Cases whose last column is out of date. */
export function staleCases(document: string, wanted: string): readonly number[] {
  const cells = new Map(readFaultCases(wanted).map(({ id, heldBy }) => [id, heldBy]));
  return readFaultCases(document)
    .filter(({ id, heldBy }) => cells.get(id) !== heldBy)
    .map(({ id }) => id);
}

function run(isCheck: boolean): void {
  const document = readText(FAULT_CASES);
  const wanted = withHolders(document, findHolders());
  const stale = staleCases(document, wanted);
  if (isCheck && stale.length > 0) {
    console.error(`${FAULT_CASES} is out of date for ${stale.join(", ")}.`);
    console.error("Fix it with: npx tsx scripts/checks/fault-cases.ts");
    process.exitCode = 1;
    return;
  }
  if (stale.length > 0) {
    writeFileSync(path.join(root, FAULT_CASES), wanted);
  }
  const all = readFaultCases(wanted);
  const open = all.filter(({ heldBy }) => heldBy.startsWith("(none: "));
  console.log(`${all.length} cases, ${open.length} without a test${open.length > 0 ? `: ${toIds(open)}` : ""}`);
}

function toIds(cases: readonly FaultCase[]): string {
  return cases.map(({ id }) => id).join(", ");
}

if (process.argv[1] === import.meta.filename) {
  run(process.argv.includes("--check"));
}
