import { createHash } from "node:crypto";

/** What every object of JavaScript has: a look-up by such a name finds something that nobody put there. */
export const INHERITED: readonly string[] = Object.getOwnPropertyNames(Object.prototype);

/** Every derived form of an entity's name; templates never change case. */
export interface Names {
  /** `ticketBatch`. */
  readonly name: string;
  /** `TicketBatch`. */
  readonly type: string;
  /** `ticket-batch`: its generated files. */
  readonly kebab: string;
  /** `ticketBatches`: its table's constant. */
  readonly plural: string;
  /** `ticket-batches`: its default path. */
  readonly pluralKebab: string;
  /** `ticket_batches`: its table. */
  readonly table: string;
}

/** Derives all names from the name of the spec value; the plural is the regular one, where the spec states none. */
export function toNames(name: string, plural = toPlural(name)): Names {
  return {
    name,
    type: toPascal(name),
    kebab: toKebab(name),
    plural,
    pluralKebab: toKebab(plural),
    table: toSnake(plural),
  };
}

/** `bookCopy` -> `BookCopy`. */
export function toPascal(name: string): string {
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}

/** `TicketType` -> `ticketType`. */
export function toCamel(name: string): string {
  return `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;
}

/** `bookCopy` -> `book-copy`. */
function toKebab(name: string): string {
  return separate(name, "-");
}

/** `bookCopy` -> `book_copy`. */
export function toSnake(name: string): string {
  return separate(name, "_");
}

/** Of an identifier: PostgreSQL cuts a longer one off. */
export const MAX_IDENTIFIER = 63;

/** A name of an index or a check, which is made of others: one that is too long keeps its beginning and its own mark. */
export function toIdentifier(name: string): string {
  const mark = createHash("sha256").update(name).digest("hex").slice(0, 8);
  return name.length <= MAX_IDENTIFIER ? name : `${name.slice(0, MAX_IDENTIFIER - mark.length - 1)}_${mark}`;
}

function separate(name: string, separator: string): string {
  return name.replace(/([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])/g, `$1$3${separator}$2$4`).toLowerCase();
}

/** Last words whose plural is not regular. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ["child", "children"],
  ["data", "data"],
  ["equipment", "equipment"],
  ["information", "information"],
  ["man", "men"],
  ["news", "news"],
  ["people", "people"],
  ["person", "people"],
  ["series", "series"],
  ["staff", "staff"],
  ["woman", "women"],
]);

/** English plurals: `ticket` -> `tickets`, `reply` -> `replies`, `class` -> `classes`, `schoolChild` -> `schoolChildren`. */
export function toPlural(name: string): string {
  const [, head = "", last = name] = /^(.*?)([A-Z]?[a-z]+)$/.exec(name) ?? [];
  const irregular = IRREGULAR.get(toCamel(last));
  if (irregular !== undefined) {
    return `${head}${head === "" ? irregular : toPascal(irregular)}`;
  }
  if (/[^aeiou]y$/.test(name)) {
    return `${name.slice(0, -1)}ies`;
  }
  return /(s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

/** Endings of singular words: `status`, `address`, `analysis`, `atlas`. */
const SINGULAR_S = /(ss|us|is|as|[Ll]ens)$/;

/** The word that a regular or a known irregular plural is of: `replies` -> `reply`. Null where the name is no plural. */
export function singularOf(name: string): string | null {
  const [, head = "", last = name] = /^(.*?)([A-Z]?[a-z]+)$/.exec(name) ?? [];
  const irregular = [...IRREGULAR].find(([one, many]) => many === toCamel(last) && one !== many);
  if (irregular !== undefined) {
    const [one] = irregular;
    return `${head}${head === "" ? one : toPascal(one)}`;
  }
  if (SINGULAR_S.test(name) || IRREGULAR.has(toCamel(last))) {
    return null;
  }
  const candidates = [name.replace(/ies$/, "y"), name.replace(/es$/, ""), name.replace(/s$/, "")];
  // `houses` is of `house`, not of `hous`: an ending that takes "es" counts only where no "e" belongs to the word.
  return (
    candidates.find(
      (one) => one !== name && one.length > 1 && toPlural(one) === name && /[aeiouy]/i.test(one) && !/[^s]s$/.test(one),
    ) ?? null
  );
}
