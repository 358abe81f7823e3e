import path from "node:path";
import ts from "typescript";
import { during } from "../diagnostics/current-work.ts";
import { checkDocTags } from "./doc-tags.ts";
import { fitsMembers, readVocabularyTypes, type VocabularyTypes } from "./fits-vocabulary.ts";
import { readPlainType } from "./plain-types.ts";
import type { SchemaFile } from "./schema-files.ts";
import { createPlainProgram, sourceFileOf } from "./schema-program.ts";
import { checkValues, readValues, type ValueSource } from "./spec-values.ts";
import { checkStatements } from "./statement-checks.ts";
import { findSyntaxErrors } from "./syntax-errors.ts";
import { locationsOf, type RawSchema, type TypeDefinitions } from "./type-definitions.ts";
import { BUILT_INS, type TypeDeclaration } from "./type-names.ts";
import { VOCABULARY_IMPORT } from "./vocabulary-file.ts";

/** What a file says whose syntax alone tells all of it, without a mistake. */
export interface PlainFile {
  readonly values: readonly ValueSource[];
  readonly definitions: TypeDefinitions;
}

/** A type that a file takes from another one. */
interface Import {
  readonly file: string;
  readonly type: string;
}

interface Candidate extends PlainFile {
  /** Without those of the vocabulary. */
  readonly imports: readonly Import[];
}

/** As many files as are parsed at once. */
const SIZE = 10;

/**
 * The files of a large spec that need no compiler's program, by path: entities of texts, numbers, lists and references
 * whose spec values surely are what the vocabulary wants (docs/decisions/0046). All else is left out.
 */
export function readPlainFiles(files: readonly SchemaFile[]): ReadonlyMap<string, PlainFile> {
  const types = readVocabularyTypes();
  const candidates = new Map<string, Candidate>();
  for (let first = 0; first < files.length; first += SIZE) {
    const batch = files.slice(first, first + SIZE);
    const program = createPlainProgram(batch);
    for (const file of batch) {
      const source = sourceFileOf(program, file);
      const candidate = during(file.path, () =>
        findSyntaxErrors(program, source).length === 0 ? toCandidate(source, file, types) : null,
      );
      if (candidate !== null) {
        candidates.set(file.path, candidate);
      }
    }
  }
  return withoutOpenImports(candidates);
}

/** Leaves out what imports from a file that is left out, until none does. */
function withoutOpenImports(candidates: Map<string, Candidate>): ReadonlyMap<string, PlainFile> {
  const isOpen = ({ file, type }: Import) => !Object.hasOwn(candidates.get(file)?.definitions.schemas ?? {}, type);
  for (;;) {
    const open = [...candidates].filter(([, { imports }]) => imports.some(isOpen));
    if (open.length === 0) {
      return candidates;
    }
    for (const [name] of open) {
      candidates.delete(name);
    }
  }
}

/** Comments that the compiler heeds: `// @ts-expect-error`, `/// <reference path="…" />`. */
const HEEDED = /@ts-|\/\/\/\s*</;

function toCandidate(source: ts.SourceFile, file: SchemaFile, types: VocabularyTypes): Candidate | null {
  const declared = source.statements.filter(isTypeDeclaration);
  const imports = importsOf(source, file);
  const schemas = schemasOf(declared, imports ?? []);
  const variables = source.statements.filter(ts.isVariableStatement);
  if (imports === null || schemas === null || variables.length > 1 || HEEDED.test(file.text)) {
    return null;
  }
  // What is none of these, `checkStatements` has words for.
  const isSpec = variables.every((variable) => isSurelySpec(variable, { schemas, imports, types }));
  const mistakes = [checkStatements(source), checkDocTags(source), checkValues([source], new Map())];
  const values = readValues(source);
  return !isSpec ||
    mistakes.some(({ length }) => length > 0) ||
    values.some(({ diagnostics }) => diagnostics.length > 0)
    ? null
    : {
        values,
        definitions: { schemas, locations: locationsOf(declared.map((node) => ({ source, node }))) },
        imports: imports.filter(({ file: from }) => from !== VOCABULARY_IMPORT),
      };
}

function isTypeDeclaration(node: ts.Statement): node is TypeDeclaration {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}

/** `import type { State } from "../enums.ts"`, `EntitySpec` of the vocabulary, and nothing else; null where there is. */
function importsOf(source: ts.SourceFile, file: SchemaFile): readonly Import[] | null {
  const imports = source.statements.filter(ts.isImportDeclaration).map((statement) => readImport(statement, file));
  return imports.some((each) => each === null) ? null : imports.flatMap((each) => each ?? []);
}

