import {
  AnnotatedType,
  type BaseType,
  CircularReferenceNodeParser,
  type Context,
  DefinitionType,
  ExtendedAnnotationsReader,
  LiteralType,
  type MutableParser,
  type NodeParser,
  NullType,
  type SubNodeParser,
  UnionType,
} from "ts-json-schema-generator";
import ts from "typescript";
import { isComputed, isComputedInterface, isGeneric } from "./computed-nodes.ts";
import { ComputedTypes } from "./computed-types.ts";
import { declarationsOf, isExported, originOf } from "./type-origins.ts";
import type { TypeReports } from "./type-reports.ts";
import { InternalParser, ReadonlyParser, WrappingParser } from "./wrapping-parsers.ts";

/** Adds parsers before those of ts-json-schema-generator, for types that it would read in part or wrongly. */
export function addComputedParsers(
  chain: MutableParser & NodeParser,
  { checker, reports }: { readonly checker: ts.TypeChecker; readonly reports: TypeReports },
): void {
  const reader = new ExtendedAnnotationsReader(checker, new Set(["wire"]), false);
  const annotationsOf = (node: ts.Node) => reader.getAnnotations(node) ?? {};
  const types = new ComputedTypes({ checker, chain, reports, annotationsOf });
  chain
    .addNodeParser(new ReadonlyParser(chain))
    .addNodeParser(new InternalParser(chain))
    .addNodeParser(new ImportedTextsParser())
    .addNodeParser(new ComputedNodeParser(checker, types))
    .addNodeParser(new GenericParser(chain, checker))
    .addNodeParser(
      new CircularReferenceNodeParser(
        new ComputedInterfaceParser(checker, (node) => {
          const type = types.resolveInterface(node);
          const annotations = annotationsOf(node);
          return Object.keys(annotations).length === 0 ? type : new AnnotatedType(type, annotations, false);
        }),
      ),
    );
}

class ComputedNodeParser implements SubNodeParser {
  readonly #checker: ts.TypeChecker;
  readonly #types: ComputedTypes;

  constructor(checker: ts.TypeChecker, types: ComputedTypes) {
    this.#checker = checker;
    this.#types = types;
  }

  supportsNode(node: ts.Node): boolean {
    return isComputed(this.#checker, node);
  }

  createType(node: ts.TypeNode): BaseType {
    return this.#types.resolveNode(node);
  }
}

class ComputedInterfaceParser implements SubNodeParser {
  readonly #checker: ts.TypeChecker;
  readonly #toType: (node: ts.InterfaceDeclaration) => BaseType;

  constructor(checker: ts.TypeChecker, toType: (node: ts.InterfaceDeclaration) => BaseType) {
    this.#checker = checker;
    this.#toType = toType;
  }

  supportsNode(node: ts.Node): boolean {
    return isComputedInterface(this.#checker, node);
  }

  createType(
    node: ts.InterfaceDeclaration,
    _: Context,
    reference?: { setId(id: string): void; setName(name: string): void },
  ): BaseType {
    reference?.setId(`interface-${node.name.text}`);
    reference?.setName(node.name.text);
    const type = this.#toType(node);
    return isExported(node) ? new DefinitionType(node.name.text, type) : type;
  }
}

/** Writes out a generic type with its arguments: a name such as `Page<Plan>` cannot be one of a schema. */
class GenericParser extends WrappingParser {
  readonly #checker: ts.TypeChecker;

  constructor(chain: NodeParser, checker: ts.TypeChecker) {
    super(chain);
    this.#checker = checker;
  }

  protected isWrapped(node: ts.Node): boolean {
    if (!ts.isTypeReferenceNode(node) || !isGeneric(node)) {
      return false;
    }
    const [first] = declarationsOf(this.#checker, node);
    return first !== undefined && originOf(first) === "spec";
  }

  protected wrap(type: BaseType): BaseType {
    return type instanceof DefinitionType ? type.getType() : type;
  }
}

/** Names the union of texts of an imported property after type and property: `PetStatus`. */
class ImportedTextsParser implements SubNodeParser {
  supportsNode(node: ts.Node): boolean {
    return (
      ts.isUnionTypeNode(node) && originOf(node) === "import" && node.types.every(isTextOrNull) && nameOf(node) !== null
    );
  }

  createType(node: ts.UnionTypeNode): BaseType {
    const texts = node.types.flatMap((each) => textOf(each) ?? []);
    const named = new DefinitionType(nameOf(node) ?? "", new UnionType(texts.map((text) => new LiteralType(text))));
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
  const owner = property && ts.findAncestor(property.parent, (each) => ts.isPropertySignature(each) || isType(each));
  const name = (owner as Partial<ts.NamedDeclaration> | undefined)?.name?.getText();
  return property === undefined || name === undefined ? null : toPascal(name) + toPascal(property.name.getText());
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
