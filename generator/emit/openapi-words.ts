import type { EntityModel } from "../model/console-model.ts";
import type { Operation } from "../vocabulary/words.ts";

/** What a reader of an OpenAPI document is told of an operation. */
export interface OperationWords {
  readonly summary: string;
  readonly description: string;
}

/** `bookCopy` is "book copy". */
export function toPhrase(name: string): string {
  const path = name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(".");
  return path.reverse().join(" of ");
}

/** What a filter is by: "book copy", "city of place", "label in pt-BR". */
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
    description: `A page of ${many}, searched, filtered and sorted as asked, with how many there are in all.`,
  }),
  get: (one) => ({ summary: `Read ${one}`, description: "The record with its version in the ETag header." }),
  create: (one) => ({
    summary: `Create ${one}`,
    description: "Answers the record as it is kept, with its id and all defaults.",
  }),
  update: (one) => ({
    summary: `Replace ${one}`,
    description: "The body is the whole record: a field that is left out is emptied.",
  }),
  delete: (one) => ({ summary: `Delete ${one}`, description: "Refused while other records refer to it." }),
};

/** One of the five operations. */
export function operationWords({ names, creates }: EntityModel, operation: Operation): OperationWords {
  const { summary, description } = WORDS[operation](withArticle(toPhrase(names.name)), toPhrase(names.plural));
  return operation === "create" && creates !== null
    ? { summary, description: `Answers each ${toPhrase(creates)} that it made, as a list.` }
    : { summary, description };
}

/** A further list or record, or an action: said by its own name. */
export function callWords({ names }: EntityModel, name: string, description: string): OperationWords {
  return { summary: `${capitalized(toPhrase(names.plural))}: ${toPhrase(name)}`, description };
}

/** A call that belongs to no entity. */
export function serviceWords(name: string, security: string): OperationWords {
  const by = {
    none: "Needs no authorisation.",
    basic: "Authorised by name and password, once.",
    bearer: "Authorised by an access token.",
  }[security];
  return { summary: capitalized(toPhrase(name)), description: by ?? "" };
}

/** What stands for an entity's operations in a table of contents. */
export function tagOf({ names, description }: EntityModel): object {
  const words = description === "" ? `${capitalized(toPhrase(names.plural))}.` : description;
  return { name: names.name, description: words };
}
