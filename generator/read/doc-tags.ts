import ts from "typescript";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { suggest } from "../diagnostics/suggest.ts";
import type { Tag } from "../vocabulary/tags.ts";
import { locationOf } from "./schema-program.ts";
import { pathOfType } from "./type-paths.ts";

/** The tags that are part of the JSON Schema. ts-json-schema-generator silently ignores all others. */
const TAGS = Object.keys({
  asType: true,
  default: true,
  exclusiveMaximum: true,
  exclusiveMinimum: true,
  format: true,
  maximum: true,
  maxItems: true,
  maxLength: true,
  minimum: true,
  minItems: true,
  minLength: true,
  multipleOf: true,
  pattern: true,
  readOnly: true,
  uniqueItems: true,
  wire: true,
  writeOnly: true,
} satisfies Record<Tag, true>);

/** Documentation tags. Only `@deprecated` has an effect on the schema. */
const DOCUMENTATION: readonly string[] = [
  "alpha",
  "author",
  "beta",
  "deprecated",
  "example",
  "experimental",
  "internal",
  "link",
  "privateRemarks",
  "public",
  "remarks",
  "see",
  "since",
  "summary",
  "title",
  "todo",
  "version",
];

/** Whether a tag is documentation only. */
function isForReaders(tag: string): boolean {
  return tag !== "deprecated" && DOCUMENTATION.includes(tag);
}

/** Replacements for tags of other tools. */
const REPLACEMENTS: ReadonlyMap<string, string> = new Map([
  ["nullable", "`| null` after the type"],
  ["description", "the text itself, before the tags"],
  ["enum", 'a named union: `export type Size = "small" | "large"`'],
  ["optional", "a ? after the name"],
  ["required", "no ? after the name"],
  ["uuid", "@pattern with its form"],
]);

/** Returns unknown, repeated and unsuitable tags, and comments that the compiler attaches to no node. */
export function checkDocTags(source: ts.SourceFile): readonly Diagnostic[] {
  return source.statements.flatMap((statement) =>
    ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
      ? [...checkTags(source, statement), ...findLostComments(source, statement)]
      : [],
  );
}

/** A type and its fields, also those of objects without a name. */
function documented(statement: ts.Statement): readonly ts.Node[] {
  const found: ts.Node[] = [statement];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeElement(node)) {
      found.push(node);
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(statement, visit);
  return found;
}

function checkTags(source: ts.SourceFile, statement: ts.Statement): readonly Diagnostic[] {
  return documented(statement).flatMap((node) => {
    const tags = ts.getJSDocTags(node);
    const toDiagnostic = (tag: ts.JSDocTag, message: string, hint: string) => ({
      at: locationOf(source, tag.getStart()),
      path: pathOfType(node),
      message: `@${tag.tagName.text}${message}`,
      hint,
    });
    return [
      ...tags
        .filter(({ tagName }) => ![...TAGS, ...DOCUMENTATION].includes(tagName.text))
        .map((tag) =>
          toDiagnostic(
            tag,
            ", an unknown tag that would be ignored",
            REPLACEMENTS.get(tag.tagName.text) ?? suggest(tag.tagName.text, TAGS),
          ),
        ),
      ...tags
        .filter(
          (tag, index) =>
            !isForReaders(tag.tagName.text) &&
            tags.findIndex(({ tagName }) => tagName.text === tag.tagName.text) !== index,
        )
        .map((tag) => toDiagnostic(tag, " a second time", "it once")),
      ...tags
        .filter((tag) => tag.tagName.text === "asType" && !isWholeNumber(tag, node))
        .map((tag) => toDiagnostic(tag, ` ${textOf(tag)}`, "@asType integer, on a field of the type number")),
      ...tags
        .filter((tag) => tag.tagName.text === "wire" && !ts.isPropertySignature(node))
        .map((tag) => toDiagnostic(tag, " on a type", "it on each field that has another name")),
    ];
  });
}

/** Whether `@asType` is `integer` on a number. Otherwise, schema and interface would have different types. */
function isWholeNumber(tag: ts.JSDocTag, node: ts.Node): boolean {
  const type = ts.isPropertySignature(node) || ts.isTypeAliasDeclaration(node) ? node.type : undefined;
  const stated = ts.isPropertySignature(node) ? withoutNull(type) : type;
  return textOf(tag) === "integer" && stated?.kind === ts.SyntaxKind.NumberKeyword;
}

/** The type `number` of `number | null`. */
function withoutNull(type: ts.TypeNode | undefined): ts.TypeNode | undefined {
  const parts = type !== undefined && ts.isUnionTypeNode(type) ? type.types : [];
  const others = parts.filter(
    (part) => !(ts.isLiteralTypeNode(part) && part.literal.kind === ts.SyntaxKind.NullKeyword),
  );
  return parts.length === 2 && others.length === 1 ? others[0] : type;
}

function textOf({ comment }: ts.JSDocTag): string {
  return (ts.getTextOfJSDocComment(comment) ?? "").trim();
}

/** Returns comments that belong to no node, such as one after a `{` or a `;` on the same line. */
function findLostComments(source: ts.SourceFile, statement: ts.Statement): readonly Diagnostic[] {
  const attached = new Set(
    documented(statement).flatMap((node) => ts.getJSDocCommentsAndTags(node).map((doc) => doc.getStart())),
  );
  const starts = [...statement.getFullText().matchAll(/\/\*\*/g)].map(
    (match) => statement.getFullStart() + match.index,
  );
  return starts
    .filter((start) => start >= statement.getStart() && !attached.has(start))
    .map((start) => ({ at: locationOf(source, start), path: pathOfType(statement), ...LOST }));
}

const LOST = {
  message: "a comment that belongs to no field, so that its text and tags would be lost",
  hint: "the comment directly before the name of the field",
};
