import { createHash } from "node:crypto";

/** Properties of every JavaScript object: a lookup by such a name would find the inherited value. */
export const INHERITED: readonly string[] = Object.getOwnPropertyNames(Object.prototype);

/** Every derived form of an entity's name. Templates never change case. */
export interface Names {
  /** `ticketBatch`. */
  readonly name: string;
  /** `TicketBatch`. */
  readonly type: string;
  /** `ticket-batch`: for file names. */
  readonly kebab: string;
  /** `ticketBatches`: the constant of its table. */
  readonly plural: string;
  /** `ticket-batches`: its default path. */
  readonly pluralKebab: string;
  /** `ticket_batches`: its table. */
  readonly table: string;
}

/** Derives all names from the name of the spec value. The plural is regular unless the spec sets one. */
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

/** Length limit of PostgreSQL identifiers. */
export const MAX_IDENTIFIER = 63;

/** Name of an index or constraint. A name over the limit is shortened and gets a hash. */
export function toIdentifier(name: string): string {
  const mark = createHash("sha256").update(name).digest("hex").slice(0, 8);
  return name.length <= MAX_IDENTIFIER ? name : `${name.slice(0, MAX_IDENTIFIER - mark.length - 1)}_${mark}`;
}

function separate(name: string, separator: string): string {
  return name.replace(/([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])/g, `$1$3${separator}$2$4`).toLowerCase();
}

/** Irregular plurals. */
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

/** Singular of a regular or known irregular plural: `replies` -> `reply`. Null if the name is not a plural. */
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
  // `houses` comes from `house`, not `hous`: prefer candidates that keep the "e".
  return (
    candidates.find(
      (one) => one !== name && one.length > 1 && toPlural(one) === name && /[aeiouy]/i.test(one) && !/[^s]s$/.test(one),
    ) ?? null
  );
}
