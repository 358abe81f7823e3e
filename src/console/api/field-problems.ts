import type { FieldProblem } from "../../contract/problem.ts";
import { isObject, type JsonObject } from "../lib/json-object.ts";

const PATH_NAMES = "path field property propertyPath pointer instancePath param name loc".split(" ");
const MESSAGE_NAMES = "message msg defaultMessage description reason detail title".split(" ");
const CODE_NAMES = "code keyword type rule".split(" ");

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

function firstText(entry: JsonObject, names: readonly string[]): string | null {
  return names.map((name) => entry[name]).find(isText) ?? null;
}

/** Normalizes to `bookCopies[1].price`. Accepts a pointer, dots, brackets or a list of keys. */
function toFieldPath(raw: unknown): string {
  const parts = Array.isArray(raw)
    ? // FastAPI prefixes the location within the request.
      raw.slice(raw[0] === "body" ? 1 : 0).map(String)
    : String(raw)
        .replace(/^[#$]/, "")
        .replace(/\[(\w+)\]/g, ".$1")
        .split(/[./]/);
  return parts
    .filter((part) => part !== "")
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join("")
    .replace(/^\./, "");
}

/** Reads JSON:API's location of an error: `/data/attributes/name`. */
function toSource({ source }: JsonObject): unknown {
  const { pointer, parameter } = isObject(source) ? source : {};
  return isText(pointer) ? pointer.replace(/^\/data(\/(attributes|relationships))?(?=\/|$)/, "") : parameter;
}

/** Keys of message parameters: Ajv, LoopBack, Joi, Pydantic. */
const PARAMS_NAMES = "params info context ctx".split(" ");

function toParams(entry: JsonObject): JsonObject {
  return PARAMS_NAMES.map((name) => entry[name]).find(isObject) ?? {};
}

function fromEntry(entry: unknown): FieldProblem | null {
  if (isText(entry)) {
    return { path: "", code: "", params: {}, message: entry };
  }
  if (!isObject(entry)) {
    return null;
  }
  const places = [...PATH_NAMES.map((name) => entry[name]), toSource(entry)];
  const path = places.find((value) => isText(value) || Array.isArray(value)) ?? "";
  const message = firstText(entry, MESSAGE_NAMES);
  const code = firstText(entry, CODE_NAMES) ?? "";
  if (message === null && code === "") {
    return null;
  }
  return { path: toFieldPath(path), code, params: toParams(entry), message: message ?? code };
}

/** `{ name: "too long" }`, `{ name: ["too long"] }`, `{ bookCopies: { "1": { price: … } } }`. */
function fromMap(map: JsonObject, prefix: readonly string[]): readonly FieldProblem[] {
  return Object.entries(map).flatMap(([name, value]): readonly FieldProblem[] => {
    const path = [...prefix, ...name.split(/[./]/)];
    const first = Array.isArray(value) ? value.flat(2).find((item) => isText(item) || isObject(item)) : value;
    if (isText(first)) {
      return [{ path: toFieldPath(path.join(".")), code: "", params: {}, message: first }];
    }
    if (!isObject(first)) {
      return [];
    }
    const message = firstText(first, MESSAGE_NAMES);
    if (message !== null) {
      const code = firstText(first, CODE_NAMES) ?? "";
      return [{ path: toFieldPath(path.join(".")), code, params: toParams(first), message }];
    }
    return fromMap(first, path);
  });
}

/** Reads field errors from a list of entries, or from a map keyed by field. */
export function toFieldProblems(raw: unknown): readonly FieldProblem[] {
  if (Array.isArray(raw)) {
    return raw.flatMap((entry) =>
      // Google's error details contain several types; only one lists field errors.
      isObject(entry) && entry["@type"]
        ? toFieldProblems(entry["fieldViolations"] ?? entry["field_violations"])
        : (fromEntry(entry) ?? []),
    );
  }
  return isObject(raw) ? (Array.isArray(raw["errors"]) ? toFieldProblems(raw["errors"]) : fromMap(raw, [])) : [];
}
