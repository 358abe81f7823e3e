import { type Documents, type Located, memberOf, membersOf } from "../documents/documents.ts";
import { isRecord, numberOf, textOf } from "../documents/json.ts";

/** A parameter of the query or the path. */
export interface CallParameter {
  readonly name: string;
  readonly in: string;
  readonly isRequired: boolean;
  /** Its default, else its minimum: 0 for a page number that starts there. */
  readonly first: number | null;
  readonly maximum: number | null;
}

/** One operation of an OpenAPI document, of version 2.0, 3.0 or 3.1. */
export interface Call {
  readonly method: string;
  /** Without a slash at the end. */
  readonly path: string;
  readonly endsWithSlash: boolean;
  readonly parameters: readonly CallParameter[];
  /** Schema of the successful response; null if it has none. */
  readonly response: Located | null;
  /** Schema of the request body; null if it has none. */
  readonly body: Located | null;
  /** Content types of the request body. */
  readonly bodyTypes: readonly string[];
  /** Names of the headers of the successful response. */
  readonly headers: readonly string[];
  /** Names of the security schemes that it may use. */
  readonly security: readonly string[];
  readonly summary?: string;
  readonly at: string;
}

const METHODS = ["get", "post", "put", "patch", "delete"];

/** All calls of a document, in its order. */
export function readCalls(documents: Documents): readonly Call[] {
  return membersOf(memberOf(documents.root, "paths")).flatMap(([path, given]) => {
    const item = resolved(documents, given);
    const shared = membersOf(memberOf(item, "parameters")).map(([, parameter]) => parameter);
    return path.startsWith("/")
      ? METHODS.map((method) => ({ method, operation: resolved(documents, memberOf(item, method)) }))
          .filter(({ operation }) => isRecord(operation.value))
          .map(({ method, operation }) => toCall(documents, operation, { method, path, shared }))
      : [];
  });
}

/** Follows references between objects that are not schemas, such as responses. */
export function resolved(documents: Documents, located: Located): Located {
  let found = located;
  for (let steps = 0; steps < 20; steps += 1) {
    const reference = isRecord(found.value) ? textOf(found.value["$ref"]) : undefined;
    if (reference === undefined) {
      return found;
    }
    found = documents.resolve(reference, found);
  }
  return { ...found, value: undefined };
}

interface CallPlace {
  readonly method: string;
  readonly path: string;
  readonly shared: readonly Located[];
}

function toCall(documents: Documents, operation: Located, { method, path, shared }: CallPlace): Call {
  const own = membersOf(memberOf(operation, "parameters")).map(([, parameter]) => parameter);
  const parameters = [...shared, ...own].map((parameter) => resolved(documents, parameter));
  const body = resolved(documents, memberOf(operation, "requestBody"));
  const older = parameters.find((parameter) => memberOf(parameter, "in").value === "body");
  const isForm = parameters.some((parameter) => memberOf(parameter, "in").value === "formData");
  const content = membersOf(memberOf(body, "content"));
  const isSlashed = path.length > 1 && path.endsWith("/");
  return {
    method: method.toUpperCase(),
    path: isSlashed ? path.slice(0, -1) : path,
    endsWithSlash: isSlashed,
    parameters: parameters.flatMap((parameter) => toParameter(parameter)),
    response: responseOf(documents, operation),
    headers: headersOf(documents, operation),
    security: securityOf(documents, operation),
    body: older === undefined ? schemaIn(content) : present(memberOf(older, "schema")),
    // Version 2.0 has each field of a form as a parameter.
    bodyTypes: isForm ? ["application/x-www-form-urlencoded"] : content.map(([type]) => type),
    ...summaryOf(operation),
    at: documents.shown(operation),
  };
}

function summaryOf(operation: Located): Pick<Call, "summary"> {
  const summary = textOf(memberOf(operation, "summary").value);
  return summary === undefined ? {} : { summary };
}

function toParameter(parameter: Located): readonly CallParameter[] {
  const { value } = parameter;
  if (!isRecord(value)) {
    return [];
  }
  const { name, in: place, required } = value;
  const { value: schema } = memberOf(parameter, "schema");
  // In version 2.0, the parameter is its schema.
  const words = isRecord(schema) ? schema : value;
  const first = numberOf(words["default"]) ?? numberOf(words["minimum"]) ?? null;
  const maximum = numberOf(words["maximum"]) ?? null;
  return typeof name === "string" && typeof place === "string"
    ? [{ name, in: place, isRequired: required === true, first, maximum }]
    : [];
}

/** The operation's own requirements, else those of the document. */
function securityOf(documents: Documents, operation: Located): readonly string[] {
  const own = memberOf(operation, "security");
  const given = own.value === undefined ? memberOf(documents.root, "security") : own;
  return membersOf(given).flatMap(([, requirement]) => membersOf(requirement).map(([name]) => name));
}

function headersOf(documents: Documents, operation: Located): readonly string[] {
  const good = membersOf(memberOf(operation, "responses")).filter(([code]) => /^2/.test(code));
  return good.flatMap(([, response]) =>
    membersOf(memberOf(resolved(documents, response), "headers")).map(([name]) => name),
  );
}

/** The schema of the first success with a body. */
function responseOf(documents: Documents, operation: Located): Located | null {
  const responses = membersOf(memberOf(operation, "responses"));
  const good = responses.filter(([code]) => /^2/.test(code));
  for (const [, given] of good.length > 0 ? good : responses.filter(([code]) => code === "default")) {
    const response = resolved(documents, given);
    const schema = present(memberOf(response, "schema")) ?? schemaIn(membersOf(memberOf(response, "content")));
    if (schema !== null) {
      return schema;
    }
  }
  return null;
}

/** The schema of JSON, else of the first type that has one. */
function schemaIn(content: readonly (readonly [type: string, media: Located])[]): Located | null {
  const isJson = ([type]: readonly [string, Located]) => /(^|[/+])json\b/i.test(type);
  const [plain] = content.filter(([type]) => /^application\/json\b/i.test(type));
  const [, media] = plain ?? content.find(isJson) ?? content[0] ?? [];
  return media === undefined ? null : present(memberOf(media, "schema"));
}

function present(located: Located): Located | null {
  return located.value === undefined ? null : located;
}
