import ts from "typescript";
import { createPlainProgram, sourceFileOf } from "./schema-program.ts";
import type { TypeDeclaration } from "./type-names.ts";
import { readVocabularyFiles } from "./vocabulary-file.ts";

/** The vocabulary's types by their names. */
export type VocabularyTypes = ReadonlyMap<string, TypeDeclaration>;

export function readVocabularyTypes(): VocabularyTypes {
  const files = readVocabularyFiles();
  const program = createPlainProgram(files);
  const statements = files.flatMap((file) => [...sourceFileOf(program, file).statements]);
  return new Map(
    statements.flatMap((statement) =>
      ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
        ? [[statement.name.text, statement] as const]
        : [],
    ),
  );
}

/** What a value is held against: the vocabulary, and the fields of the type that the value is about. */
export interface Measure {
  readonly types: VocabularyTypes;
  readonly fields: ReadonlySet<string>;
}

/**
 * Whether a value, as it is written, surely is of a type of the vocabulary: what is true here, the compiler agrees to.
 * Where it is false, the value may still be; the compiler knows.
 */
function surelyFits(value: ts.Expression, type: ts.TypeNode, measure: Measure): boolean {
  if (ts.isUnionTypeNode(type)) {
    return type.types.some((member) => surelyFits(value, member, measure));
  }
  if (ts.isTypeReferenceNode(type)) {
    return fitsReference(value, type, measure);
  }
  if (ts.isTypeOperatorNode(type)) {
    const { operator, type: of } = type;
    return (
      operator === ts.SyntaxKind.ReadonlyKeyword &&
      ts.isArrayTypeNode(of) &&
      ts.isArrayLiteralExpression(value) &&
      value.elements.every((element) => surelyFits(element, inner(of.elementType), measure))
    );
  }
  if (ts.isTypeLiteralNode(type)) {
    return fitsMembers(value, type.members, measure);
  }
  return ts.isMappedTypeNode(type) ? fitsMapped(value, type, measure) : fitsScalar(value, type);
}

function inner(type: ts.TypeNode): ts.TypeNode {
  return ts.isParenthesizedTypeNode(type) ? inner(type.type) : type;
}

function fitsReference(value: ts.Expression, type: ts.TypeReferenceNode, measure: Measure): boolean {
  if (isFieldName(type)) {
    return ts.isStringLiteral(value) && measure.fields.has(value.text);
  }
  const declaration = measure.types.get(type.typeName.getText());
  // Every type of the vocabulary that has a parameter is of the one entity.
  if (declaration === undefined || !(type.typeArguments ?? []).every((node) => node.getText() === "T")) {
    return false;
  }
  if (ts.isTypeAliasDeclaration(declaration)) {
    return surelyFits(value, declaration.type, measure);
  }
  return declaration.heritageClauses === undefined && fitsMembers(value, declaration.members, measure);
}

/** `Extract<keyof T, string>`. */
function isFieldName({ typeName, typeArguments }: ts.TypeReferenceNode): boolean {
  const [keys, text] = typeArguments ?? [];
  return typeName.getText() === "Extract" && keys?.getText() === "keyof T" && text?.getText() === "string";
}

/** The same of an object, by the members that the type has. */
export function fitsMembers(value: ts.Expression, members: readonly ts.TypeElement[], measure: Measure): boolean {
  const written = membersOf(value);
  if (written === null) {
    return false;
  }
  const known = new Map(members.filter(ts.isPropertySignature).map((member) => [member.name.getText(), member]));
  const index = members.find(ts.isIndexSignatureDeclaration);
  return (
    known.size + (index === undefined ? 0 : 1) === members.length &&
    [...known.values()].every(
      ({ name, questionToken }) => questionToken !== undefined || written.has(name.getText()),
    ) &&
    [...written].every(([name, part]) => {
      const type = (known.get(name) ?? index)?.type;
      return type !== undefined && surelyFits(part, inner(type), measure);
    })
  );
}

