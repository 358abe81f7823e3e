import {
  AnnotatedType,
  type BaseType,
  Context,
  type NodeParser,
  NullType,
  ObjectProperty,
  UnionType,
} from "ts-json-schema-generator";
import ts from "typescript";
import { withImportedFormat } from "./imported-formats.ts";
import type { ImportedNames } from "./imported-texts.ts";
import { declarationsByKey, declarationsOf } from "./property-declarations.ts";
import { originOf } from "./type-origins.ts";
import type { TypeReports } from "./type-reports.ts";
import { isReadonly, withoutReadonly } from "./wrapping-parsers.ts";

/** What the resolver needs of its surroundings. */
export interface ResolverSetting {
  readonly checker: ts.TypeChecker;
  /** Parses nodes whose type is written out, with names and tags. */
  readonly chain: NodeParser;
  readonly reports: TypeReports;
  readonly names: ImportedNames;
  /** Reads the tags of a property. */
  readonly annotationsOf: (node: ts.Node) => Annotations;
}

type Annotations = Readonly<Record<string, unknown>>;

/** A type, and the node that leads to it. */
export interface Place {
  readonly type: ts.Type;
  readonly node: ts.Node;
}

/** Tags that are not about the type of a value. */
const ABOUT_FIELDS: readonly string[] = ["deprecated", "description", "readOnly", "title", "wire"];

const NOTHING = ts.TypeFlags.Undefined;

type Resolve = (type: ts.Type, node: ts.Node) => BaseType;

/** Converts the properties of resolved types. */
export class ComputedProperties {
  readonly #setting: ResolverSetting;
  readonly #resolve: Resolve;

  constructor(setting: ResolverSetting, resolve: Resolve) {
    this.#setting = setting;
    this.#resolve = resolve;
  }

  /** The properties of an object type, inherited ones first. */
  of(type: ts.Type, node: ts.Node): readonly ObjectProperty[] {
    const { checker, reports } = this.#setting;
    return inherited(checker, type, node).flatMap((symbol) => {
      const name = ts.unescapeLeadingUnderscores(symbol.escapedName);
      const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
      if (isOptional && isNever(checker.getTypeOfSymbol(symbol))) {
        return [];
      }
      const property = reports.within(name, () => this.#typeOf(symbol, node));
      return [new ObjectProperty(name, property, !isOptional)];
    });
  }

  /** The type of `Ticket["id"]`: with its tags, but not read-only as the field is. */
  valueOf(symbol: ts.Symbol, at: Place): BaseType {
    const { base, tags } = this.#partsOf(symbol, at);
    const { readOnly: _, ...others } = tags;
    return annotated(base, others);
  }

  /** The type of a property, with its tags. */
  #typeOf(symbol: ts.Symbol, node: ts.Node): BaseType {
    const { base, tags } = this.#partsOf(symbol, { type: this.#setting.checker.getTypeOfSymbol(symbol), node });
    return annotated(base, isReadonlySymbol(symbol) ? { ...tags, readOnly: true } : tags);
  }

  #partsOf(symbol: ts.Symbol, { type, node }: Place): { readonly base: BaseType; readonly tags: Annotations } {
    const own = declarationsOf(symbol);
    const declarations = own.length === 0 ? declarationsByKey(this.#setting.checker, symbol) : own;
    if (isMapped(symbol) && declarations.length > 1) {
      this.#setting.reports.add({
        message: "a field of several branches of a union, which would be merged",
        hint: MERGED,
      });
    }
    const base = this.#declaredType(declarations, type) ?? this.#resolve(type, declarations[0]?.type ?? node);
    return { base, tags: this.#annotationsOf(declarations, type) };
  }

  /** The type as it is declared, with its names and tags, also if only null was added or removed. */
  #declaredType(declarations: readonly ts.PropertySignature[], type: ts.Type): BaseType | null {
    const nodes = declarations.flatMap((each) => each.type ?? []);
    const same = nodes.find((each) => this.#isSame(each, type, NOTHING));
    if (same !== undefined) {
      return this.#parse(same);
    }
    const similar = nodes.find((each) => this.#isSame(each, type, NOTHING | ts.TypeFlags.Null));
    const parsed = similar === undefined ? null : this.#parse(similar);
    if (parsed === null || partsOf(type).some(({ flags }) => (flags & ts.TypeFlags.Null) !== 0)) {
      return parsed && new UnionType([parsed, new NullType()]);
    }
    // The alias of a nullable type has null within it.
    return parsed instanceof UnionType
      ? new UnionType(parsed.getTypes().filter((each) => !(each instanceof NullType))).normalize()
      : null;
  }

  #parse(node: ts.TypeNode): BaseType {
    return withoutReadonly(this.#setting.chain.createType(node, new Context()));
  }

  /** The tags of all declarations; later ones of an intersection replace earlier ones. */
  #annotationsOf(declarations: readonly ts.PropertySignature[], type: ts.Type): Annotations {
    return Object.assign({}, ...declarations.map((each) => this.#tagsOf(each, type)));
  }

  /** The tags of a declaration. If the type was mapped to another one, only those that are not about the value. */
  #tagsOf(declaration: ts.PropertySignature, type: ts.Type): Annotations {
    const { checker, annotationsOf } = this.#setting;
    const tags = annotationsOf(declaration);
    const written = declaration.type === undefined ? type : checker.getTypeFromTypeNode(declaration.type);
    if (partsOf(written).some(isDate) && partsOf(type).every(isTextOrNothing)) {
      return { format: "date-time", ...tags };
    }
    if (!isSameKind(checker, written, type)) {
      return Object.fromEntries(Object.entries(tags).filter(([tag]) => ABOUT_FIELDS.includes(tag)));
    }
    return originOf(declaration) === "import" ? withImportedFormat(declaration, tags) : tags;
  }

  /** Whether a declared type is that of the property, apart from undefined and the like. */
  #isSame(node: ts.TypeNode, type: ts.Type, ignored: ts.TypeFlags): boolean {
    const declared = without(ignored, this.#setting.checker.getTypeFromTypeNode(node));
    const wanted = without(ignored, type);
    return declared.length === wanted.length && declared.every((each) => wanted.includes(each));
  }
}

