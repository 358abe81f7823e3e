import { isLosslessNumber, LosslessNumber, parse, stringify } from "lossless-json";
import { isEmptyValue } from "./is-empty-value.ts";

/** A number that a double cannot reproduce: `1.10`, `1e5`, more than seventeen digits. */
export type ExactNumber = LosslessNumber;

export { isLosslessNumber as isExactNumber };

/** Detects numbers that a double may reproduce differently. False positives only cost time. */
const INEXACT = /(?:^|[:[,\s])-?(?:0(?=[\s,}\]]|$)|\d+\.\d*0(?=[\s,}\]]|$)|[\d.]{16,}|\d+(?:\.\d+)?[eE])/;

/** The same for whole numbers such as ids, and for very long decimals. */
const LARGE = /(?:^|[:[,\s])-?(?:\d{16,}|\d[\d.]{19,})(?=[\s,}\]]|$)/;

/**
 * Parses a number without losing digits. An integer past 2^53 becomes a bigint, so that it can be compared as an id.
 */
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

/**
 * Whether the text may contain a key that reaches a prototype. Only then use a reviver: it visits every value, which
 * is slow for long lists.
 */
function isSuspicious(text: string): boolean {
  return text.includes("__proto__") || /\\u00[57][0-9a-f]/i.test(text);
}

function parsePlain(text: string): unknown {
  return isSuspicious(text) ? JSON.parse(text, withoutPrototype) : JSON.parse(text);
}

function withoutPrototype(key: string, value: unknown): unknown {
  return key === "__proto__" ? undefined : value;
}

/** A longer text would freeze the page. */
const MAX_LENGTH = 40_000_000;

/** Detects nesting so deep that recursion would overflow the stack. */
const TOO_DEEP = /(?:[\]}]\s*){1000}/;

function refuseTooMuch(text: string): void {
  if (text.length > MAX_LENGTH || TOO_DEEP.test(text)) {
    throw new RangeError("More JSON than a page can read");
  }
}

function parseWith(text: string, parseNumber: (text: string) => unknown): unknown {
  // The last of duplicate keys wins, as in `JSON.parse`.
  const reviver = isSuspicious(text) ? withoutPrototype : null;
  return parse(text, reviver, { parseNumber, onDuplicateKey: ({ newValue }) => newValue });
}

/**
 * Parses JSON without losing digits. A number that a double cannot reproduce becomes a bigint or an `ExactNumber`.
 *
 * @example
 * parseExactJson('{"id":12345678901234567890}'); // { id: 12345678901234567890n }
 */
export function parseExactJson(text: string): unknown {
  refuseTooMuch(text);
  return INEXACT.test(text) ? parseWith(text, toExactNumber) : parsePlain(text);
}

/**
 * Parses the JSON of a list. Whole numbers and very long decimals stay exact. Other decimals become doubles, since
 * lists only display them.
 */
export function parseListJson(text: string): unknown {
  refuseTooMuch(text);
  return LARGE.test(text) ? parseWith(text, toLargeNumber) : parsePlain(text);
}

/**
 * Serializes a value. Exact numbers keep their digits.
 *
 * @example
 * toExactJson({ id: 12345678901234567890n }); // '{"id":12345678901234567890}'
 */
export function toExactJson(value: unknown): string {
  return stringify(value) ?? "null";
}

/**
 * Displays a value that does not match its field's kind: an object as JSON, anything else as text.
 *
 * @example
 * toRawText({ a: 1 }); // '{"a":1}'
 */
export function toRawText(value: unknown): string {
  return typeof value === "object" ? toExactJson(value) : String(value);
}

/**
 * Same as `toRawText`, with a dash for an empty value.
 *
 * @example
 * rawOrDash(null); // "–"
 */
export function rawOrDash(value: unknown): string {
  return isEmptyValue(value) ? "–" : toRawText(value);
}

/** Serializes a value to indented JSON for editing. */
export function toReadableJson(value: unknown): string {
  return stringify(value, undefined, 2) ?? "null";
}

/** Parses JSON with exact numbers; undefined for invalid JSON. */
export function readJsonText(text: string): unknown {
  try {
    return parseExactJson(text);
  } catch {
    return undefined;
  }
}
