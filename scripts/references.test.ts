import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { frameworkRoot, productPlaces } from "../generator/places/product-places.ts";
import {
  casesIn,
  FAULT_CASES,
  findHolders,
  listFiles,
  readFaultCases,
  readText,
  staleCases,
  withHolders,
} from "./fault-cases.ts";

/** What comments, titles and documents refer to must be there: cases, statements of the specification, decisions. */

const FOLDERS = ["src", "generator", "scripts", "e2e", "templates", "docs", "schema", "examples", "testing"];
const DOCUMENTS = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"];
const TEXTS = [...listFiles(FOLDERS, /\.(tsx?|m?js|md|hbs|css|html|sql)$/), ...DOCUMENTS].map((file) => ({
  file,
  text: readText(file),
}));

const DECISIONS = "docs/decisions";
const NOTES = listFiles([DECISIONS], /\/\d{4}-[^/]+\.md$/).map((file) => {
  const [heading = ""] = readText(file).split("\n");
  const [, number = "", title = ""] = /^# (\d{4})[.:]? (.+)$/.exec(heading) ?? [];
  return { file, name: file.slice(DECISIONS.length + 1), number, title };
});

const document = readText(FAULT_CASES);
const rows = readFaultCases(document);

/** Each thing that a text names and that there is not, with the place. */
function findLost(namedIn: (text: string, file: string) => readonly string[], known: ReadonlySet<string>) {
  return TEXTS.flatMap(({ file, text }) =>
    namedIn(text, file)
      .filter((name) => !known.has(name))
      .map((name) => `${file}: ${name}`),
  );
}

describe("a case that is named", () => {
  test.each([
    ["12: the token", [12]],
    ["2, 3: many calls", [2, 3]],
    ["50, @ 52", [50, 52]],
    ["12, 13 and 14", [12, 13, 14]],
    ["12, 13, and @ 14", [12, 13, 14]],
    ["138-140", [138, 139, 140]],
    ["138 to 140", [138, 139, 140]],
    ["31: when both have expired, 20 calls", [31]],
  ])("in the words %j is read", (words, ids) => {
    // Written out here, they would name cases that this test does not hold.
    const list = words.replace("@", "case");
    expect(casesIn(`case ${list}`)).toEqual(ids);
    expect(casesIn(`/** Cases ${list} */`)).toEqual(ids);
  });

  test("has a row in docs/fault-cases.md", () => {
    // A branch of a switch names no case.
    const namedIn = (text: string) => casesIn(text.replace(/^\s*case \d+:/gm, "")).map((id) => `case ${id}`);
    expect(findLost(namedIn, new Set(rows.map(({ id }) => `case ${id}`)))).toEqual([]);
  });
});

describe("docs/fault-cases.md", () => {
  test("has each case once, and no empty cell", () => {
    const ids = rows.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toHaveLength((document.match(/^\| \d/gm) ?? []).length);
    const empty = rows.filter(({ words, expected, heldBy }) => [words, expected, heldBy].includes(""));
    expect(empty).toEqual([]);
  });

  // The journeys of the first product hold many; a repository without it writes the list anew.
  test.runIf(existsSync(productPlaces(frameworkRoot).journeys))(
    "says which tests hold a case, as `npx tsx scripts/fault-cases.ts` writes it",
    () => {
      expect(staleCases(document, withHolders(document, findHolders()))).toEqual([]);
    },
  );

  test("keeps the reason of a case without a test, until there is one", () => {
    const table = "| 1 | a | b | (none: too long) |\n| 2 | c | d | |\n| 3 | e | f | (none: not written yet) |\n";
    const holders = new Map([[3, ["src/a.test.ts", "src/b.test.ts"]]]);
    const wanted = withHolders(table, holders);
    expect(wanted).toBe(
      "| 1 | a | b | (none: too long) |\n| 2 | c | d | (none: not written yet) |\n| 3 | e | f | `src/a.test.ts`, `src/b.test.ts` |\n",
    );
    expect(staleCases(table, wanted)).toEqual([2, 3]);
  });
});

test("a part of the specification that is named is there", () => {
  const specification = readText("docs/specification.md");
  const parts = [...specification.matchAll(/^## (§\d+) |\*\*(\d+\.\d+)\*\*/gm)];
  const known = parts.map(([, section, statement]) => section ?? `§${statement}`);
  expect(known).toEqual([...new Set(known)]);
  expect(known.filter((part) => !part.includes("."))).toEqual(Array.from({ length: 9 }, (_, index) => `§${index + 1}`));
  // `spec §2, §8` and `spec §5 and §2` name two.
  const namedIn = (text: string) =>
    [...text.matchAll(/\bspec(?:ification)? (§\d+(?:\.\d+)?(?:(?:,? and |, )§\d+(?:\.\d+)?)*)/gi)].flatMap(
      ([, list = ""]) => list.match(/§\d+(?:\.\d+)?/g) ?? [],
    );
  expect(findLost(namedIn, new Set(known))).toEqual([]);
});

describe("a decision", () => {
  test("that is named has its note", () => {
    const namedIn = (text: string, file: string) => {
      const lists = text.matchAll(/\bdecisions?(?:\/| (?:notes? )?)(\d{4}(?:(?:,? and |, )\d{4})*)(?!\d)/gi);
      // The notes name each other by the number alone.
      const own = file.startsWith(DECISIONS) ? text.matchAll(/\((\d{4})\)/g) : [];
      return [...lists, ...own].flatMap(([, list = ""]) => list.match(/\d{4}/g) ?? []);
    };
    expect(findLost(namedIn, new Set(NOTES.map(({ number }) => number)))).toEqual([]);
  });

  test("that is named by its file has that file", () => {
    const namedIn = (text: string) => text.match(/\b\d{4}-[a-z0-9-]+\.md\b/g) ?? [];
    expect(findLost(namedIn, new Set(NOTES.map(({ name }) => name)))).toEqual([]);
  });

  test("has the number after the one before it, in its file's name, in its heading and in the index", () => {
    const numbers = NOTES.map((_, index) => String(index + 1).padStart(4, "0"));
    expect(NOTES.map(({ name }) => name.slice(0, 4))).toEqual(numbers);
    expect(NOTES.map(({ number }) => number)).toEqual(numbers);
    const index = readText(`${DECISIONS}/README.md`).matchAll(/^\| \[(\d{4})\]\(([^)]+)\) \| ([^|]+) \| [^|]+ \|$/gm);
    const listed = [...index].map(([, number, name, title]) => ({ number, name, title }));
    expect(listed).toEqual(NOTES.map(({ number, name, title }) => ({ number, name, title })));
  });
});