/** `{ readonly [K in Field<T>]?: … }`; a type that names `K` is of nothing known, and nothing surely fits it. */
function fitsMapped(value: ts.Expression, mapped: ts.MappedTypeNode, measure: Measure): boolean {
  const written = membersOf(value);
  const { constraint } = mapped.typeParameter;
  const { type, nameType, questionToken } = mapped;
  if (
    written === null ||
    type === undefined ||
    nameType !== undefined ||
    questionToken?.kind !== ts.SyntaxKind.QuestionToken ||
    constraint === undefined
  ) {
    return false;
  }
  return [...written].every(
    ([name, part]) => isKey(name, constraint, measure) && surelyFits(part, inner(type), measure),
  );
}

function isKey(name: string, type: ts.TypeNode, measure: Measure): boolean {
  if (ts.isUnionTypeNode(type)) {
    return type.types.some((member) => isKey(name, member, measure));
  }
  if (!ts.isTypeReferenceNode(type)) {
    return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) && type.literal.text === name;
  }
  const declaration = measure.types.get(type.typeName.getText());
  return isFieldName(type)
    ? measure.fields.has(name)
    : declaration !== undefined && ts.isTypeAliasDeclaration(declaration) && isKey(name, declaration.type, measure);
}

/** The members of an object that is written out, each once. */
function membersOf(value: ts.Expression): ReadonlyMap<string, ts.Expression> | null {
  if (!ts.isObjectLiteralExpression(value)) {
    return null;
  }
  const members = new Map<string, ts.Expression>();
  for (const property of value.properties) {
    if (!ts.isPropertyAssignment(property)) {
      return null;
    }
    const { name } = property;
    const isPlain = (ts.isIdentifier(name) || ts.isStringLiteral(name)) && !UNSAFE.test(name.getText());
    if (!isPlain || members.has(name.text) || !isBare(property)) {
      return null;
    }
    members.set(name.text, property.initializer);
  }
  return members;
}

/** A name, a colon and a value: what else the parser lets stand there, the compiler refuses. */
function isBare({ name, initializer, parent }: ts.PropertyAssignment): boolean {
  const { text } = parent.getSourceFile();
  const before = text.slice(name.parent.getStart(), name.getStart());
  return before === "" && text.slice(name.end, initializer.getFullStart()).trim() === ":";
}

/** Escapes, of which some are mistakes, and the one name that sets the prototype. */
const UNSAFE = /\\|__proto__/;

function fitsScalar(value: ts.Expression, type: ts.TypeNode): boolean {
  switch (type.kind) {
    case ts.SyntaxKind.StringKeyword:
      return isPlainText(value);
    case ts.SyntaxKind.NumberKeyword:
      return ts.isNumericLiteral(value) && /^(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/.test(value.getText());
    case ts.SyntaxKind.BooleanKeyword:
      return value.kind === ts.SyntaxKind.TrueKeyword || value.kind === ts.SyntaxKind.FalseKeyword;
    default:
      return ts.isLiteralTypeNode(type)
        ? ts.isStringLiteral(type.literal) && ts.isStringLiteral(value) && value.text === type.literal.text
        : isPathLike(value, type);
  }
}

function isPlainText(value: ts.Expression): value is ts.StringLiteral {
  return ts.isStringLiteral(value) && !UNSAFE.test(value.getText());
}

/** `/${string}`: any text behind a beginning. */
function isPathLike(value: ts.Expression, type: ts.TypeNode): boolean {
  if (!ts.isTemplateLiteralTypeNode(type) || !isPlainText(value)) {
    return false;
  }
  const [span, ...others] = type.templateSpans;
  return (
    others.length === 0 &&
    span?.type.kind === ts.SyntaxKind.StringKeyword &&
    span.literal.text === "" &&
    value.text.startsWith(type.head.text)
  );
}
