import {
  AnyType,
  ArrayType,
  type BaseType,
  Context,
  LiteralType,
  NullType,
  NumberType,
  ObjectType,
  UnionType,
  UnknownType,
} from "ts-json-schema-generator";
import ts from "typescript";
import { annotated, ComputedProperties, MERGED, type Place, type ResolverSetting } from "./computed-properties.ts";
import { itemNodeOf } from "./item-types.ts";
import { hasTexts, literalSourcesOf, memberOf } from "./literal-sources.ts";
import { keepsCommonFields } from "./merged-unions.ts";
import { describeNumbers } from "./number-unions.ts";
import { isEnum, primitiveOf, withoutTwins } from "./primitive-types.ts";
import { isNullable, taggedArguments } from "./tagged-aliases.ts";
import { isExported, originOf, withoutParentheses } from "./type-origins.ts";
import { describeTypeWithoutSchema, printed } from "./types-without-schema.ts";

const NOTHING = ts.TypeFlags.Undefined | ts.TypeFlags.Void;

/**
 * Converts types as the compiler resolves them. A property that is declared with the same type keeps the names and tags
 * of its declaration.
 */
export class ComputedTypes {
  readonly #setting: ResolverSetting;
  readonly #properties: ComputedProperties;
  /** The objects and properties that are being converted. */
  readonly #active: (ts.Type | ts.Symbol)[] = [];
  #count = 0;

  constructor(setting: ResolverSetting) {
    this.#setting = setting;
    this.#properties = new ComputedProperties(setting, (type, node) => this.resolve(type, node));
  }

  /** Converts a computed type node. */
  resolveNode(node: ts.TypeNode): BaseType {
    const { checker, reports } = this.#setting;
    return reports.at(node, () => {
      this.#reportMerged(node);
      return this.#taggedType(node) ?? this.#memberType(node) ?? this.resolve(checker.getTypeFromTypeNode(node), node);
    });
  }

  /** Keeps the tags of `Sku` in `NonNullable<Sku | null>`, and reports other types that would lose them. */
  #taggedType(node: ts.TypeNode): BaseType | null {
    const { checker, chain, reports } = this.#setting;
    const [alias] = taggedArguments(checker, node);
    const name = alias === undefined || !ts.isTypeReferenceNode(node) ? "" : node.typeName.getText();
    if (alias !== undefined && name === "NonNullable") {
      return isNullable(checker, alias)
        ? annotated(this.resolve(checker.getTypeFromTypeNode(node), node), this.#setting.annotationsOf(alias))
        : chain.createType(alias, new Context());
    }
    if (alias !== undefined) {
      const message = `"${alias.name.text}" as an argument of "${name}", where its tags would be lost`;
      reports.add({ message, hint: "the fields written out in an interface, or the type without its alias" });
    }
    return null;
  }

