import type { JsonSchema } from "../../contract/json-schema.ts";
import { fieldProblem, invalid } from "../http/http-problem.ts";

/** A username. Basic credentials end it at a colon and have no control characters (RFC 7617). */
export const usernameSchema = {
  type: "string",
  minLength: 1,
  maxLength: 254,
  pattern: "^[^:\\s\\u0000-\\u001f\\u007f-\\u009f]+$",
} as const satisfies JsonSchema;

/** The display name of a staff user. */
export const staffNameSchema = { type: "string", minLength: 1, maxLength: 120 } as const satisfies JsonSchema;

/** Normalizes a username for storage and lookup: trimmed, NFKC. */
export function toUsername(text: string): string {
  return text.normalize("NFKC").trim();
}

/** Normalizes a display name for storage. Invisible characters stay, so that they are rejected. */
export function toShownName(text: string): string {
  return text.normalize("NFC").trim();
}

/** Scripts that one word may mix: Japanese, Korean and Chinese use several. */
const MIXED_SCRIPTS: readonly RegExp[] = [
  /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\P{L}]*$/u,
  /^[\p{scx=Han}\p{scx=Hangul}\P{L}]*$/u,
  /^[\p{scx=Han}\p{scx=Bopomofo}\P{L}]*$/u,
];

/** Scripts that a word may not mix. */
const SCRIPTS = [
  "Latin",
  "Cyrillic",
  "Greek",
  "Armenian",
  "Hebrew",
  "Arabic",
  "Devanagari",
  "Bengali",
  "Gurmukhi",
  "Gujarati",
  "Oriya",
  "Tamil",
  "Telugu",
  "Kannada",
  "Malayalam",
  "Sinhala",
  "Thai",
  "Lao",
  "Myanmar",
  "Georgian",
  "Ethiopic",
  "Khmer",
];

const SINGLE: readonly RegExp[] = [
  ...SCRIPTS.map((script) => new RegExp(`^[\\p{scx=${script}}\\P{L}]*$`, "u")),
  // Scripts that are in neither list.
  new RegExp(`^[^${SCRIPTS.map((script) => `\\p{scx=${script}}`).join("")}]*$`, "u"),
];

/** Checks that all letters of a text are of one script, or of scripts that are used together. */
function isOfOneScript(text: string): boolean {
  return [...SINGLE, ...MIXED_SCRIPTS].some((script) => script.test(text));
}

/** Invisible characters that change how a name looks: control, direction, joiners, unassigned. */
const HIDDEN = /[\p{DI}\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;

/** Reasons to reject a name of valid length. */
type NameFault = "hidden" | "mixedScripts";

/**
 * Finds characters that make a name look like another one. Each word of a display name may have its own script; a
 * username has only one.
 */
function findNameFault(text: string, kind: "username" | "shown"): NameFault | null {
  if (HIDDEN.test(text)) {
    return "hidden";
  }
  const words = kind === "username" ? [text] : text.split(/[\s\-.']+/u);
  return words.every(isOfOneScript) ? null : "mixedScripts";
}

const FAULTS: Readonly<Record<NameFault, string>> = {
  hidden: "must not have characters that cannot be seen",
  mixedScripts: "must not have letters of different scripts",
};

/** Throws if a name can look like another one. */
export function rejectInvalidName(text: string, kind: "username" | "shown"): void {
  const fault = findNameFault(text, kind);
  if (fault !== null) {
    throw invalid([fieldProblem(kind === "username" ? "username" : "name", "pattern", FAULTS[fault])]);
  }
}

/** Checks if a text can be a username, for callers without a schema. */
export function isUsername(text: string): boolean {
  const isShaped = new RegExp(usernameSchema.pattern, "u").test(text) && [...text].length <= usernameSchema.maxLength;
  return isShaped && findNameFault(text, "username") === null;
}

/** Checks if a text can be a display name. */
export function isStaffName(text: string): boolean {
  const { length } = [...text];
  const isShaped = length >= staffNameSchema.minLength && length <= staffNameSchema.maxLength;
  return isShaped && findNameFault(text, "shown") === null;
}
