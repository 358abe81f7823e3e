import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** The folders of the framework, including its tests. */
const FRAMEWORK = [
  "generator",
  "templates",
  "src/contract",
  "src/kinds",
  "src/console",
  "src/backend",
  "scripts",
  "e2e",
  "testing",
] as const;

/** Tests of the framework's internals with the first product. */
const OF_A_PRODUCT = "testing/first-product/";

/** The list of names that are also ordinary words. */
const THE_LIST = "scripts/checks/ordinary-words.ts";

/** A name or a part of a text in the framework, in lower-case words. */
export interface FrameworkWord {
  readonly words: readonly string[];
  readonly line: number;
}

/** Framework files that can contain names: code, templates, and expected output of tests. */
export function frameworkFiles(root: string): readonly string[] {
  return FRAMEWORK.flatMap((folder) => {
    const names = readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" });
    return names.map((name) => path.posix.join(folder, name.split(path.sep).join("/")));
  }).filter(
    (file) => !file.startsWith(OF_A_PRODUCT) && /\.(tsx?|m?js|hbs|txt|json|md|html)$/.test(file) && file !== THE_LIST,
  );
}

/** The names in a file: parsed in code, by letters elsewhere. The file's path counts too. */
export function wordsOfFile(root: string, file: string): readonly FrameworkWord[] {
  const text = readFileSync(path.join(root, file), "utf8");
  const own = wordsOfText(file).map((words) => ({ words, line: 0 }));
  return [...own, ...(/\.(tsx?|m?js)$/.test(file) ? wordsOfCode(file, text) : wordsOfLines(text))];
}

function wordsOfLines(text: string): readonly FrameworkWord[] {
  return text.split("\n").flatMap((line, index) => wordsOfText(line).map((words) => ({ words, line: index + 1 })));
}

/** Identifiers, string literals, the texts of templates and of JSX; comments are prose. */
export function wordsOfCode(file: string, text: string): readonly FrameworkWord[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true, kindOf(file));
  const found: FrameworkWord[] = [];
  const visit = (node: ts.Node): void => {
    if (isNaming(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      found.push(...wordsOfText(node.text).map((words) => ({ words, line })));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function kindOf(file: string): ts.ScriptKind {
  return /\.m?js$/.test(file) ? ts.ScriptKind.JS : file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}

type Naming = ts.Identifier | ts.PrivateIdentifier | ts.LiteralLikeNode | ts.JsxText;

function isNaming(node: ts.Node): node is Naming {
  return (
    ts.isIdentifier(node) ||
    ts.isPrivateIdentifier(node) ||
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node) ||
    ts.isRegularExpressionLiteral(node) ||
    ts.isJsxText(node)
  );
}

/** `"/book-copies/{id}"` -> book, copies; id: splits at everything except letters, digits, hyphens and underscores. */
function wordsOfText(text: string): readonly (readonly string[])[] {
  return text
    .split(/[^\p{L}\p{N}_-]+/u)
    .map(toWords)
    .filter((words) => words.length > 0);
}

/** `bookCopy`, `book-copy`, `BOOK_COPY` -> book, copy. */
export function toWords(name: string): readonly string[] {
  return name
    .replaceAll(/(\p{Ll}|\p{N})(?=\p{Lu})/gu, "$1-")
    .replaceAll(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, "$1-")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** Each run of adjacent words: `to-book-copies` contains `book`, `book-copies`, `to-book` and three more. */
export function runsOf(words: readonly string[], longest: number): readonly string[] {
  return words.flatMap((_, start) =>
    Array.from({ length: Math.min(longest, words.length - start) }, (_length, more) =>
      words.slice(start, start + more + 1).join("-"),
    ),
  );
}
