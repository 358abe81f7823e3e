import type { EntityModel } from "../model/types/console-model.ts";
import type { Operation } from "../vocabulary/words.ts";

/** Texts of an operation in the OpenAPI document. */
export interface OperationWords {
  readonly summary: string;
  readonly description: string;
}

/** `bookCopy` -> "book copy". */
export function toPhrase(name: string): string {
  const path = name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(".");
  return path.reverse().join(" of ");
}

/** Name of a filter: "book copy", "city of place", "label in pt-BR". */
export function toFilterPhrase(path: string, language: string | null): string {
  return language === null ? toPhrase(path) : `${toPhrase(path.slice(0, -language.length - 1))} in ${language}`;
}

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** "a book", "an author". */
function withArticle(noun: string): string {
  return `${/^[aeio]|^un(?!i)|^up/.test(noun) ? "an" : "a"} ${noun}`;
}

const WORDS: { readonly [O in Operation]: (one: string, many: string) => OperationWords } = {
  list: (_one, many) => ({
    summary: `List ${many}`,
    description: `A page of ${many}, searched, filtered and sorted by the parameters, with the total number.`,
  }),
  get: (one) => ({ summary: `Read ${one}`, description: "The record with its version in the ETag header." }),
  create: (one) => ({
    summary: `Create ${one}`,
    description: "Returns the stored record with its id and all defaults.",
  }),
  update: (one) => ({
    summary: `Replace ${one}`,
    description: "The body is the whole record: omitted fields become empty.",
  }),
  delete: (one) => ({ summary: `Delete ${one}`, description: "Rejected while other records refer to it." }),
};

/** Texts of one of the five operations. */
export function operationWords({ names, creates }: EntityModel, operation: Operation): OperationWords {
  const { summary, description } = WORDS[operation](withArticle(toPhrase(names.name)), toPhrase(names.plural));
  return operation === "create" && creates !== null
    ? { summary, description: `Returns the created records (${toPhrase(creates)}) as a list.` }
    : { summary, description };
}

/** Texts of a query or action, derived from its name. */
export function callWords({ names }: EntityModel, name: string, description: string): OperationWords {
  return { summary: `${capitalized(toPhrase(names.plural))}: ${toPhrase(name)}`, description };
}

/** Texts of a call that belongs to no entity. */
export function serviceWords(name: string, security: string): OperationWords {
  const by = {
    none: "Needs no authentication.",
    basic: "Authenticated by user name and password.",
    bearer: "Authenticated by an access token.",
  }[security];
  return { summary: capitalized(toPhrase(name)), description: by ?? "" };
}

/** Tag of an entity's operations. */
export function tagOf({ names, description }: EntityModel): object {
  const words = description === "" ? `${capitalized(toPhrase(names.plural))}.` : description;
  return { name: names.name, description: words };
}
