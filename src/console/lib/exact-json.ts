import { isLosslessNumber, LosslessNumber, parse, stringify } from "lossless-json";
import { isEmptyValue } from "./is-empty-value.ts";

/** A number whose digits no double gives back: `1.10`, `1e5`, more digits than seventeen. */
export type ExactNumber = LosslessNumber;

export { isLosslessNumber as isExactNumber };

/** A number that a double may write otherwise than it was read; what it finds in a text costs time only. */
const INEXACT = /(?:^|[:[,\s])-?(?:0(?=[\s,}\]]|$)|\d+\.\d*0(?=[\s,}\]]|$)|[\d.]{16,}|\d+(?:\.\d+)?[eE])/;

/** The same for whole numbers, as ids are, and for more decimals than a computer works out. */
const LARGE = /(?:^|[:[,\s])-?(?:\d{16,}|\d[\d.]{19,})(?=[\s,}\]]|$)/;

/** A number as it will be written again; one past 2^53 is a bigint, so that it can be compared as an id. */
function toExactNumber(text: string): number | bigint | ExactNumber {
  const number = Number(text);
  if (String(number) === text) {
    return number;
  }
  return /^-?[1-9]\d*$/.test(text) ? BigInt(text) : new LosslessNumber(text);
}

function toLargeNumber(text: string): number | bigint | ExactNumber {
  const number = Number(text);
  if (/^-?\d+$/.test(text)) {
    return Number.isSafeInteger(number) ? number : BigInt(text);
  }
  return text.length < 20 || String(number) === text ? number : new LosslessNumber(text);
}

/** Whether a key that reaches a prototype may be hiding: a reviver visits every value, which a long list would feel. */
function isSuspicious(text: string): boolean {
  return text.includes("__proto__") || /\\u00[57][0-9a-f]/i.test(text);
}

function parsePlain(text: string): unknown {
  return isSuspicious(text) ? JSON.parse(text, withoutPrototype) : JSON.parse(text);
}

function withoutPrototype(key: string, value: unknown): unknown {
  return key === "__proto__" ? undefined : value;
}

/** What is longer would freeze the page, and no screen could show it. */
const MAX_LENGTH = 40_000_000;

/** The end of what lies so deep that whatever goes through it would run out of stack. */
const TOO_DEEP = /(?:[\]}]\s*){1000}/;

function refuseTooMuch(text: string): void {
  if (text.length > MAX_LENGTH || TOO_DEEP.test(text)) {
    throw new RangeError("More JSON than a page can read");
  }
}

function parseWith(text: string, parseNumber: (text: string) => unknown): unknown {
  // Of two members of one name the later counts, as everywhere in JavaScript.
  const reviver = isSuspicious(text) ? withoutPrototype : null;
  return parse(text, reviver, { parseNumber, onDuplicateKey: ({ newValue }) => newValue });
}

/** JSON with every number as it was written: what no double gives back is a bigint or an `ExactNumber`. */
export function parseExactJson(text: string): unknown {
  refuseTooMuch(text);
  return INEXACT.test(text) ? parseWith(text, toExactNumber) : parsePlain(text);
}

/** JSON with every whole number as it was written: of a long list, whose decimals are only shown, digit for digit. */
export function parseListJson(text: string): unknown {
  refuseTooMuch(text);
  return LARGE.test(text) ? parseWith(text, toLargeNumber) : parsePlain(text);
}

/** The JSON text of a value, exact numbers as they were read. */
export function toExactJson(value: unknown): string {
  return stringify(value) ?? "null";
}

/** A value that is none of its field's kind, as it is read: an object by its JSON, anything else by its text. */
export function toRawText(value: unknown): string {
  return typeof value === "object" ? toExactJson(value) : String(value);
}

/** The same, nothing as a dash. */
export function rawOrDash(value: unknown): string {
  return isEmptyValue(value) ? "–" : toRawText(value);
}

/** JSON over several lines, for people to read and change. */
export function toReadableJson(value: unknown): string {
  return stringify(value, undefined, 2) ?? "null";
}

/** What a text of JSON says, numbers as they were written; undefined of a text that is none. */
export function readJsonText(text: string): unknown {
  try {
    return parseExactJson(text);
  } catch {
    return undefined;
  }
}
