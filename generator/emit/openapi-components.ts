/** Parameters, headers and responses that operations of every product share. */

import { FILTER_LIMITS, MAX_FILTER_LENGTH } from "../../src/contract/list-filter.ts";

/** Schema of error responses (`src/contract/problem.ts`). */
export const problemSchema = {
  description: "An error, as text for people and as data for programs.",
  type: "object",
  properties: {
    type: { const: "about:blank" },
    title: { type: "string", description: "The name of the status." },
    status: { type: "integer", description: "The same as `statusCode` (RFC 9457)." },
    detail: { type: "string", description: "The same as `message` (RFC 9457)." },
    statusCode: { type: "integer" },
    message: { type: "string" },
    details: {
      description: "One entry for each invalid field or other part.",
      type: "array",
      items: {
        type: "object",
        properties: {
          path: { type: "string", description: "Path of the field: lines.0.amount." },
          code: { type: "string" },
          params: { type: "object" },
          message: { type: "string" },
        },
        required: ["path", "code", "params", "message"],
      },
    },
  },
  required: ["statusCode", "message", "details"],
  examples: [
    {
      statusCode: 400,
      message: "The body is not valid",
      details: [{ path: "name", code: "required", params: {}, message: "is required" }],
    },
  ],
} as const;

const group = {
  description: "Conditions and nested groups.",
  type: "array",
  items: { $ref: "#/components/schemas/ListFilter" },
};
const value = { type: ["string", "number", "boolean"] };

/** Schema of the parameter `filter` (`src/contract/list-filter.ts`). */
export const filterSchema = {
  description: `A condition on one field, or a group of them: up to ${FILTER_LIMITS.conditions} conditions, in groups nested up to ${FILTER_LIMITS.depth} levels.`,
  anyOf: [
    {
      description: "Conditions on one field; all of them must be true.",
      type: "object",
      properties: {
        field: {
          description: "A field by which the list can be filtered, sorted or searched, or `id`.",
          type: "string",
        },
        is: {
          description: "One of these values; for dates also a range such as 2030-01-01..2030-01-31.",
          anyOf: [value, { type: "array", minItems: 1, maxItems: FILTER_LIMITS.values, items: value }],
        },
        contains: { description: "A text that the field contains, ignoring case and accents.", type: "string" },
        atLeast: { description: "Greater or equal. For numbers, dates and times.", ...value },
        atMost: { description: "Less or equal. For numbers, dates and times.", ...value },
        isThere: { description: "True if the field must have a value, false if it must not.", type: "boolean" },
      },
      required: ["field"],
      minProperties: 2,
      additionalProperties: false,
    },
    { type: "object", properties: { all: group }, required: ["all"], additionalProperties: false },
    { type: "object", properties: { any: group }, required: ["any"], additionalProperties: false },
    { type: "object", properties: { none: group }, required: ["none"], additionalProperties: false },
  ],
  examples: [{ any: [{ field: "id", is: ["1", "2"] }, { none: [{ field: "id", isThere: true }] }] }],
} as const;

const query = (name: string, description: string, schema: object) => ({ name, in: "query", description, schema });
const header = (name: string, description: string) => ({
  name,
  in: "header",
  description,
  schema: { type: "string", maxLength: 255 },
});

const CURSOR = { type: "string", maxLength: 8000 };

export const sharedParameters = {
  id: { name: "id", in: "path", required: true, description: "The record's id.", schema: { type: "string" } },
  page: query("page", "Number of the page, starting at 1.", { type: "integer", minimum: 1, default: 1 }),
  pageSize: query("pageSize", "Number of records per page.", {
    type: "integer",
    minimum: 1,
    maximum: 1000,
    default: 25,
  }),
  after: query("after", "Cursor of the next page (`nextCursor` of a response), instead of a page number.", CURSOR),
  before: query(
    "before",
    "Cursor of the previous page (`previousCursor` of a response), instead of a page number.",
    CURSOR,
  ),
  count: query("count", "`exact`: count all records, even if there are many.", { type: "string", enum: ["exact"] }),
  search: query("q", "A text that one of the searched fields must contain.", {
    type: "string",
    maxLength: 200,
  }),
  filter: query(
    "filter",
    "Filters combined by and/or, as JSON: a condition, or `all`, `any` or `none` of several. Applies in addition to the other parameters.",
    {
      type: "string",
      maxLength: MAX_FILTER_LENGTH,
      contentMediaType: "application/json",
      contentSchema: { $ref: "#/components/schemas/ListFilter" },
      examples: ['{"any":[{"field":"id","is":["1","2"]},{"none":[{"field":"id","isThere":true}]}]}'],
    },
  ),
  ids: query("id", "Return only records with these ids, for example the related records of a page.", {
    type: "array",
    maxItems: 100,
    items: { type: "string" },
  }),
  ifMatch: header(
    "If-Match",
    "The ETag with which the record was read. If the record has changed since then, the response is 412.",
  ),
  idempotencyKey: header(
    "Idempotency-Key",
    "A key chosen by the client, the same for each retry of one submission. The submission runs only once, and retries get the same response.",
  ),
} as const;

export const sharedHeaders = {
  ETag: { description: "The record's version, for If-Match.", schema: { type: "string" } },
  Location: { description: "The address of the new record.", schema: { type: "string", format: "uri-reference" } },
  RetryAfter: { description: "Number of seconds before the next attempt.", schema: { type: "integer" } },
} as const;

const problem = (description: string, headers = {}) => ({
  description,
  ...headers,
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
});
const retryAfter = { headers: { "Retry-After": { $ref: "#/components/headers/RetryAfter" } } };

/** Name under `components.responses` and the response, by status. */
const PROBLEMS = {
  400: ["BadRequest", problem("The request is not valid; the details list each mistake.")],
  401: ["Unauthorized", problem("There is no valid session.")],
  403: ["Forbidden", problem("The user's role does not allow this.")],
  404: ["NotFound", problem("The record does not exist.")],
  409: ["Conflict", problem("Conflict with existing data: a value is not unique, or the record is in use.")],
  412: ["PreconditionFailed", problem("Another user has changed the record since it was read.")],
  429: ["TooManyRequests", problem("Too many attempts.", retryAfter)],
  default: ["Problem", problem("The backend failed, or is temporarily unavailable.", retryAfter)],
} as const;

export type ProblemStatus = Exclude<keyof typeof PROBLEMS, "default">;

export const sharedResponses = Object.fromEntries(Object.values(PROBLEMS));

/** Error responses of an operation: the given statuses, and a default. */
export function problemResponses(statuses: readonly ProblemStatus[]): Readonly<Record<string, object>> {
  const named = [...statuses, "default" as const].map((status) => [
    status,
    { $ref: `#/components/responses/${PROBLEMS[status][0]}` },
  ]);
  return Object.fromEntries(named);
}

export function parameterRef(name: keyof typeof sharedParameters): object {
  return { $ref: `#/components/parameters/${name}` };
}

/** The entries of `shared` that the JSON in `texts` references. */
export function usedParts(kind: string, shared: Readonly<Record<string, object>>, ...texts: readonly string[]): object {
  const names = texts.flatMap((text) => [...text.matchAll(/"#\/components\/([^/"]+)\/([^"]+)"/g)]);
  const named = new Set(names.flatMap(([, of, name]) => (of === kind ? [name] : [])));
  const used = Object.entries(shared).filter(([name]) => named.has(name));
  return used.length === 0 ? {} : { [kind]: Object.fromEntries(used) };
}
