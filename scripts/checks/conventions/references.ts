import { existsSync } from "node:fs";
import { frameworkRoot, productPaths } from "../../../generator/paths/product-paths.ts";
import {
  casesIn,
  FAULT_CASES,
  findHolders,
  listFiles,
  readFaultCases,
  readText,
  staleCases,
  withHolders,
} from "../fault-cases.ts";

const FOLDERS = ["src", "generator", "scripts", "e2e", "templates", "docs", "schema", "examples", "testing"];
const DOCUMENTS = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"];
const DECISIONS = "docs/decisions";

interface Text {
  readonly file: string;
  readonly text: string;
}

/** References in comments, titles and documents to unknown fault cases, sections of the specification or decisions. */
export function findLostReferences(): readonly string[] {
  const files = [...listFiles(FOLDERS, /\.(tsx?|m?js|md|hbs|css|html|sql)$/), ...DOCUMENTS];
  const texts = files.map((file) => ({ file, text: readText(file) }));
  return [...findLostCases(texts), ...findLostStatements(texts), ...findLostDecisions(texts)];
}

/** Each unknown name in a text, with its file. */
function findLost(
  texts: readonly Text[],
  namedIn: (text: Text) => readonly string[],
  known: ReadonlySet<string>,
): readonly string[] {
  return texts.flatMap((text) =>
    namedIn(text)
      .filter((name) => !known.has(name))
      .map((name) => `${text.file}: there is no ${name}`),
  );
}

function findLostCases(texts: readonly Text[]): readonly string[] {
  const document = readText(FAULT_CASES);
  const rows = readFaultCases(document);
  const ids = rows.map(({ id }) => id);
  const unread = (document.match(/^\| \d/gm) ?? []).length - rows.length;
  const empty = rows.filter(({ words, expected, heldBy }) => [words, expected, heldBy].includes(""));
  // Journeys of the first product cover many cases; a checkout without it has another list.
  const hasProduct = existsSync(productPaths(frameworkRoot).journeys);
  const stale = hasProduct ? staleCases(document, withHolders(document, findHolders())) : [];
  return [
    // A `case` of a switch is not a fault case.
    ...findLost(
      texts,
      ({ text }) => casesIn(text.replace(/^\s*case \d+:/gm, "")).map((id) => `case ${id}`),
      new Set(ids.map((id) => `case ${id}`)),
    ),
    ...duplicates(ids.map(String)).map((id) => `${FAULT_CASES}: case ${id} has two rows`),
    ...(unread === 0 ? [] : [`${FAULT_CASES}: ${unread} rows have another form`]),
    ...empty.map(({ id }) => `${FAULT_CASES}: case ${id} has an empty cell`),
    ...stale.map((id) => `${FAULT_CASES}: case ${id} lists other tests; run npx tsx scripts/checks/fault-cases.ts`),
  ];
}

function findLostStatements(texts: readonly Text[]): readonly string[] {
  const parts = [...readText("docs/specification.md").matchAll(/^## (§\d+) |\*\*(\d+\.\d+)\*\*/gm)];
  const known = parts.map(([, section, statement]) => section ?? `§${statement}`);
  // `spec §2, §8` and `spec §5 and §2` refer to two sections.
  const namedIn = ({ text }: Text) =>
    [...text.matchAll(/\bspec(?:ification)? (§\d+(?:\.\d+)?(?:(?:,? and |, )§\d+(?:\.\d+)?)*)/gi)].flatMap(
      ([, list = ""]) => list.match(/§\d+(?:\.\d+)?/g) ?? [],
    );
  return [
    ...duplicates(known).map((part) => `docs/specification.md: ${part} is there twice`),
    ...findLost(texts, namedIn, new Set(known)),
  ];
}

function findLostDecisions(texts: readonly Text[]): readonly string[] {
  const notes = listFiles([DECISIONS], /\/\d{4}-[^/]+\.md$/).map((file) => {
    const [heading = ""] = readText(file).split("\n");
    const [, number = "", title = ""] = /^# (\d{4})[.:]? (.+)$/.exec(heading) ?? [];
    return { name: file.slice(DECISIONS.length + 1), number, title };
  });
  const index = readText(`${DECISIONS}/README.md`).matchAll(/^\| \[(\d{4})\]\(([^)]+)\) \| ([^|]+) \| [^|]+ \|$/gm);
  const listed = [...index].map(([, number, name, title]) => `${name}, ${number}, ${title}`);
  const written = notes.map(({ name, number, title }) => `${name}, ${number}, ${title}`);
  const numbersIn = ({ file, text }: Text) => {
    const lists = text.matchAll(/\bdecisions?(?:\/| (?:notes? )?)(\d{4}(?:(?:,? and |, )\d{4})*)(?!\d)/gi);
    // Decisions refer to each other by number only.
    const own = file.startsWith(DECISIONS) ? text.matchAll(/\((\d{4})\)/g) : [];
    return [...lists, ...own].flatMap(([, list = ""]) => list.match(/\d{4}/g) ?? []).map((each) => `decision ${each}`);
  };
  return [
    ...findLost(texts, numbersIn, new Set(notes.map(({ number }) => `decision ${number}`))),
    ...findLost(
      texts,
      ({ text }) => text.match(/\b\d{4}-[a-z0-9-]+\.md\b/g) ?? [],
      new Set(notes.map(({ name }) => name)),
    ),
    ...duplicates(notes.map(({ number }) => number)).map(
      (number) => `${DECISIONS}: two notes have the number ${number}`,
    ),
    ...notes
      .filter(({ name, number }) => !name.startsWith(number) || number === "")
      .map(({ name }) => `${DECISIONS}/${name}: its heading has another number`),
    ...written.filter((line) => !listed.includes(line)).map((line) => `${DECISIONS}/README.md lacks ${line}`),
    ...listed.filter((line) => !written.includes(line)).map((line) => `${DECISIONS}/README.md lists ${line}`),
  ];
}

function duplicates(names: readonly string[]): readonly string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}
