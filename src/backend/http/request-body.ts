import type { JsonSchema } from "../../contract/json-schema.ts";
import { fieldProblem, invalid } from "./http-problem.ts";

/**
 * Removes fields that only the backend sets: those in `read` but not in `write`. So a record can be sent back as it was
 * read (spec).
 */
export function stripReadOnly(value: unknown, read: JsonSchema, write: JsonSchema): void {
  if (Array.isArray(value) && read.items !== undefined && write.items !== undefined) {
    for (const item of value) {
      stripReadOnly(item, read.items, write.items);
    }
  }
  if (!isObject(value)) {
    return;
  }
  for (const [name, readable] of Object.entries(read.properties ?? {})) {
    const writable = write.properties?.[name];
    if (writable === undefined) {
      delete value[name];
    } else {
      stripReadOnly(value[name], readable, writable);
    }
  }
}

interface Place {
  readonly path: string;
  readonly value: unknown;
}

/**
 * PostgreSQL cannot store U+0000.
 *
 * @example
 * rejectNulCharacters(request.body);
 */
export function rejectNulCharacters(body: unknown): void {
  const rest: Place[] = [{ path: "", value: body }];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (typeof next.value === "string" && next.value.includes("\0")) {
      throw invalid([fieldProblem(next.path, "pattern", "must not have a NUL character")]);
    }
    if (isObject(next.value) && Object.keys(next.value).some((name) => name.includes("\0"))) {
      throw invalid([fieldProblem(next.path, "pattern", "must not have a NUL character in a name")]);
    }
    for (const place of placesIn(next)) {
      rest.push(place);
    }
  }
}

function placesIn({ path, value }: Place): readonly Place[] {
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => ({ path: `${path}[${index}]`, value: item }));
  }
  return isObject(value)
    ? Object.entries(value).map(([name, item]) => ({ path: path === "" ? name : `${path}.${name}`, value: item }))
    : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
