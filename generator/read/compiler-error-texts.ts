import ts from "typescript";
import type { DiagnosticText } from "../diagnostics/diagnostic.ts";
import { suggest } from "../diagnostics/suggest.ts";
import { FIELD_TYPES } from "../vocabulary/field-types.ts";
import { currentName } from "../vocabulary/renamed-options.ts";
import { choicesOf, DECLARED, describeType, LONGEST, optionsOf } from "./expected-type.ts";
import { SPEC_IMPORT } from "./vocabulary-file.ts";

/** A compiler error that is to be described in the spec's terms. */
export interface CompilerError {
  readonly checker: ts.TypeChecker;
  /** The smallest node at the start of the diagnostic. */
  readonly node: ts.Node;
  readonly message: string;
}

function describeVerbatim({ message }: CompilerError): DiagnosticText {
  return { message, hint: DECLARED };
}

function describeWrongValue({ checker, node, message }: CompilerError): DiagnosticText {
  const value = expressionOf(node);
  const wanted = value === null ? undefined : checker.getContextualType(value);
  if (value === null || wanted === undefined) {
    return { message, hint: DECLARED };
  }
  const choices = choicesOf(wanted);
  const text = ts.isStringLiteralLike(value) ? value.text : value.getText();
  return {
    message: clip(value.getText()),
    hint: choices.length > 0 ? suggest(text, choices) : describeType(checker, wanted),
  };
}

function describeUnknownOption({ checker, node, message }: CompilerError): DiagnosticText {
  const property = node.parent;
  const literal = property.parent;
  const options =
    ts.isObjectLiteralElement(property) && ts.isObjectLiteralExpression(literal)
      ? optionsOf(checker.getContextualType(literal))
      : [];
  const names = options.map(({ name }) => name);
  const unknown = node.getText();
  const current = currentName(unknown, names);
  return options.length === 0
    ? { message, hint: DECLARED }
    : {
        message: `${JSON.stringify(unknown)}, an unknown option`,
        hint: current === undefined ? suggest(unknown, names) : `"${current}", the option's name`,
      };
}

function describeMissingOptions({ checker, node, message }: CompilerError): DiagnosticText {
  const [, one] = /Property '([^']+)' is missing/.exec(message) ?? [];
  const [, several] = /missing the following properties from type .*: ([^:]+)$/.exec(message) ?? [];
  const names = one ?? several;
  if (names === undefined) {
    return { message, hint: DECLARED };
  }
  const hint = names
    .split(", ")
    .map((name) => `${name}: ${describeMissingOption(checker, node, name)}`)
    .join(", ");
  return { message: `no ${names}, which ${names.includes(",") ? "are" : "is"} required`, hint };
}

/** The values of a missing option, if they are few literals; otherwise "…". */
function describeMissingOption(checker: ts.TypeChecker, node: ts.Node, name: string): string {
  const literal = ts.isPropertyAssignment(node.parent) ? node.parent.initializer : undefined;
  const wanted = literal && ts.isExpression(literal) ? checker.getContextualType(literal) : undefined;
  const option = optionsOf(wanted).find((symbol) => symbol.name === name);
  const choices = option === undefined ? [] : choicesOf(checker.getTypeOfSymbol(option));
  const text = choices.map((choice) => JSON.stringify(choice)).join(" | ");
  return choices.length > 0 && text.length <= LONGEST ? text : "…";
}

const FUNCTIONS = "the type of the value, written out: types of functions are not read";

/** The types of the vocabulary that a spec imports. */
const VOCABULARY_TYPES: readonly string[] = [
  "CamelCase",
  "EntitySpec",
  "Jsonify",
  "MenuEntry",
  "ProductSpec",
  "ServiceSpec",
];

/** Built-in types that a spec cannot use, with their replacements. */
const KNOWN_ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ["URL", "string, with @format uri"],
  ["Map", "Record<string, string>, or a list"],
  ["Set", "a list, with @uniqueItems"],
  ["ReadonlyMap", "Record<string, string>, or a list"],
  ["ReadonlySet", "a list, with @uniqueItems"],
  ["WeakMap", "Record<string, string>, or a list"],
  ["WeakSet", "a list, with @uniqueItems"],
  ["Buffer", "string: a file is an address, with @format file"],
  ["Uint8Array", "string: a file is an address, with @format file"],
  ["ArrayBuffer", "string: a file is an address, with @format file"],
  ["Blob", "string: a file is an address, with @format file"],
  ["File", "string: a file is an address, with @format file"],
  ["Promise", "the type that it resolves to"],
  ...["ReturnType", "Parameters", "ConstructorParameters", "InstanceType", "Awaited"].map(
    (name) => [name, FUNCTIONS] as const,
  ),
  ...VOCABULARY_TYPES.map((name) => [name, `\`import type { ${name} } from "${SPEC_IMPORT}"\``] as const),
]);