function readImport(statement: ts.ImportDeclaration, file: SchemaFile): readonly Import[] | null {
  const { importClause, moduleSpecifier, attributes, modifiers } = statement;
  const bindings = importClause?.namedBindings;
  const isPlain = importClause?.isTypeOnly === true && importClause.name === undefined;
  if (!isPlain || bindings === undefined || !ts.isNamedImports(bindings) || (attributes ?? modifiers) !== undefined) {
    return null;
  }
  const from = pathOf(moduleSpecifier, file);
  const isOne = ({ name, propertyName, isTypeOnly }: ts.ImportSpecifier) =>
    propertyName === undefined && !isTypeOnly && (from !== VOCABULARY_IMPORT || name.text === SPEC);
  return from === null || bindings.elements.length === 0 || !bindings.elements.every(isOne)
    ? null
    : bindings.elements.map(({ name }) => ({ file: from, type: name.text }));
}

function pathOf(specifier: ts.Expression, file: SchemaFile): string | null {
  const text = ts.isStringLiteral(specifier) ? specifier.text : "";
  if (text === VOCABULARY_IMPORT) {
    return text;
  }
  return /^\.\.?\//.test(text) ? path.posix.join(path.posix.dirname(file.path), text) : null;
}

/** As it is written: no letter by its number. */
const TYPE_NAME = /^[A-Z][A-Za-z0-9]*$/;

/** Null where a type is not plain, is not exported under a name of its own, or refers to what is not there. */
function schemasOf(
  declared: readonly TypeDeclaration[],
  imports: readonly Import[],
): Readonly<Record<string, RawSchema>> | null {
  const schemas = new Map<string, RawSchema>();
  const references: string[] = [];
  for (const node of declared) {
    const plain = readPlainType(node);
    const isExported = node.modifiers?.[0]?.kind === ts.SyntaxKind.ExportKeyword;
    if (plain === null || !isExported || !TYPE_NAME.test(node.name.getText()) || BUILT_INS.includes(node.name.text)) {
      return null;
    }
    schemas.set(node.name.text, plain.schema);
    references.push(...plain.references);
  }
  const names = [...imports.map(({ type }) => type), ...declared.map(({ name }) => name.text)];
  const isKnown = (name: string) =>
    schemas.has(name) || imports.some(({ file, type }) => type === name && file !== VOCABULARY_IMPORT);
  const areOwn = new Set(names.map((name) => name.toLowerCase())).size === names.length;
  return areOwn && references.every(isKnown) ? Object.fromEntries(schemas) : null;
}

interface Context {
  readonly schemas: Readonly<Record<string, RawSchema>>;
  readonly imports: readonly Import[];
  readonly types: VocabularyTypes;
}

/** `export const ticket = { … } as const satisfies EntitySpec<Ticket>`, of which the compiler would have nothing to say. */
function isSurelySpec(statement: ts.VariableStatement, { schemas, imports, types }: Context): boolean {
  const declaration = onlyOf(statement.declarationList.declarations);
  const { name, type, initializer } = declaration ?? {};
  if (type !== undefined || initializer === undefined || !ts.isSatisfiesExpression(initializer)) {
    return false;
  }
  const { expression: asConst, type: wanted } = initializer;
  if (!ts.isAsExpression(asConst) || asConst.type.getText() !== "const" || !ts.isTypeReferenceNode(wanted)) {
    return false;
  }
  const of = wanted.typeArguments && onlyOf(wanted.typeArguments);
  const schema = schemas[of?.getText() ?? ""];
  const isImported = imports.some(({ file }) => file === VOCABULARY_IMPORT);
  const spec = types.get(SPEC);
  return (
    isImported &&
    wanted.typeName.getText() === SPEC &&
    schema?.type === "object" &&
    statement.modifiers?.length === 1 &&
    name !== undefined &&
    isPlainName(name) &&
    spec !== undefined &&
    ts.isInterfaceDeclaration(spec) &&
    fitsMembers(asConst.expression, spec.members, { types, fields: new Set(Object.keys(schema.properties ?? {})) })
  );
}

const SPEC = "EntitySpec";

/** The parser lets a comma stand behind it, which the compiler refuses. */
function onlyOf<T extends ts.Node>(nodes: ts.NodeArray<T>): T | undefined {
  return nodes.length === 1 && nodes.hasTrailingComma !== true ? nodes[0] : undefined;
}

/** No word of the language, in strict code either. */
function isPlainName(name: ts.BindingName): boolean {
  const isName = ts.isIdentifier(name) && /^[a-z][A-Za-z0-9]*$/.test(name.text);
  return isName && ts.identifierToKeywordKind(name) === undefined && !RESERVED.includes(name.text);
}

const RESERVED: readonly string[] = ["arguments", "eval", "exports", "globalThis", "require", "undefined"];
