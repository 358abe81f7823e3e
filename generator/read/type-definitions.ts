import {
  type AnnotatedType,
  AnnotatedTypeFormatter,
  BaseError,
  createFormatter,
  createParser,
  type Definition,
  type MutableParser,
  type MutableTypeFormatter,
  type NodeParser,
  SchemaGenerator,
  type TypeFormatter,
} from "ts-json-schema-generator";
import ts from "typescript";
import { during } from "../diagnostics/error-context.ts";
import type { SourceLocation } from "../diagnostics/source-location.ts";
import { SpecError, throwIfAny } from "../diagnostics/spec-error.ts";
import { FIELD_TYPES } from "../vocabulary/field-types.ts";
import { addComputedParsers } from "./computed-parsers.ts";
import { ImportedNames } from "./imported-texts.ts";
import { locationOf } from "./schema-program.ts";
import { type Declared, isGenericType, isTypeOfEntity, refuseNames, type TypeDeclaration } from "./type-names.ts";
import { TypeReports } from "./type-reports.ts";

/** A draft-07 schema from ts-json-schema-generator, with references. */
export interface RawSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: { readonly [name: string]: RawSchema };
  readonly required?: readonly string[];
  readonly items?: RawSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly [keyword: string]: unknown;
}

/** The exported types of `schema/` by name, with the locations of types and fields. */
export interface TypeDefinitions {
  readonly schemas: { readonly [typeName: string]: RawSchema };
  /** `Ticket`, `Ticket.code`. */
  readonly locations: ReadonlyMap<string, SourceLocation>;
}

/** Turns every exported type of the given files into a schema (spec §3). */
export function readTypeDefinitions(program: ts.Program, sources: readonly ts.SourceFile[]): TypeDefinitions {
  const declarations = sources.flatMap((source) =>
    source.statements.filter(isExportedType).map((node) => ({ source, node })),
  );
  refuseNames(declarations);
  const reports = new TypeReports();
  const names = new ImportedNames(reports, new Set(declarations.map(({ node }) => node.name.text)));
  const parser = createParser(program, CONFIG, (chain) => {
    addComputedParsers(chain as MutableParser & NodeParser, { checker: program.getTypeChecker(), reports, names });
  });
  const generator = new SchemaGenerator(program, parser, createFormatter(CONFIG, keepNulls), CONFIG);
  const toSchemas = (each: readonly Declared[]) =>
    createSchema(() => generator.createSchemaFromNodes(each.map(({ node }) => node)));
  const { definitions } = withReports(reports, () => toSchemasOrPlace(toSchemas, declarations.filter(isConcrete)));
  // Its declared type includes boolean schemas, which no exported type produces.
  const schemas = definitions as unknown as TypeDefinitions["schemas"];
  return { schemas, locations: locationsOf(declarations) };
}

/** Throws the mistakes in computed types, also if another type has no schema. */
function withReports<T>({ diagnostics }: TypeReports, run: () => T): T {
  try {
    const result = run();
    throwIfAny(diagnostics);
    return result;
  } catch (error) {
    throw error instanceof SpecError ? new SpecError([...new Set([...diagnostics, ...error.diagnostics])]) : error;
  }
}

/** Finds the type that causes an unexpected error by converting each type separately. */
function toSchemasOrPlace<T>(toSchemas: (of: readonly Declared[]) => T, declarations: readonly Declared[]): T {
  try {
    return toSchemas(declarations);
  } catch (error) {
    if (!(error instanceof SpecError)) {
      for (const declared of declarations) {
        const { source, node } = declared;
        during(`the type ${node.name.text} of ${locationOf(source, 0).file}`, () => toSchemas([declared]));
      }
    }
    throw error;
  }
}

/** Reports types that the library has no schema for, such as `this`, as mistakes in the spec. */
function createSchema<T>(create: () => T): T {
  try {
    return create();
  } catch (error) {
    const { file, start = 0, length = 0 } = error instanceof BaseError ? error.diagnostic : {};
    if (file === undefined) {
      throw error;
    }
    const message = `\`${file.text.slice(start, start + length)}\`, a type that forms do not support`;
    throw new SpecError([{ at: locationOf(file, start), path: "", message, hint: FIELD_TYPES }]);
  }
}

const CONFIG: Parameters<typeof createParser>[1] = {
  expose: "export",
  topRef: true,
  jsDoc: "extended",
  markdownDescription: false,
  sortProps: false,
  strictTuples: false,
  // Types are checked elsewhere, with messages of our own.
  skipTypeCheck: true,
  encodeRefs: false,
  minify: false,
  extraTags: ["wire"],
  additionalProperties: false,
  discriminatorType: "json-schema",
  functions: "fail",
};

function isExportedType(node: ts.Statement): node is TypeDeclaration {
  const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
  return isType && (node.modifiers ?? []).some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword);
}

/** Generic types have a schema only with their arguments. */
function isConcrete({ node }: Declared): boolean {
  return !isGenericType(node) || isTypeOfEntity(node);
}

/** The locations of types and their fields. */
function locationsOf(declarations: readonly Declared[]): ReadonlyMap<string, SourceLocation> {
  const locations = new Map<string, SourceLocation>();
  for (const { source, node } of declarations) {
    locations.set(node.name.text, locationOf(source, node.name.getStart()));
    for (const member of ts.isInterfaceDeclaration(node) ? node.members : []) {
      locations.set(`${node.name.text}.${member.name?.getText() ?? ""}`, locationOf(source, member.getStart()));
    }
  }
  return locations;
}

/** Keeps null with `@asType integer`, which otherwise replaces the whole type of `number | null`. */
function keepNulls(chain: MutableTypeFormatter, formatter: TypeFormatter): void {
  chain.addTypeFormatter(new NullIntegerFormatter(formatter));
}

class NullIntegerFormatter extends AnnotatedTypeFormatter {
  override getDefinition(type: AnnotatedType): Definition {
    const definition = super.getDefinition(type);
    const { type: stated } = this.childTypeFormatter.getDefinition(type.getType());
    const isNullable = Array.isArray(stated) && stated.includes("null");
    return definition.type === "integer" && isNullable ? { ...definition, type: ["integer", "null"] } : definition;
  }
}
