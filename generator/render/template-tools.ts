import { flat } from "./flat-text.ts";
import { toLiteral } from "./literal.ts";

/** What compiled templates call. A view has a value, or null, under each name that its template says. */
export interface TemplateTools {
  readonly given: (value: unknown, name: string) => unknown;
  /** What `{{name}}` prints. */
  readonly shown: (value: unknown, name: string) => string;
  /** What `{{#if}}` asks: an empty list is not there. */
  readonly isThere: (value: unknown, name: string) => boolean;
  /** What `{{#each}}` goes through. */
  readonly list: (value: unknown, name: string) => readonly unknown[];
  /** The only helper: data as a literal, laid out for the depth and the column at which it begins. */
  readonly json: (value: unknown, depth: number, before: number) => string;
  /** A text as one string of V8's, not one of parts. */
  readonly flat: (text: string) => string;
}

export const templateTools: TemplateTools = {
  given,
  shown: (value, name) => {
    if (typeof value === "string") {
      return value;
    }
    return value === null ? "" : String(given(value, name));
  },
  isThere: (value, name) => (Array.isArray(value) ? value.length > 0 : Boolean(given(value, name))),
  list: (value, name) => {
    if (!Array.isArray(value)) {
      throw new Error(`The view has no list "${name}"`);
    }
    return value;
  },
  json: toLiteral,
  flat,
};

function given(value: unknown, name: string): unknown {
  if (value === undefined) {
    throw new Error(`The view lacks "${name}"`);
  }
  return value;
}
