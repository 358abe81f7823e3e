import {
  AnnotatedType,
  type BaseType,
  CircularReferenceNodeParser,
  type Context,
  DefinitionType,
  ExtendedAnnotationsReader,
  type MutableParser,
  type NodeParser,
  type SubNodeParser,
} from "ts-json-schema-generator";
import ts from "typescript";
import { isComputed, isComputedInterface, isGeneric } from "./computed-nodes.ts";
import { ComputedTypes } from "./computed-types.ts";
import { type ImportedNames, ImportedTextsParser } from "./imported-texts.ts";
import { declarationsOf, isExported, originOf } from "./type-origins.ts";
import type { TypeReports } from "./type-reports.ts";
import { InternalParser, ReadonlyParser, WrappingParser } from "./wrapping-parsers.ts";

interface ParserSetting {
  readonly checker: ts.TypeChecker;
  readonly reports: TypeReports;
  readonly names: ImportedNames;
}

/** Adds parsers before those of ts-json-schema-generator, for types that it would read in part or wrongly. */
export function addComputedParsers(
  chain: MutableParser & NodeParser,
  { checker, reports, names }: ParserSetting,
): void {
  const reader = new ExtendedAnnotationsReader(checker, new Set(["wire"]), false);
  const annotationsOf = (node: ts.Node) => reader.getAnnotations(node) ?? {};
  const types = new ComputedTypes({ checker, chain, reports, names, annotationsOf });
  chain
    .addNodeParser(new ReadonlyParser(chain))
    .addNodeParser(new InternalParser(chain))
    .addNodeParser(new ImportedTextsParser(names))
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