/** The remedy for a type that would merge the interfaces of a union. */
export const MERGED = "Omit or Pick of each interface of the union, as an interface of its own";

/** The properties of an interface in the order of its bases, or of another type. */
function inherited(checker: ts.TypeChecker, type: ts.Type, node: ts.Node): readonly ts.Symbol[] {
  const all = inSourceOrder(checker.getPropertiesOfType(type));
  if (!ts.isInterfaceDeclaration(node)) {
    return all;
  }
  const bases = (node.heritageClauses ?? []).flatMap(({ types }) => types);
  const names = bases.flatMap((base) => inSourceOrder(checker.getPropertiesOfType(checker.getTypeAtLocation(base))));
  const order = [...new Set([...names, ...all].map(({ escapedName }) => escapedName))];
  return order.flatMap((name) => all.find(({ escapedName }) => escapedName === name) ?? []);
}

/** Sorts the properties of each declared object by their position: `Omit` has them in an order of its own. */
function inSourceOrder(symbols: readonly ts.Symbol[]): readonly ts.Symbol[] {
  const objects = new Map<ts.Node | undefined, ts.Symbol[]>();
  for (const symbol of symbols) {
    const parent = declarationsOf(symbol)[0]?.parent;
    objects.set(parent, [...(objects.get(parent) ?? []), symbol]);
  }
  const positionOf = (symbol: ts.Symbol) => declarationsOf(symbol)[0]?.pos ?? 0;
  return [...objects.values()].flatMap((each) => each.sort((a, b) => positionOf(a) - positionOf(b)));
}

function without(ignored: ts.TypeFlags, type: ts.Type): readonly ts.Type[] {
  return partsOf(type).filter(({ flags }) => (flags & ignored) === 0);
}

function partsOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function isNever(type: ts.Type): boolean {
  return without(NOTHING, type).every(({ flags }) => (flags & ts.TypeFlags.Never) !== 0);
}

function isDate({ symbol }: ts.Type): boolean {
  const [declaration] = (symbol as ts.Symbol | undefined)?.declarations ?? [];
  return declaration !== undefined && symbol.name === "Date" && originOf(declaration) === "library";
}

function isTextOrNothing({ flags }: ts.Type): boolean {
  return (flags & (ts.TypeFlags.String | ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0;
}

/** Whether both are texts, numbers, booleans, lists or objects. A type parameter can be anything. */
function isSameKind(checker: ts.TypeChecker, a: ts.Type, b: ts.Type): boolean {
  const kindsOf = (type: ts.Type) => without(NOTHING, type).flatMap((part) => kindOf(checker, part) ?? []);
  const [first, second] = [kindsOf(a), kindsOf(b)];
  return first.length === 0 || second.length === 0 || first.some((kind) => second.includes(kind));
}

function kindOf(checker: ts.TypeChecker, type: ts.Type): string | null {
  const [kind] = Object.entries(KINDS).find(([, flags]) => (type.flags & flags) !== 0) ?? [];
  return kind === "object" && checker.isArrayType(type) ? "list" : (kind ?? null);
}

const KINDS = {
  boolean: ts.TypeFlags.BooleanLike,
  number: ts.TypeFlags.NumberLike,
  object: ts.TypeFlags.Object,
  text: ts.TypeFlags.StringLike,
};

/** Flags of symbols that the compiler makes itself (`CheckFlags` of TypeScript, which its declarations leave out). */
const CHECK = { Readonly: 8, Mapped: 262_144 };

function checkFlagsOf(symbol: ts.Symbol): number {
  return (symbol as { readonly links?: { readonly checkFlags?: number } }).links?.checkFlags ?? 0;
}

/** Whether a property comes from a mapped type, such as `Pick`. */
function isMapped(symbol: ts.Symbol): boolean {
  return (checkFlagsOf(symbol) & CHECK.Mapped) !== 0;
}

function isReadonlySymbol(symbol: ts.Symbol): boolean {
  const isMade = (symbol.flags & ts.SymbolFlags.Transient) !== 0;
  return isMade ? (checkFlagsOf(symbol) & CHECK.Readonly) !== 0 : declarationsOf(symbol).some(isReadonly);
}

/** A type with tags. */
export function annotated(base: BaseType, tags: Annotations): BaseType {
  return Object.keys(tags).length === 0 ? base : new AnnotatedType(base, { ...tags }, false);
}