  /** Reports `Omit<A | B, …>` and `Pick<A | B, …>`: they keep only the fields that all interfaces have. */
  #reportMerged(node: ts.TypeNode): void {
    const { checker, reports } = this.#setting;
    if (keepsCommonFields(checker, node)) {
      const message = `\`${node.getText().slice(0, LONGEST)}\`, which keeps only the fields that all of them have`;
      reports.add({ message, hint: MERGED });
    }
  }

  /** Converts an interface with all its inherited properties. */
  resolveInterface(node: ts.InterfaceDeclaration): BaseType {
    const { checker, reports } = this.#setting;
    return reports.at(node.name, () => {
      for (const base of (node.heritageClauses ?? []).flatMap(({ types }) => types)) {
        this.#reportMerged(base);
      }
      const type = checker.getTypeAtLocation(node);
      if (checker.getIndexInfosOfType(type).length > 0) {
        reports.add({ message: `"${node.name.text}", which extends a list or a map`, hint: INDEXED });
        return new AnyType();
      }
      return this.#toObject(type, node);
    });
  }

  /** Converts `Ticket["status"]` and `NonNullable<Ticket["status"]>` by the declaration of the field. */
  #memberType(node: ts.TypeNode): BaseType | null {
    const { checker } = this.#setting;
    const member = nonNullable(node) ?? node;
    const item = itemNodeOf(checker, member);
    if (item !== undefined && member === node) {
      return this.#setting.chain.createType(item, new Context());
    }
    const index = ts.isIndexedAccessTypeNode(member) ? withoutParentheses(member.indexType) : undefined;
    if (!ts.isIndexedAccessTypeNode(member) || index === undefined || !ts.isLiteralTypeNode(index)) {
      return null;
    }
    const { literal } = index;
    const symbol = ts.isStringLiteral(literal) ? memberOf(checker, member.objectType, literal.text) : undefined;
    if (symbol === undefined) {
      return null;
    }
    const type = member === node ? checker.getTypeOfSymbol(symbol) : checker.getTypeFromTypeNode(node);
    return this.#unlessActive(symbol, type, () => this.#properties.valueOf(symbol, { type, node }));
  }

  /** Converts a type. The node that leads to it has the names of its values. */
  resolve(type: ts.Type, node: ts.Node): BaseType {
    const { checker, chain, reports } = this.#setting;
    if (reports.isReported()) {
      return new AnyType();
    }
    const declaration = this.#declarationOf(type, node);
    if (declaration !== null) {
      return chain.createType(declaration, new Context());
    }
    const unfit = type.isUnion() && !isEnum(type) ? null : describeTypeWithoutSchema(checker, type, node);
    if (unfit !== null) {
      reports.add(unfit);
      return new AnyType();
    }
    return primitiveOf(type) ?? (type.isUnion() ? this.#toUnion(type, node) : this.#toArrayOrObject(type, node));
  }

  /** The declaration of an exported type of the spec, whose name the schema keeps. */
  #declarationOf(type: ts.Type, node: ts.Node): ts.Node | null {
    const isGeneric = (type.aliasTypeArguments ?? []).length > 0;
    const alias = isGeneric ? undefined : type.aliasSymbol?.declarations?.find(ts.isTypeAliasDeclaration);
    if (alias !== undefined && originOf(alias) === "spec" && isExported(alias) && !isTypeOf(alias, node)) {
      return alias;
    }
    const [declared] = (type.symbol as ts.Symbol | undefined)?.declarations ?? [];
    const isInterface = declared !== undefined && ts.isInterfaceDeclaration(declared) && declared !== node;
    return isInterface && originOf(declared) === "spec" && declared.typeParameters === undefined ? declared : null;
  }

  #toArrayOrObject(type: ts.Type, node: ts.Node): BaseType {
    const { checker } = this.#setting;
    const [item] = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
    return item === undefined ? this.#toObject(type, node) : new ArrayType(this.resolve(item, node));
  }

  #toObject(type: ts.Type, node: ts.Node): BaseType {
    return this.#unlessActive(type, type, () => {
      const { checker } = this.#setting;
      const properties = this.#properties.of(type, node);
      const others = checker
        .getIndexInfosOfType(type)
        .find(({ keyType }) => (keyType.flags & ts.TypeFlags.String) !== 0);
      this.#count += 1;
      return new ObjectType(
        `computed-${this.#count}`,
        [],
        [...properties],
        others ? this.#toOther(others.type, node) : false,
      );
    });
  }

  /** The type of the values of a map; `unknown` allows any JSON. */
  #toOther(type: ts.Type, node: ts.Node): BaseType {
    return (type.flags & ts.TypeFlags.Unknown) !== 0 ? new UnknownType(false) : this.resolve(type, node);
  }

  /** Reports a type that contains itself. */
  #unlessActive(key: ts.Type | ts.Symbol, type: ts.Type, run: () => BaseType): BaseType {
    if (this.#active.includes(key) || this.#active.length > DEEPEST) {
      const message = `\`${printed(this.#setting.checker, type)}\`, a type that contains itself`;
      this.#setting.reports.add({ message, hint: RECURSIVE });
      return new AnyType();
    }
    this.#active.push(key);
    try {
      return run();
    } finally {
      this.#active.pop();
    }
  }

  #toUnion(type: ts.UnionType, node: ts.Node): BaseType {
    const types = type.types.filter(({ flags }) => (flags & NOTHING) === 0);
    const others = types.filter(({ flags }) => (flags & ts.TypeFlags.Null) === 0);
    const nulls = others.length === types.length ? [] : [new NullType()];
    return new UnionType([...this.#toValues(others, { type, node }), ...nulls]).normalize();
  }

  /** The types of a union without null. */
  #toValues(types: readonly ts.Type[], at: Place): readonly BaseType[] {
    if (types.every((each) => each.isStringLiteral())) {
      const values = types.map(({ value }) => value);
      return [this.#toTexts(values, at)];
    }
    if (types.length > 1 && types.every((each) => each.isNumberLiteral())) {
      const numbers = types.map(({ value }) => value);
      this.#setting.reports.add(describeNumbers(at.node.getText().slice(0, LONGEST), numbers));
      return [new NumberType()];
    }
    return withoutTwins(types).map((each) => this.resolve(each, at.node));
  }

  /** A union of texts: under the name of an alias with the same texts, and in the order of the source. */
  #toTexts(values: readonly string[], { type, node }: { readonly type: ts.Type; readonly node: ts.Node }): BaseType {
    const { checker, chain, names } = this.#setting;
    const { order, aliases } = literalSourcesOf(checker, node);
    const named = aliases.find((alias) => !isTypeOf(alias, node) && hasTexts(checker, alias, values));
    if (named !== undefined) {
      return chain.createType(named, new Context());
    }
    const sorted = [...values].sort((a, b) => order.indexOf(a) - order.indexOf(b));
    const alias = type.aliasSymbol?.declarations?.find(ts.isTypeAliasDeclaration);
    const isNamed = alias !== undefined && originOf(alias) === "import" && alias.typeParameters === undefined;
    return isNamed && !ts.isTypeAliasDeclaration(node.parent)
      ? names.toType(alias.name.text, sorted)
      : new UnionType(sorted.map((value) => new LiteralType(value))).normalize();
  }
}

const INDEXED = "a base with fields of their own names; a list or a map can be the type of a field";

/** Maximum length of a type in a message. */
const LONGEST = 60;

/** Maximum depth of objects. Utility types over recursive types give new types without end. */
const DEEPEST = 24;

const RECURSIVE = "the id of the other record, or Record<string, unknown> for free JSON";

/** The type `T` of `NonNullable<T>`. */
function nonNullable(node: ts.TypeNode): ts.TypeNode | undefined {
  const isNonNullable = ts.isTypeReferenceNode(node) && node.typeName.getText() === "NonNullable";
  return isNonNullable ? node.typeArguments?.[0] : undefined;
}

/** Whether a node is the whole type of an alias. */
function isTypeOf(alias: ts.TypeAliasDeclaration, node: ts.Node): boolean {
  return withoutParentheses(alias.type) === node;
}
