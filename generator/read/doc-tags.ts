import ts from "typescript";
import type { Tag } from "../../schema/entity-spec.ts";
import { type SpecProblem, suggest } from "../model/spec-error.ts";
import { positionOf } from "./schema-program.ts";

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
  pattern: true,
  readOnly: true,
  uniqueItems: true,
  writeOnly: true,
} satisfies Record<Tag, true>);

/** Tags outside the list above, and comments that the compiler attaches to no field. */
export function docTagProblems(source: ts.SourceFile): readonly SpecProblem[] {
  return source.statements.flatMap((statement) =>
    ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
      ? [...unknownTags(source, statement), ...lostComments(source, statement)]
      : [],
  );
}

function documented(statement: ts.Statement): readonly ts.Node[] {
  return ts.isInterfaceDeclaration(statement) ? [statement, ...statement.members] : [statement];
}

function unknownTags(source: ts.SourceFile, statement: ts.Statement): readonly SpecProblem[] {
  return documented(statement)
    .flatMap((node) => ts.getJSDocTags(node))
    .filter((tag) => !TAGS.includes(tag.tagName.text))
    .map((tag) => ({
      at: positionOf(source, tag.getStart()),
      path: nameOf(tag.parent.parent),
      found: `@${tag.tagName.text}, which is no tag of a JSON Schema and would be dropped`,
      write: suggest(tag.tagName.text, TAGS),
    }));
}

/** A comment on the line of a `{`, or behind a `;`, is lost: no node carries it. */
function lostComments(source: ts.SourceFile, statement: ts.Statement): readonly SpecProblem[] {
  const attached = new Set(
    documented(statement).flatMap((node) => ts.getJSDocCommentsAndTags(node).map((doc) => doc.getStart())),
  );
  const starts = [...statement.getFullText().matchAll(/\/\*\*/g)].map(
    (match) => statement.getFullStart() + match.index,
  );
  return starts
    .filter((start) => start >= statement.getStart() && !attached.has(start))
    .map((start) => ({
      at: positionOf(source, start),
      path: nameOf(statement),
      found: "a comment that belongs to no field, so that its text and tags would be lost",
      write: "the comment on lines of its own, right above the field",
    }));
}

function nameOf(node: ts.Node): string {
  const name = (node as Partial<ts.NamedDeclaration>).name;
  return name === undefined ? "" : name.getText();
}
