import {
  AnnotatedType,
  type BaseType,
  type Context,
  DefinitionType,
  type NodeParser,
  type SubNodeParser,
} from "ts-json-schema-generator";
import ts from "typescript";
import { isExported } from "./type-origins.ts";

/** Parses nodes that no other call of this parser is parsing: its own calls reach the next parser of the chain. */
export abstract class WrappingParser implements SubNodeParser {
  readonly #chain: NodeParser;
  readonly #active = new Set<ts.Node>();

  constructor(chain: NodeParser) {
    this.#chain = chain;
  }

  protected abstract isWrapped(node: ts.Node): boolean;
  protected abstract wrap(type: BaseType, node: ts.Node): BaseType;

  supportsNode(node: ts.Node): boolean {
    return !this.#active.has(node) && this.isWrapped(node);
  }

  createType(node: ts.Node, context: Context): BaseType {
    this.#active.add(node);
    try {
      return this.wrap(this.#chain.createType(node, context), node);
    } finally {
      this.#active.delete(node);
    }
  }
}

const READ_ONLY = { readOnly: true };

/** Gives `readonly id: string` the schema of `@readOnly`. */
export class ReadonlyParser extends WrappingParser {
  protected isWrapped(node: ts.Node): boolean {
    const { parent } = node as { readonly parent?: ts.Node };
    return parent !== undefined && ts.isPropertySignature(parent) && parent.type === node && isReadonly(parent);
  }

  protected wrap(type: BaseType): BaseType {
    return new AnnotatedType(type, READ_ONLY, false);
  }
}

/** Removes what `ReadonlyParser` has added. */
export function withoutReadonly(type: BaseType): BaseType {
  return type instanceof AnnotatedType && type.getAnnotations() === READ_ONLY ? type.getType() : type;
}

/** Whether a property has the modifier `readonly`. */
export function isReadonly(node: ts.PropertySignature): boolean {
  return (node.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword);
}

/** Keeps the name of an exported type with the tag `@internal`, which is for readers only. */
export class InternalParser extends WrappingParser {
  protected isWrapped(node: ts.Node): boolean {
    const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
    return isType && isExported(node) && ts.getJSDocTags(node).some(({ tagName }) => tagName.text === "internal");
  }

  protected wrap(type: BaseType, node: ts.Node): BaseType {
    const name = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) ? node.name.text : "";
    return type instanceof DefinitionType ? type : new DefinitionType(name, type);
  }
}
