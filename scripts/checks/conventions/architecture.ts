import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { frameworkRoot, productFolders } from "../../../generator/paths/product-paths.ts";

const OUR_PATHS = /^(src|generator|templates|schema|scripts|testing|examples|docs|e2e)\//;

/** The documents with a table of questions, and the title of its section. */
const DOCUMENTS = [
  ["ARCHITECTURE.md", "Where is …?"],
  ["docs/house.md", "Questions of a newcomer"],
] as const;

/** Questions whose file lacks the given name, and paths that do not exist. */
export function findWrongArchitecture(): readonly string[] {
  return DOCUMENTS.flatMap(([document, title]) => {
    const text = readFileSync(path.join(frameworkRoot, document), "utf8");
    const section = text.split(`## ${title}`)[1]?.split("\n## ")[0] ?? "";
    const table = section.split("\n\n").find((block) => block.startsWith("| Question")) ?? "";
    return [...findWrongAnswers(table), ...findMissingPaths(text)].map((problem) => `${document}: ${problem}`);
  });
}

function findWrongAnswers(table: string): readonly string[] {
  const rows = [...table.matchAll(/^\| ([^|]+\?) \| `([^`]+)` \| `([^`]+)` \|$/gm)];
  const unread = (table.match(/^\| /gm) ?? []).length - 1 - rows.length;
  return [
    ...(rows.length < 15 ? ["The table of questions has fewer than 15 rows."] : []),
    ...(unread === 0 ? [] : [`${unread} rows of the table of questions have another form.`]),
    ...rows
      .filter(([, , file = "", name = ""]) => !declares(file, name))
      .map(([, question, file, name]) => `"${question}": ${file} declares no ${name}`),
  ];
}

function declares(file: string, name: string): boolean {
  const whole = path.join(frameworkRoot, file);
  const pattern = new RegExp(`(function|const|class|interface|type) ${name}\\b`);
  return existsSync(whole) && pattern.test(readFileSync(whole, "utf8"));
}

/** A checkout without the products lacks some of the paths. */
function findMissingPaths(text: string): readonly string[] {
  if (productFolders().length < 2) {
    return [];
  }
  return [...text.matchAll(/`([\w-]+(?:\/[\w.-]+)+\/?)`/g)]
    .map(([, given = ""]) => given)
    .filter((given) => OUR_PATHS.test(given) && !existsSync(path.join(frameworkRoot, given)))
    .map((given) => `No such path: ${given}`);
}
