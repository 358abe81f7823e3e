import { CST, Lexer, LineCounter, parseDocument } from "yaml";
import { ImportError } from "../foreign-model.ts";
import type { Json } from "./json.ts";

/** Deepest nesting of a document. Published ones have fewer than 40 levels; deeper ones could exhaust the call stack. */
const MAX_LEVELS = 400;

/** Parses JSON, else YAML. Throws an `ImportError` with line and column. Circular aliases are rejected by the parser. */
export function parseText(text: string, file: string): Json {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, "")) as Json;
  } catch (error) {
    return parseYaml(text, file, error);
  }
}

function parseYaml(text: string, file: string, jsonError: unknown): Json {
  const lineCounter = new LineCounter();
  if (hasDeepYaml(text)) {
    throw new ImportError(`${file} has more than ${MAX_LEVELS} nested levels.`);
  }
  try {
    const document = parseDocument(text, { lineCounter, uniqueKeys: false, logLevel: "silent" });
    const [error] = document.errors;
    if (error !== undefined) {
      const { line, col } = lineCounter.linePos(error.pos[0]);
      // The error of JSON is of use for a document that is meant to be JSON.
      const why = /^\s*[{[]/.test(text) ? String(jsonError) : (error.message.split("\n")[0] ?? error.code);
      throw new ImportError(`${file}:${line}:${col} is neither JSON nor YAML: ${why}`);
    }
    // Dates and other values of YAML become texts.
    return JSON.parse(JSON.stringify(document.toJS() ?? null)) as Json;
  } catch (error) {
    if (error instanceof ImportError) {
      throw error;
    }
    throw new ImportError(`${file} cannot be read as YAML: ${(error as Error).message}.`);
  }
}

/** Whether a text is nested too deeply for the parser, which is recursive: brackets, items of items, or indentation. */
function hasDeepYaml(text: string): boolean {
  let brackets = 0;
  let ofLine = 0;
  let isStart = true;
  for (const token of new Lexer().lex(text)) {
    const type = CST.tokenType(token) ?? "";
    brackets += BRACKETS[type] ?? 0;
    // Two blanks are the usual indentation of one level.
    const indent = type === "space" && isStart ? token.length / 2 : 0;
    isStart = type === "newline";
    ofLine = isStart ? 0 : ofLine + indent + (ITEMS[type] ?? 0);
    if (brackets + ofLine > MAX_LEVELS) {
      return true;
    }
  }
  return false;
}

const BRACKETS: Readonly<Record<string, number>> = {
  "flow-map-start": 1,
  "flow-seq-start": 1,
  "flow-map-end": -1,
  "flow-seq-end": -1,
};

const ITEMS: Readonly<Record<string, number>> = { "seq-item-ind": 1, "explicit-key-ind": 1 };

/** Throws an `ImportError` with the place of a value that is nested too deeply. Works without recursion. */
export function checkDepth(document: Json, file: string): void {
  const open = [{ value: document, level: 0, at: "#" }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.level > MAX_LEVELS) {
      throw new ImportError(`${file} has more than ${MAX_LEVELS} nested levels, at ${next.at} and below.`);
    }
    for (const inner of innerValues(next)) {
      open.push(inner);
    }
  }
}

interface NestedValue {
  readonly value: Json;
  readonly level: number;
  /** Start of its path, which is enough to find the place. */
  readonly at: string;
}

function innerValues({ value, level, at }: NestedValue): readonly NestedValue[] {
  return Object.entries(typeof value === "object" && value !== null ? value : {}).flatMap(([name, inner]) =>
    typeof inner === "object" && inner !== null
      ? [{ value: inner, level: level + 1, at: level < 4 ? `${at}/${name.slice(0, 40)}` : at }]
      : [],
  );
}
