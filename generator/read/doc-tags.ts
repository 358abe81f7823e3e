import ts from "typescript";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { suggest } from "../diagnostics/suggest.ts";
import type { Tag } from "../vocabulary/tags.ts";
import { locationOf } from "./schema-program.ts";
import { isRecordAlias } from "./statement-checks.ts";

/** The tags that reach the JSON Schema; ts-json-schema-generator drops any other without a word. */
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
  writeOnly: true,
} satisfies Record<Tag, true>);

/** Tags outside the list above, and comments that the compiler attaches to no field. */
export function checkDocTags(source: ts.SourceFile): readonly Diagnostic[] {
  return source.statements.flatMap((statement) =>
    ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
      ? [...checkTags(source, statement), ...findLostComments(source, statement)]
      : [],
  );
}

function documented(statement: ts.Statement): readonly ts.Node[] {
  return ts.isInterfaceDeclaration(statement) ? [statement, ...statement.members] : [statement];
}

function checkTags(source: ts.SourceFile, statement: ts.Statement): readonly Diagnostic[] {
  return documented(statement).flatMap((node) => {
    const tags = ts.getJSDocTags(node);
    const toDiagnostic = (tag: ts.JSDocTag, message: string, hint: string) => ({
      at: locationOf(source, tag.getStart()),
      path: nameOf(node),
      message: `@${tag.tagName.text}${message}`,
      hint,
    });
    return [
      ...tags
        .filter(({ tagName }) => !(TAGS as readonly string[]).includes(tagName.text))
        .map((tag) =>
          toDiagnostic(
            tag,
            ", which is no tag that is heeded here, and would be dropped",
            suggest(tag.tagName.text, TAGS),
          ),
        ),
      ...tags
        .filter((tag, index) => tags.findIndex(({ tagName }) => tagName.text === tag.tagName.text) !== index)
        .map((tag) => toDiagnostic(tag, " a second time", "it once")),
      ...tags
        .filter((tag) => tag.tagName.text === "asType" && !isWholeNumber(tag, node))
        .map((tag) => toDiagnostic(tag, ` ${textOf(tag)}`, "@asType integer, on a field of the type number")),
    ];
  });
}

/** The schema would say one type and the interface another. */
function isWholeNumber(tag: ts.JSDocTag, node: ts.Node): boolean {
  const type = ts.isPropertySignature(node) || ts.isTypeAliasDeclaration(node) ? node.type : undefined;
  const [stated] = ts.isPropertySignature(node) ? withoutNull(type) : [type];
  return textOf(tag) === "integer" && stated?.kind === ts.SyntaxKind.NumberKeyword;
}

/** `number` of `number | null`: the one type that may be null, and whether it may. */
export function withoutNull(
  type: ts.TypeNode | undefined,
): readonly [type: ts.TypeNode | undefined, isNullable: boolean] {
  const parts = type !== undefined && ts.isUnionTypeNode(type) ? type.types : [];
  const others = parts.filter(
    (part) => !(ts.isLiteralTypeNode(part) && part.literal.kind === ts.SyntaxKind.NullKeyword),
  );
  return parts.length === 2 && others.length === 1 ? [others[0], true] : [type, false];
}

function textOf({ comment }: ts.JSDocTag): string {
  return (ts.getTextOfJSDocComment(comment) ?? "").trim();
}

/** A comment on the line of a `{`, or behind a `;`, is lost: no node carries it. */
function findLostComments(source: ts.SourceFile, statement: ts.Statement): readonly Diagnostic[] {
  if (isRecordAlias(statement)) {
    return [];
  }
  const attached = new Set(
    documented(statement).flatMap((node) => ts.getJSDocCommentsAndTags(node).map((doc) => doc.getStart())),
  );
  const starts = [...statement.getFullText().matchAll(/\/\*\*/g)].map(
    (match) => statement.getFullStart() + match.index,
  );
  return starts
    .filter((start) => start >= statement.getStart() && !attached.has(start))
    .map((start) => ({
      at: locationOf(source, start),
      path: nameOf(statement),
      message: "a comment that belongs to no field, so that its text and tags would be lost",
      hint: "the comment on lines of its own, right above the field",
    }));
}

/** `Ticket`, `Ticket.code`. */
function nameOf(node: ts.Node): string {
  const name = (node as Partial<ts.NamedDeclaration>).name?.getText() ?? "";
  return ts.isInterfaceDeclaration(node.parent) ? `${node.parent.name.text}.${name}` : name;
}
