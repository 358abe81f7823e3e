import type ts from "typescript";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceLocation } from "../diagnostics/source-location.ts";
import { SpecError } from "../diagnostics/spec-error.ts";
import { locationOf } from "./schema-program.ts";

export type TypeDeclaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** An exported type and its file. */
export interface Declared {
  readonly source: ts.SourceFile;
  readonly node: TypeDeclaration;
}

/** Whether a type has parameters, so that only its uses have a schema. The type of an entity cannot have any. */
export function isGenericType({ typeParameters }: TypeDeclaration): boolean {
  return typeParameters !== undefined;
}

/** Whether a spec value of the same file names the type. */
export function isTypeOfEntity(node: TypeDeclaration): boolean {
  return node.getSourceFile().text.includes(`EntitySpec<${node.name.text}>`);
}

/** Throws a `SpecError` for built-in and duplicate type names. */
export function refuseNames(declarations: readonly Declared[]): void {
  const diagnostics = [...findBuiltIns(declarations), ...findTwins(declarations)];
  if (diagnostics.length > 0) {
    throw new SpecError(diagnostics);
  }
}

/** Names that ts-json-schema-generator treats as built-in types. */
const BUILT_INS: readonly string[] = [
  "Array",
  "Boolean",
  "Date",
  "Number",
  "Object",
  "Promise",
  "PromiseLike",
  "ReadonlyArray",
  "RegExp",
  "String",
  "URL",
];

function findBuiltIns(declarations: readonly Declared[]): readonly Diagnostic[] {
  return declarations
    .filter(({ node }) => BUILT_INS.includes(node.name.text))
    .map(({ source, node }) => ({
      at: locationOf(source, node.name.getStart()),
      path: node.name.text,
      message: `"${node.name.text}", the name of a JavaScript type`,
      hint: "another name",
    }));
}

/** Returns exported types with the same name. Only one of them would become a schema. */
function findTwins(declarations: readonly Declared[]): readonly Diagnostic[] {
  const first = new Map<string, SourceLocation>();
  const diagnostics: Diagnostic[] = [];
  for (const { source, node } of declarations) {
    const at = locationOf(source, node.name.getStart());
    const other = first.get(node.name.text.toLowerCase());
    if (other === undefined) {
      first.set(node.name.text.toLowerCase(), at);
    } else {
      diagnostics.push({
        at,
        path: node.name.text,
        message: `a second type of that name, ignoring case (the first is at ${other.file}:${other.line})`,
        hint: "another name, or move the shared type to schema/enums.ts",
      });
    }
  }
  return diagnostics;
}