function describeUnknownName({ message }: CompilerError): DiagnosticText {
  const [, name = message] = /Cannot find name '([^']+)'/.exec(message) ?? [];
  const [, nearest] = /Did you mean '([^']+)'/.exec(message) ?? [];
  const known = KNOWN_ELSEWHERE.get(name);
  const others = nearest === undefined ? "its import, or the name of another type" : `did you mean "${nearest}"?`;
  return { message: `"${name}", an unknown name`, hint: known ?? others };
}

function describeNotExported({ message }: CompilerError): DiagnosticText {
  const [, name] = /(?:exported member|declares) '([^']+)'/.exec(message) ?? [];
  const [, nearest] = /Did you mean '([^']+)'/.exec(message) ?? [];
  const hint = nearest === undefined ? "`export` in front of it, or another name" : `did you mean "${nearest}"?`;
  return name === undefined ? { message, hint } : { message: `"${name}", which the file does not export`, hint };
}

function describeDuplicate({ node }: CompilerError): DiagnosticText {
  return { message: `${JSON.stringify(node.getText())} twice`, hint: "it once" };
}

/** A property that the type of `T["name"]` lacks. */
function describeUnknownProperty({ checker, node, message }: CompilerError): DiagnosticText {
  const [, name] = /Property '([^']+)' does not exist/.exec(message) ?? [];
  const access = ts.findAncestor(node, ts.isIndexedAccessTypeNode);
  const names = access
    ? checker
        .getTypeFromTypeNode(access.objectType)
        .getProperties()
        .map((each) => each.name)
    : [];
  return name === undefined || names.length === 0
    ? { message, hint: DECLARED }
    : { message: `"${name}", an unknown property`, hint: suggest(name, names) };
}

function describeOutsideImport({ message }: CompilerError): DiagnosticText {
  const [, name = ""] = /'([^']+)'/.exec(message) ?? [];
  const hint = name.startsWith(".")
    ? "an import from within schema/, or of an installed package: nothing else is read"
    : `the name of a package that is installed and has types: npm install ${name}`;
  return { message, hint };
}

const REPEATED_OPTION = 1117;
const UNKNOWN_OPTION = 2353;
const MISSPELT_OPTION = 2561;

const DESCRIPTIONS: Readonly<Record<number, (error: CompilerError) => DiagnosticText>> = {
  [REPEATED_OPTION]: describeDuplicate,
  2300: describeDuplicate,
  2305: describeNotExported,
  2306: (error) => ({ ...describeVerbatim(error), hint: "`export` in front of its types" }),
  2307: describeOutsideImport,
  2339: describeUnknownProperty,
  2314: (error) => ({ ...describeVerbatim(error), hint: "the entity's interface, as in EntitySpec<Ticket>" }),
  2304: describeUnknownName,
  2322: describeWrongValue,
  [UNKNOWN_OPTION]: describeUnknownOption,
  2456: (error) => ({ ...describeVerbatim(error), hint: "a type that does not refer to itself" }),
  2459: describeNotExported,
  2552: describeUnknownName,
  [MISSPELT_OPTION]: describeUnknownOption,
  2583: describeUnknownName,
  2724: describeNotExported,
  2739: describeMissingOptions,
  2741: describeMissingOptions,
  2820: describeWrongValue,
  7008: (error) => ({ ...describeVerbatim(error), hint: `a type: ${FIELD_TYPES}` }),
};

function clip(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Returns the expression of a node, or of the property that it names. */
export function expressionOf(node: ts.Node): ts.Expression | null {
  if (ts.isSourceFile(node)) {
    return null;
  }
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.name === node) {
    return parent.initializer;
  }
  return ts.isExpression(node) ? node : null;
}

/** Describes a compiler error by its code: the found text and the remedy. */
export function describeCompilerError(code: number, error: CompilerError): DiagnosticText {
  return (DESCRIPTIONS[code] ?? describeVerbatim)(error);
}

/** Whether the error concerns an option's name, not its value. */
export function isAboutName(code: number): boolean {
  return code === MISSPELT_OPTION || code === UNKNOWN_OPTION || code === REPEATED_OPTION;
}
