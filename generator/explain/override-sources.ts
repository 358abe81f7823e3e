import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { handFolder } from "../places/product-places.js";

/** One slot that an entity's overrides fill, and where. */
export interface FilledSlot {
  /** `display.code`, `form`, `screens.list`. */
  readonly slot: string;
  readonly file: string;
  readonly line: number;
  /** The component, as named there; empty where it is written out in place. */
  readonly by: string;
}

const REGISTRY = "console/overrides/registry.ts";
const REGISTRY_NAME = "overrideRegistry";

/** Slots whose value has a slot a name. */
const GROUPS = ["display", "widgets", "screens"];

/** The slots that the registry of overrides fills for an entity, read from the syntax of its files. */
export function readFilledSlots(root: string, entity: string): readonly FilledSlot[] {
  const sources = new Sources(root);
  const registry = sources.read(`${handFolder(root)}/${REGISTRY}`)?.declaration(REGISTRY_NAME) ?? null;
  return membersOf(registry)
    .filter(({ name }) => name === "entities")
    .flatMap(({ value }) => membersOf(value))
    .filter(({ name }) => name === entity)
    .flatMap(({ value }) => membersOf(value))
    .flatMap((member) =>
      GROUPS.includes(member.name)
        ? membersOf(member.value).map((slot) => toSlot(`${member.name}.${slot.name}`, slot))
        : [toSlot(member.name, member)],
    );
}

function toSlot(slot: string, { source, at, value }: Member): FilledSlot {
  const { line } = source.tree.getLineAndCharacterOfPosition(at.getStart(source.tree));
  return { slot, file: source.file, line: line + 1, by: ts.isIdentifier(value.node) ? value.node.text : "" };
}

/** An expression, and the file it stands in. */
interface LocatedExpression {
  readonly node: ts.Expression;
  readonly source: Source;
}

interface Member {
  readonly name: string;
  readonly value: LocatedExpression;
  /** Where the member is given its value. */
  readonly at: ts.Node;
  readonly source: Source;
}

/** What an object holds, wherever it is declared; of two members of one name, the one that wins. */
function membersOf(object: LocatedExpression | null): readonly Member[] {
  const resolved = object === null ? null : resolve(object);
  if (resolved === null || !ts.isObjectLiteralExpression(resolved.node)) {
    return [];
  }
  const { source } = resolved;
  const members = new Map<string, Member>();
  for (const property of resolved.node.properties) {
    for (const member of toMembers(property, source)) {
      members.set(member.name, member);
    }
  }
  return [...members.values()];
}

function toMembers(at: ts.ObjectLiteralElementLike, source: Source): readonly Member[] {
  if (ts.isSpreadAssignment(at)) {
    return membersOf({ node: at.expression, source });
  }
  const name = at.name !== undefined && !ts.isComputedPropertyName(at.name) ? at.name.text : "";
  if (ts.isShorthandPropertyAssignment(at)) {
    return [{ name, value: { node: at.name, source }, at, source }];
  }
  if (ts.isPropertyAssignment(at)) {
    return [{ name, value: { node: at.initializer, source }, at, source }];
  }
  // A method is a component written out in place.
  return [{ name, value: { node: ts.factory.createNull(), source }, at, source }];
}

/** Follows names to the object that they stand for, within a file and through its imports. */
function resolve({ node, source }: LocatedExpression): LocatedExpression | null {
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) {
    return resolve({ node: node.expression, source });
  }
  if (!ts.isIdentifier(node)) {
    return { node, source };
  }
  const declared = source.declaration(node.text);
  return declared === null ? null : resolve(declared);
}

/** The files read so far. */
class Sources {
  private readonly root: string;
  private readonly known = new Map<string, Source | null>();

  constructor(root: string) {
    this.root = root;
  }

  read(file: string): Source | null {
    const known = this.known.get(file);
    if (known !== undefined) {
      return known;
    }
    const absolute = path.join(this.root, file);
    const source = existsSync(absolute) ? new Source(file, readFileSync(absolute, "utf8"), this) : null;
    this.known.set(file, source);
    return source;
  }
}

/** One file of the console. */
class Source {
  readonly file: string;
  readonly tree: ts.SourceFile;
  private readonly sources: Sources;

  constructor(file: string, text: string, sources: Sources) {
    this.file = file;
    this.tree = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
    this.sources = sources;
  }

  /** What a name of this file stands for, here or where it is imported from. */
  declaration(name: string): LocatedExpression | null {
    for (const statement of this.tree.statements) {
      const initializer = ts.isVariableStatement(statement) ? valueNamed(statement, name) : undefined;
      if (initializer !== undefined) {
        return { node: initializer, source: this };
      }
      const imported = ts.isImportDeclaration(statement) ? importNamed(statement, name) : undefined;
      if (imported !== undefined) {
        const file = path.posix.join(path.posix.dirname(this.file), imported.module);
        return this.sources.read(file)?.declaration(imported.name) ?? null;
      }
    }
    return null;
  }
}

function valueNamed({ declarationList }: ts.VariableStatement, name: string): ts.Expression | undefined {
  return declarationList.declarations.find((one) => ts.isIdentifier(one.name) && one.name.text === name)?.initializer;
}

function importNamed(statement: ts.ImportDeclaration, name: string) {
  const bindings = statement.importClause?.namedBindings;
  if (bindings === undefined || !ts.isNamedImports(bindings) || !ts.isStringLiteral(statement.moduleSpecifier)) {
    return undefined;
  }
  const element = bindings.elements.find((one) => one.name.text === name);
  return element === undefined
    ? undefined
    : { name: (element.propertyName ?? element.name).text, module: statement.moduleSpecifier.text };
}
