import ts from "typescript";
import { type SpecProblem, suggest } from "../diagnostics/spec-error.ts";
import { FIELD_TYPES } from "../vocabulary/field-types.ts";
import { semanticDiagnostics } from "./error-free-files.ts";
import { positionOf } from "./schema-program.ts";

/** What the compiler has to say against the spec: its words print a whole type where a name is wanted. */
export function typeProblems(program: ts.Program): readonly SpecProblem[] {
  const checker = program.getTypeChecker();
  const problems = semanticDiagnostics(program).flatMap((diagnostic) => {
    const { file, start = 0, code } = diagnostic;
    if (file === undefined || code === UNSET_MEMBER) {
      return [];
    }
    const node = nodeAt(file, start);
    const message = innermost(diagnostic.messageText).replaceAll("/spec/", "");
    const { found, write } = (WORDS[code] ?? plainly)({ checker, node, message });
    const isName = code === MISSPELT_OPTION || code === UNKNOWN_OPTION || code === REPEATED_OPTION;
    return [{ at: positionOf(file, isName ? start : placeOf(node)), path: "", found, write }];
  });
  // Two declarations of one name are told of three times over.
  return problems.filter(({ at }, index) => problems.findIndex((other) => isSamePlace(other.at, at)) === index);
}

function isSamePlace(a: SpecProblem["at"], b: SpecProblem["at"]): boolean {
  return a.file === b.file && a.line === b.line && a.column === b.column;
}

interface Refusal {
  readonly checker: ts.TypeChecker;
  /** The smallest node where the diagnostic begins. */
  readonly node: ts.Node;
  readonly message: string;
}

type Words = Pick<SpecProblem, "found" | "write">;

const DECLARED = "what generator/vocabulary/entity-spec.ts declares here";

function plainly({ message }: Refusal): Words {
  return { found: message, write: DECLARED };
}

function unfitValue({ checker, node, message }: Refusal): Words {
  const value = expressionOf(node);
  const wanted = value === null ? undefined : checker.getContextualType(value);
  if (value === null || wanted === undefined) {
    return { found: message, write: DECLARED };
  }
  const choices = choicesOf(wanted);
  const text = ts.isStringLiteralLike(value) ? value.text : value.getText();
  const type = checker.typeToString(wanted, undefined, ts.TypeFormatFlags.NoTruncation);
  return {
    found: clip(value.getText()),
    write: choices.length > 0 ? suggest(text, choices) : describeType(type),
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

function unknownOption({ checker, node, message }: Refusal): Words {
  const property = node.parent;
  const literal = property.parent;
  const options =
    ts.isObjectLiteralElement(property) && ts.isObjectLiteralExpression(literal)
      ? optionsOf(checker.getContextualType(literal))
      : [];
  return options.length === 0
    ? { found: message, write: DECLARED }
    : {
        found: `${JSON.stringify(node.getText())}, which is no option here`,
        write: suggest(
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

function missingOptions({ message }: Refusal): Words {
  const [, one] = /Property '([^']+)' is missing/.exec(message) ?? [];
  const [, several] = /missing the following properties from type .*: ([^:]+)$/.exec(message) ?? [];
  const names = one ?? several;
  return names === undefined
    ? { found: message, write: DECLARED }
    : { found: `no ${names}, which ${names.includes(",") ? "are" : "is"} required`, write: `${names}: …` };
}

function unknownName({ message }: Refusal): Words {
  const [, name = message] = /Cannot find name '([^']+)'/.exec(message) ?? [];
  const [, nearest] = /Did you mean '([^']+)'/.exec(message) ?? [];
  const others = name === "Date" ? "string, with @format date or date-time" : `its import, or ${FIELD_TYPES}`;
  return {
    found: `"${name}", which is not known here`,
    write: nearest === undefined ? others : `did you mean "${nearest}"?`,
  };
}

function notExported({ message }: Refusal): Words {
  const [, name] = /(?:exported member|declares) '([^']+)'/.exec(message) ?? [];
  const [, nearest] = /Did you mean '([^']+)'/.exec(message) ?? [];
  const write = nearest === undefined ? "`export` in front of it, or another name" : `did you mean "${nearest}"?`;
  return name === undefined ? { found: message, write } : { found: `"${name}", which is not exported there`, write };
}

function twice({ node }: Refusal): Words {
  return { found: `${JSON.stringify(node.getText())} twice`, write: "it once" };
}

function outside({ message }: Refusal): Words {
  return { found: message, write: "an import from within schema/: nothing outside it is read" };
}

/** Of a class, which is refused as a whole. */
const UNSET_MEMBER = 2564;
const REPEATED_OPTION = 1117;
const UNKNOWN_OPTION = 2353;
const MISSPELT_OPTION = 2561;

const WORDS: Readonly<Record<number, (refusal: Refusal) => Words>> = {
  [REPEATED_OPTION]: twice,
  2300: twice,
  2305: notExported,
  2306: (refusal) => ({ ...plainly(refusal), write: "`export` in front of its types" }),
  2307: outside,
  2314: (refusal) => ({ ...plainly(refusal), write: "the entity's interface, as in EntitySpec<Ticket>" }),
  2304: unknownName,
  2322: unfitValue,
  [UNKNOWN_OPTION]: unknownOption,
  2456: (refusal) => ({ ...plainly(refusal), write: "a type that ends" }),
  2459: notExported,
  2552: unknownName,
  [MISSPELT_OPTION]: unknownOption,
  2583: unknownName,
  2724: notExported,
  2739: missingOptions,
  2741: missingOptions,
  2820: unfitValue,
  7008: (refusal) => ({ ...plainly(refusal), write: `a type: ${FIELD_TYPES}` }),
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
function placeOf(node: ts.Node): number {
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
