import ts from "typescript";
import type { Diagnostic, DiagnosticText } from "../diagnostics/diagnostic.ts";
import { isSameLocation } from "../diagnostics/source-location.ts";
import { suggest } from "../diagnostics/suggest.ts";
import { FIELD_TYPES } from "../vocabulary/field-types.ts";
import { semanticDiagnostics } from "./error-free-files.ts";
import { locationOf } from "./schema-program.ts";

/** What the compiler has to say against the spec: its words print a whole type where a name is wanted. */
export function findCompilerDiagnostics(program: ts.Program): readonly Diagnostic[] {
  const checker = program.getTypeChecker();
  const diagnostics = semanticDiagnostics(program).flatMap((diagnostic) => {
    const { file, start = 0, code } = diagnostic;
    if (file === undefined || code === UNSET_MEMBER) {
      return [];
    }
    const node = nodeAt(file, start);
    const message = innermost(diagnostic.messageText).replaceAll("/spec/", "");
    const text = (DESCRIPTIONS[code] ?? describeVerbatim)({ checker, node, message });
    const isName = code === MISSPELT_OPTION || code === UNKNOWN_OPTION || code === REPEATED_OPTION;
    return [{ at: locationOf(file, isName ? start : startOf(node)), path: "", ...text }];
  });
  // Two declarations of one name are told of three times over.
  return diagnostics.filter(
    ({ at }, index) => diagnostics.findIndex((other) => isSameLocation(other.at, at)) === index,
  );
}

interface CompilerError {
  readonly checker: ts.TypeChecker;
  /** The smallest node where the diagnostic begins. */
  readonly node: ts.Node;
  readonly message: string;
}

const DECLARED = "what generator/vocabulary/entity-spec.ts declares here";

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
  const type = checker.typeToString(wanted, undefined, ts.TypeFormatFlags.NoTruncation);
  return {
    message: clip(value.getText()),
    hint: choices.length > 0 ? suggest(text, choices) : describeType(type),
  };
}

function describeType(type: string): string {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as the compiler writes `Path`
  if (type === "`/${string}`") {
    return "a path, such as /tickets";
  }
  return type.length <= LONGEST ? type : DECLARED;
}

/** The texts that a type admits, where it admits nothing but texts and lists of them; the compiler keeps no order. */
function choicesOf(type: ts.Type): readonly string[] {
  const parts = type.isUnion() ? type.types : [type];
  return parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : [])).sort();
}

function describeUnknownOption({ checker, node, message }: CompilerError): DiagnosticText {
  const property = node.parent;
  const literal = property.parent;
  const options =
    ts.isObjectLiteralElement(property) && ts.isObjectLiteralExpression(literal)
      ? optionsOf(checker.getContextualType(literal))
      : [];
  return options.length === 0
    ? { message, hint: DECLARED }
    : {
        message: `${JSON.stringify(node.getText())}, which is no option here`,
        hint: suggest(
          node.getText(),
          options.map(({ name }) => name),
        ),
      };
}

/** Of a type that may be a text too, as a display may, the options of the rest. */
function optionsOf(type: ts.Type | undefined): readonly ts.Symbol[] {
  const parts = type?.isUnion() === true ? type.types : [type];
  return parts.flatMap((part) => ((part?.flags ?? 0) & ts.TypeFlags.Object ? (part?.getProperties() ?? []) : []));
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

/** The values that an option can have, where they are few and known. */
function describeMissingOption(checker: ts.TypeChecker, node: ts.Node, name: string): string {
  const literal = ts.isPropertyAssignment(node.parent) ? node.parent.initializer : undefined;
  const wanted = literal && ts.isExpression(literal) ? checker.getContextualType(literal) : undefined;
  const option = optionsOf(wanted).find((symbol) => symbol.name === name);
  const choices = option === undefined ? [] : choicesOf(checker.getTypeOfSymbol(option));
  const text = choices.map((choice) => JSON.stringify(choice)).join(" | ");
  return choices.length > 0 && text.length <= LONGEST ? text : "…";
}

function describeUnknownName({ message }: CompilerError): DiagnosticText {
  const [, name = message] = /Cannot find name '([^']+)'/.exec(message) ?? [];
  const [, nearest] = /Did you mean '([^']+)'/.exec(message) ?? [];
  const others = name === "Date" ? "string, with @format date or date-time" : `its import, or ${FIELD_TYPES}`;
  return {
    message: `"${name}", which is not known here`,
    hint: nearest === undefined ? others : `did you mean "${nearest}"?`,
  };
}

function describeNotExported({ message }: CompilerError): DiagnosticText {
  const [, name] = /(?:exported member|declares) '([^']+)'/.exec(message) ?? [];
  const [, nearest] = /Did you mean '([^']+)'/.exec(message) ?? [];
  const hint = nearest === undefined ? "`export` in front of it, or another name" : `did you mean "${nearest}"?`;
  return name === undefined ? { message, hint } : { message: `"${name}", which is not exported there`, hint };
}

function describeDuplicate({ node }: CompilerError): DiagnosticText {
  return { message: `${JSON.stringify(node.getText())} twice`, hint: "it once" };
}

function describeOutsideImport({ message }: CompilerError): DiagnosticText {
  return { message, hint: "an import from within schema/: nothing outside it is read" };
}

/** Of a class, which is refused as a whole. */
const UNSET_MEMBER = 2564;
const REPEATED_OPTION = 1117;
const UNKNOWN_OPTION = 2353;
const MISSPELT_OPTION = 2561;

const DESCRIPTIONS: Readonly<Record<number, (error: CompilerError) => DiagnosticText>> = {
  [REPEATED_OPTION]: describeDuplicate,
  2300: describeDuplicate,
  2305: describeNotExported,
  2306: (error) => ({ ...describeVerbatim(error), hint: "`export` in front of its types" }),
  2307: describeOutsideImport,
  2314: (error) => ({ ...describeVerbatim(error), hint: "the entity's interface, as in EntitySpec<Ticket>" }),
  2304: describeUnknownName,
  2322: describeWrongValue,
  [UNKNOWN_OPTION]: describeUnknownOption,
  2456: (error) => ({ ...describeVerbatim(error), hint: "a type that ends" }),
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

const LONGEST = 60;

function clip(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** The value that a node is, or is the name of. */
function expressionOf(node: ts.Node): ts.Expression | null {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.name === node) {
    return parent.initializer;
  }
  return ts.isExpression(node) ? node : null;
}

/** Where a person looks for the mistake: at the value rather than its name, at the spec's name rather than its end. */
function startOf(node: ts.Node): number {
  const { parent } = node;
  if (node.kind === ts.SyntaxKind.SatisfiesKeyword && ts.isVariableDeclaration(parent.parent)) {
    return parent.parent.name.getStart();
  }
  return (expressionOf(node) ?? node).getStart();
}

function nodeAt(source: ts.SourceFile, start: number): ts.Node {
  const within = (node: ts.Node): ts.Node => {
    const inner = node.getChildren(source).find((child) => child.getStart(source) <= start && start < child.end);
    return inner === undefined ? node : within(inner);
  };
  return within(source);
}

/** The innermost reason names the mistake; the outer ones repeat the whole spec's type. */
function innermost(message: string | ts.DiagnosticMessageChain): string {
  if (typeof message === "string") {
    return message;
  }
  const inner = message.next?.[0];
  return inner === undefined ? message.messageText : innermost(inner);
}
