import type { WireResponse } from "../../contract/backend-adapter.ts";
import type { ListPage } from "../../contract/transport.ts";

/** An entry of `errors`. */
export interface GraphqlError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: { readonly [name: string]: unknown };
}

/** The body of a response. */
export interface GraphqlBody {
  readonly data?: object | null;
  readonly errors?: readonly GraphqlError[];
}

const UNAUTHENTICATED = /^(?:unauthenticated|unauthorized|invalid-jwt|401)$/i;

/** Messages of jsonwebtoken, which servers pass on. */
const BAD_JWT = /^(?:jwt |invalid (?:token|signature)$)/;

/** Whether an error says that the token is not valid. */
export function reportsUnauthenticated({ message, extensions = {} }: GraphqlError): boolean {
  const codes = [extensions["code"], extensions["status"], extensions["statusCode"]];
  return BAD_JWT.test(message) || codes.some((code) => UNAUTHENTICATED.test(String(code)));
}

/** Messages of graphql-js about an input: `… at "input.name"; …`, `… Field "name" of required type …`. */
const IN_MESSAGE = /^Variable "\$.*(?: at "(?:\w+\.)+(\w+)"|Field "(\w+)" of required type)/s;

/** The field that an error is about; null if it names none. */
export function fieldInExtensions({ message, extensions = {} }: GraphqlError): string | null {
  const found = [extensions["field"], extensions["argumentName"], extensions["path"]].find(
    (each) => each !== undefined,
  );
  const [, at, required] = IN_MESSAGE.exec(message) ?? [];
  if (found === undefined) {
    return at ?? required ?? null;
  }
  const path = Array.isArray(found) ? found.join(".") : typeof found === "string" ? found : "";
  // The field's path starts in the argument: `input.name`, or `$.selectionSet.insert.args.objects[0].name`.
  return path.replace(/^.*\b(?:input|data|object|objects\[\d+\]|_set|args)\.(?=[^.])/, "") || null;
}

/** The body of a response; empty if it is none of GraphQL. */
export function bodyOf({ body }: WireResponse): GraphqlBody {
  return typeof body === "object" && body !== null ? body : {};
}

/** The errors as the console reads them: messages by field. */
export function toProblems(errors: readonly GraphqlError[], fieldOf: (error: GraphqlError) => string | null) {
  const fields: Record<string, readonly string[]> = {};
  for (const error of errors) {
    const field = fieldOf(error) ?? "";
    fields[field] = [...(fields[field] ?? []), error.message];
  }
  return { errors: fields };
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value of the only field, and that of a payload around one object: `{ createBook: { book: { … } } }`. */
export function unwrap(data: unknown): unknown {
  const [value, ...others] = isObject(data) ? Object.values(data) : [];
  const inner: readonly unknown[] = isObject(value) ? Object.values(value) : [];
  return others.length === 0 && inner.length === 1 && isObject(inner[0]) ? inner[0] : value;
}

/** A list with the number of matches, whatever they are called; null if there is no list. */
export function toPage(value: unknown): ListPage<unknown> | null {
  const members = isObject(value) ? Object.entries(value) : [["rows", value] as const];
  const inner = members.flatMap(([, member]) => (isObject(member) ? Object.entries(member) : []));
  const rows: readonly unknown[] | undefined = members.map(([, member]) => member).find(Array.isArray);
  if (rows === undefined) {
    return null;
  }
  const total = [...members, ...inner].find(
    ([name, each]) => /total|count/i.test(name) && typeof each === "number",
  )?.[1];
  const nodes = rows.map((row: unknown) => (isObject(row) && "node" in row ? row.node : row));
  return { rows: nodes, total: total ?? null };
}
