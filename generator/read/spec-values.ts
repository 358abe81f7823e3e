import ts from "typescript";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceLocation } from "../diagnostics/source-location.ts";
import { type PlainValue, readPlainValue } from "./plain-value.ts";
import { locationOf } from "./schema-program.ts";

/** A spec value, as written: `export const ticket = {…} as const satisfies EntitySpec<Ticket>`. */
export interface ValueSource extends PlainValue {
  /** `ticket`. */
  readonly name: string;
  /** `EntitySpec`. */
  readonly vocabulary: string;
  /** `Ticket`; empty for a vocabulary type without a type parameter. */
  readonly typeName: string;
  readonly file: string;
  readonly at: SourceLocation;
}

/** Vocabulary types of spec values, with their names for messages. */
const VOCABULARIES: Readonly<Record<string, string>> = {
  EntitySpec: "entity",
  MenuEntry: "menu",
  ProductSpec: "product",
  ServiceSpec: "service",
};

/** Each value must name its vocabulary type, because other values are ignored. There is one menu, product and service. */
export function checkValues(sources: readonly ts.SourceFile[]): readonly Diagnostic[] {
  const only = new Map<string, string>();
  return sources.flatMap((source) => {
    const statements = source.statements.filter(ts.isVariableStatement);
    const isEntityFile = source.fileName.includes("/entities/");
    if (isEntityFile && statements.length === 0 && !source.statements.some(ts.isExportAssignment)) {
      return [
        {
          at: locationOf(source, 0),
          path: "",
          message: "an entity file without a spec value",
          hint: "`export const ticket = { titleField: …, icon: … } as const satisfies EntitySpec<Ticket>`",
        },
      ];
    }
    return statements.flatMap((statement) =>
      statement.declarationList.declarations.flatMap((declaration) => {
        const text = checkValueStatement(statement, declaration, only);
        const { name } = declaration;
        return text === null ? [] : [{ at: locationOf(source, name.getStart()), path: name.getText(), ...text }];
      }),
    );
  });
}

function checkValueStatement(
  statement: ts.VariableStatement,
  { name, initializer }: ts.VariableDeclaration,
  only: Map<string, string>,
): Pick<Diagnostic, "message" | "hint"> | null {
  if (initializer !== undefined && isSourceOfTypes(name, initializer)) {
    return null;
  }
  const type = initializer !== undefined && ts.isSatisfiesExpression(initializer) ? initializer.type : undefined;
  const { vocabulary, isList } = type === undefined ? NO_VOCABULARY : vocabularyOf(type);
  if (!Object.hasOwn(VOCABULARIES, vocabulary) || isList !== (vocabulary === "MenuEntry")) {
    return describeOther(name, initializer);
  }
  const isExported = (statement.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  // `await using` also has the flag of `const`.
  if (!isExported || (statement.declarationList.flags & ts.NodeFlags.BlockScoped) !== ts.NodeFlags.Const) {
    return { message: `"${name.getText()}", which is not an exported constant`, hint: "`export const` in front of it" };
  }
  const first = only.get(vocabulary);
  only.set(vocabulary, name.getText());
  return first === undefined || vocabulary === "EntitySpec"
    ? null
    : { message: `a second ${VOCABULARIES[vocabulary]} in addition to "${first}"`, hint: "one of them" };
}

/** A value that is no spec value, and no constant for types. */
function describeOther(
  name: ts.BindingName,
  initializer: ts.Expression | undefined,
): Pick<Diagnostic, "message" | "hint"> {
  if (initializer === undefined) {
    return { message: `"${name.getText()}", which has no data`, hint: "no such statement" };
  }
  return isNamedByTypeof(name.getSourceFile(), name.getText())
    ? {
        message: "a value whose type is used, and which is not constant",
        hint: "`as const` after it, if it is a list or an object of texts; else an interface with its fields",
      }
    : {
        message: "a value without a spec type",
        hint: "`as const satisfies EntitySpec<Ticket>` after it; `readonly MenuEntry[]` for the menu",
      };
}

/**
 * Whether a value is there for types: `["open", "closed"] as const`, whose texts `(typeof STATES)[number]` names, or an
 * object with such values that the file names by `typeof`. A spec value without its type is a mistake.
 */
function isSourceOfTypes(name: ts.BindingName, initializer: ts.Expression): boolean {
  const constant = ts.isSatisfiesExpression(initializer) ? initializer.expression : initializer;
  if (!ts.isAsExpression(constant) || !ts.isConstTypeReference(constant.type)) {
    return false;
  }
  const value = constant.expression;
  if (ts.isArrayLiteralExpression(value)) {
    return value.elements.every(isSimple);
  }
  const isFlat =
    ts.isObjectLiteralExpression(value) &&
    value.properties.every((each) => ts.isPropertyAssignment(each) && isSimple(each.initializer));
  return isFlat && isNamedByTypeof(name.getSourceFile(), name.getText());
}

function isSimple(node: ts.Expression): boolean {
  return ts.isStringLiteralLike(node) || ts.isNumericLiteral(node);
}

/** Whether a file contains `typeof NAME`. */
function isNamedByTypeof(source: ts.Node, name: string): boolean {
  const find = (node: ts.Node): boolean =>
    (ts.isTypeQueryNode(node) && node.exprName.getText() === name) || (ts.forEachChild(node, find) ?? false);
  return find(source);
}

/** Reads the spec values of a file. */
export function readValues(source: ts.SourceFile): readonly ValueSource[] {
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => statement.declarationList.declarations)
    .flatMap((declaration) => {
      const { name, initializer } = declaration;
      if (!ts.isIdentifier(name) || initializer === undefined || !ts.isSatisfiesExpression(initializer)) {
        return [];
      }
      const { vocabulary, typeName } = vocabularyOf(initializer.type);
      const at = locationOf(source, name.getStart());
      const { diagnostics, ...plain } = readPlainValue(source, initializer);
      const named = diagnostics.map((diagnostic) => ({
        ...diagnostic,
        path: diagnostic.path === "" ? name.text : `${name.text}.${diagnostic.path}`,
      }));
      return [{ ...plain, diagnostics: named, vocabulary, typeName, name: name.text, file: at.file, at }];
    });
}

interface Vocabularies {
  readonly vocabulary: string;
  readonly typeName: string;
  readonly isList: boolean;
}

const NO_VOCABULARY: Vocabularies = { vocabulary: "", typeName: "", isList: false };

/** Splits `EntitySpec<Ticket>` into EntitySpec and Ticket. `readonly MenuEntry[]` is a list of MenuEntry. */
function vocabularyOf(type: ts.TypeNode): Vocabularies {
  if (ts.isTypeOperatorNode(type)) {
    return vocabularyOf(type.type);
  }
  if (ts.isArrayTypeNode(type)) {
    return { ...vocabularyOf(type.elementType), isList: true };
  }
  return ts.isTypeReferenceNode(type)
    ? { vocabulary: type.typeName.getText(), typeName: type.typeArguments?.[0]?.getText() ?? "", isList: false }
    : NO_VOCABULARY;
}
