import {
  AliasType,
  type BaseType,
  DefinitionType,
  LiteralType,
  NullType,
  type SubNodeParser,
  UnionType,
} from "ts-json-schema-generator";
import ts from "typescript";
import { originOf } from "./type-origins.ts";
import type { TypeReports } from "./type-reports.ts";

/** Names the unions of texts of imported files: their labels are found by these names. */
export class ImportedNames {
  readonly #reports: TypeReports;
  /** The names of the spec's own types. */
  readonly #taken: ReadonlySet<string>;
  readonly #values = new Map<string, string>();

  constructor(reports: TypeReports, taken: ReadonlySet<string>) {
    this.#reports = reports;
    this.#taken = taken;
  }

  /** A named union of texts. Reports a name that another type has. */
  toType(name: string, texts: readonly string[]): BaseType {
    const values = JSON.stringify([...texts].sort());
    const known = this.#values.get(name) ?? values;
    if (known !== values || this.#taken.has(name)) {
      const message = `the texts ${texts.slice(0, MAX_TEXTS).join(", ")} would have the name of another type, "${name}"`;
      const hint = "a type of the spec for this field: `export type Other = NonNullable<…>`, and Omit<…> of the field";
      this.#reports.add({ message, hint });
    }
    this.#values.set(name, values);
    const union = new UnionType(texts.map((text) => new LiteralType(text))).normalize();
    // The id of an alias distinguishes unions with the same texts.
    return new DefinitionType(name, new AliasType(`imported-${name}`, union));
  }
}

/** Maximum number of texts in a message. */
const MAX_TEXTS = 3;

/** Names the union of texts of an imported property after type and property: `PetStatus`. */
export class ImportedTextsParser implements SubNodeParser {
  readonly #names: ImportedNames;

  constructor(names: ImportedNames) {
    this.#names = names;
  }

  supportsNode(node: ts.Node): boolean {
    const isTexts = ts.isUnionTypeNode(node) && originOf(node) === "import" && node.types.every(isTextOrNull);
    return isTexts && nameOf(node) !== null;
  }

  createType(node: ts.UnionTypeNode): BaseType {
    const texts = node.types.flatMap((each) => textOf(each) ?? []);
    const named = this.#names.toType(nameOf(node) ?? "", texts);
    return texts.length === node.types.length ? named : new UnionType([named, new NullType()]);
  }
}

function isTextOrNull(node: ts.TypeNode): boolean {
  const isNull = ts.isLiteralTypeNode(node) && node.literal.kind === ts.SyntaxKind.NullKeyword;
  return isNull || textOf(node) !== null;
}

function textOf(node: ts.TypeNode): string | null {
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : null;
}

/** `Pet` and `status` of `components["schemas"]["Pet"]["status"]`: `PetStatus`. */
function nameOf(node: ts.Node): string | null {
  const property = ts.findAncestor(node, ts.isPropertySignature);
  const owner = property && ts.findAncestor(property.parent, isNamedOwner);
  const name = (owner as Partial<ts.NamedDeclaration> | undefined)?.name?.getText();
  // `schemas` of openapi-typescript only contains the types.
  const prefix = name === "schemas" ? "" : name;
  return property === undefined || prefix === undefined ? null : toPascal(prefix) + toPascal(property.name.getText());
}

/** Whether a node is a property or type whose name can begin a type name: the status codes of responses cannot. */
function isNamedOwner(node: ts.Node): boolean {
  return isType(node) || (ts.isPropertySignature(node) && /^[A-Z]/.test(toPascal(node.name.getText())));
}

function isType(node: ts.Node): boolean {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}

function toPascal(text: string): string {
  return text
    .split(/[^a-zA-Z0-9]+/)
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join("");
}
