import type { JsonSchema } from "../../contract/json-schema.ts";
import { fieldProblem, invalid } from "../http/http-problem.ts";

/** The name that a staff user signs in with. Basic credentials end it at a colon, and have no control characters (RFC 7617). */
export const usernameSchema = {
  type: "string",
  minLength: 1,
  maxLength: 254,
  pattern: "^[^:\\s\\u0000-\\u001f\\u007f-\\u009f]+$",
} as const satisfies JsonSchema;

/** The name that a staff user is shown by. */
export const staffNameSchema = { type: "string", minLength: 1, maxLength: 120 } as const satisfies JsonSchema;

/** A username as it is stored and looked up: without blanks at its ends, and without other forms of a letter (NFKC). */
export function toUsername(text: string): string {
  return text.normalize("NFKC").trim();
}

/** A shown name as it is stored. Characters that cannot be seen stay, and are rejected. */
export function toShownName(text: string): string {
  return text.normalize("NFC").trim();
}

/** Scripts that one word may have together: Japanese, Korean and Chinese are written in more than one. */
const TOGETHER: readonly RegExp[] = [
  /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\P{L}]*$/u,
  /^[\p{scx=Han}\p{scx=Hangul}\P{L}]*$/u,
  /^[\p{scx=Han}\p{scx=Bopomofo}\P{L}]*$/u,
];

/** Scripts of which one word has only one. */
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
  // Scripts that are not in the list.
  new RegExp(`^[^${SCRIPTS.map((script) => `\\p{scx=${script}}`).join("")}]*$`, "u"),
];

/** Whether all letters of a text are of one script, or of scripts that are written together. */
function isOfOneScript(text: string): boolean {
  return [...SINGLE, ...TOGETHER].some((script) => script.test(text));
}

/** Characters that change how a name looks and cannot be seen: control, direction, joiners, unassigned. */
const HIDDEN = /[\p{DI}\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;

/** Reasons for which a name is rejected although it has the right length. */
type NameFault = "hidden" | "mixedScripts";

/**
 * Finds what would let a name pass for another one. Each word of a shown name may have a script of its own; a username
 * has one script as a whole.
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

/** Refuses a name that could pass for another one. */
export function rejectInvalidName(text: string, kind: "username" | "shown"): void {
  const fault = findNameFault(text, kind);
  if (fault !== null) {
    throw invalid([fieldProblem(kind === "username" ? "username" : "name", "pattern", FAULTS[fault])]);
  }
}

/** Whether a text can be a username; for callers that have no schema to check it by. */
export function isUsername(text: string): boolean {
  const isShaped = new RegExp(usernameSchema.pattern, "u").test(text) && [...text].length <= usernameSchema.maxLength;
  return isShaped && findNameFault(text, "username") === null;
}

/** Whether a staff user can have that name. */
export function isStaffName(text: string): boolean {
  const { length } = [...text];
  const isShaped = length >= staffNameSchema.minLength && length <= staffNameSchema.maxLength;
  return isShaped && findNameFault(text, "shown") === null;
}
