import type { FieldProblem } from "../../contract/problem.ts";
import { isObject, type JsonObject } from "../lib/json-object.ts";

const PATH_NAMES = "path field property propertyPath pointer instancePath target param name loc".split(" ");
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
        // `lines[1]`, or `lines(1)` in OData.
        .replace(/\[(\w+)\]|\((\d+)\)/g, ".$1$2")
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

/** Reads Hasura's location of an error: `$.selectionSet.insert_books.args.objects[0].name`. */
function toArgument({ extensions }: JsonObject): unknown {
  const path = isObject(extensions) ? extensions["path"] : undefined;
  return isText(path) ? /\.args\.(?:objects?(?:\[\d+\])?|_set)\.(.+)$/.exec(path)?.[1] : undefined;
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
  const places = [...PATH_NAMES.map((name) => entry[name]), toSource(entry), toArgument(entry)];
  const path = places.find((value) => isText(value) || Array.isArray(value)) ?? "";
  const message = firstText(entry, MESSAGE_NAMES);
  const code = firstText(entry, CODE_NAMES) ?? "";
  if (message === null && code === "") {
    return null;
  }
  return { path: toFieldPath(path), code, params: toParams(entry), message: message ?? code };
}

/** Names of errors that concern the whole record: Django, Rails. */
const WHOLE = /^(non_?field_?errors|__all__|base)$/i;

/** Objects of errors by field for each item of a list, `{ lines: [{}, { amount: ["too much"] }] }`. */
function isByItem(value: unknown): value is readonly JsonObject[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((item) => isObject(item) && firstText(item, MESSAGE_NAMES) === null)
  );
}

/** `{ name: "too long" }`, `{ name: ["too long"] }`, `{ bookCopies: { "1": { price: … } } }`. */
function fromMap(map: JsonObject, prefix: readonly string[]): readonly FieldProblem[] {
  return Object.entries(map).flatMap(([name, value]) => {
    const path = WHOLE.test(name) ? prefix : [...prefix, ...name.split(/[./]/)];
    return isByItem(value)
      ? value.flatMap((item, index) => fromMap(item, [...path, String(index)]))
      : fromMember(value, path);
  });
}

/** The first message of a field, or the errors of its own fields. */
function fromMember(value: unknown, path: readonly string[]): readonly FieldProblem[] {
  const first = Array.isArray(value) ? value.flat(2).find((item) => isText(item) || isObject(item)) : value;
  if (isText(first)) {
    return [{ path: toFieldPath(path.join(".")), code: "", params: {}, message: first }];
  }
  if (!isObject(first)) {
    return [];
  }
  const message = firstText(first, MESSAGE_NAMES);
  if (message === null) {
    return fromMap(first, path);
  }
  const code = firstText(first, CODE_NAMES) ?? "";
  return [{ path: toFieldPath(path.join(".")), code, params: toParams(first), message }];
}

/** Entries within an entry: Payload. */
function innerEntries(entry: unknown): unknown {
  return isObject(entry) && isObject(entry["data"]) ? entry["data"]["errors"] : undefined;
}

/** Whether a value is a list of entries that name a field, rather than of records. */
export function isEntryList(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((entry) => Boolean(fromEntry(entry)?.path));
}

/** `Key (name)=(x) already exists.`: PostgreSQL's detail of a unique violation, as PostgREST sends it. */
export function toUniqueProblem(detail: unknown, message: string): FieldProblem | null {
  const [, names = ""] = (isText(detail) && /^Key \(([^)]+)\)=\(.*\) already exists/.exec(detail)) || [];
  const fields = names.split(", ").filter((name) => name !== "");
  const [only = ""] = fields.length === 1 ? fields : [];
  return fields.length === 0 ? null : { path: only, code: "unique", params: only === "" ? { fields } : {}, message };
}

/** The default messages of class-validator, which begin with the field: `name should not be empty`. */
const NAMED_FIRST = /^(?:each value in )?([a-z_]\w*(?:\.\w+)*) (?:must|should)\b/i;

/** Field errors of a list of texts that all begin with their field (NestJS). Empty otherwise. */
export function fromNamedTexts(texts: unknown): readonly FieldProblem[] {
  const found = (Array.isArray(texts) ? texts : []).map((text) => ({
    text,
    name: NAMED_FIRST.exec(String(text))?.[1],
  }));
  return found.every(({ name }) => name !== undefined)
    ? found.map(({ text, name }) => ({ path: toFieldPath(name), code: "", params: {}, message: String(text) }))
    : [];
}

/** Reads field errors from a list of entries, or from a map keyed by field. */
export function toFieldProblems(raw: unknown): readonly FieldProblem[] {
  if (Array.isArray(raw)) {
    return raw.flatMap((entry) =>
      // Google's error details contain several types; only one lists field errors.
      isObject(entry) && entry["@type"]
        ? toFieldProblems(entry["fieldViolations"] ?? entry["field_violations"])
        : Array.isArray(innerEntries(entry))
          ? toFieldProblems(innerEntries(entry))
          : (fromEntry(entry) ?? []),
    );
  }
  return isObject(raw) ? (Array.isArray(raw["errors"]) ? toFieldProblems(raw["errors"]) : fromMap(raw, [])) : [];
}
