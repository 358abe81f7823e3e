import { isObject, type JsonObject } from "../../lib/json-object.ts";

/** Thrown for an invalid `config.json`. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Builds an error that names the key, the expected value and the actual value. */
export function refuse(where: string, wanted: string, found: unknown): ConfigError {
  return new ConfigError(`config.json: ${where} must be ${wanted}, found ${JSON.stringify(found)}`);
}

/** Returns the object under `name`, or an empty one. */
export function member(parent: JsonObject, name: string, where: string): JsonObject {
  const value = parent[name] ?? {};
  if (!isObject(value)) {
    throw refuse(where, "an object", value);
  }
  return value;
}

/** How to read one key: a description of its valid values, and the check. */
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
 * Reads the members that an object sets and checks each by its rule. Rejects unknown keys, so that a typo is not
 * silently ignored.
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
