import { isObject, type JsonObject } from "../../lib/json-object.ts";

/** A config that the console cannot work with. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Names the key, what may stand there, and what was found. */
export function refuse(where: string, wanted: string, found: unknown): ConfigError {
  return new ConfigError(`config.json: ${where} must be ${wanted}, found ${JSON.stringify(found)}`);
}

/** The object of that name in `parent`; an empty one where there is none. */
export function member(parent: JsonObject, name: string, where: string): JsonObject {
  const value = parent[name] ?? {};
  if (!isObject(value)) {
    throw refuse(where, "an object", value);
  }
  return value;
}

/** How one key is read: what may stand there, in words, and whether a value is that. */
export interface Rule {
  readonly wanted: string;
  readonly isRight: (value: unknown) => boolean;
}

export function oneOf(...values: readonly unknown[]): Rule {
  const names = values.map((value) => JSON.stringify(value));
  return {
    wanted: names.length === 1 ? String(names[0]) : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`,
    isRight: (value) => values.includes(value),
  };
}

/**
 * The members that an object states, each checked by its rule; a key without a rule is refused, since a misspelt one
 * would pass for not stated.
 */
export function readStated<T>(raw: JsonObject, rules: { readonly [K in keyof T]: Rule }, where: string): Partial<T> {
  const known: { readonly [name: string]: Rule | undefined } = rules;
  for (const [name, value] of Object.entries(raw)) {
    const rule = Object.hasOwn(known, name) ? known[name] : undefined;
    if (rule === undefined) {
      throw new ConfigError(
        `config.json: ${where} has no key ${JSON.stringify(name)}; it has ${Object.keys(rules).join(", ")}`,
      );
    }
    if (!rule.isRight(value)) {
      throw refuse(`${where}.${name}`, rule.wanted, value);
    }
  }
  return raw as Partial<T>;
}
