/** What the operations of every product share: parameters, headers, answers. */

import { FILTER_LIMITS, MAX_FILTER_LENGTH } from "../../src/contract/list-filter.ts";

/** What every error answer looks like (`src/contract/problem.ts`). */
export const problemSchema = {
  description: "What went wrong, for the reader and for the program.",
  type: "object",
  properties: {
    statusCode: { type: "integer" },
    message: { type: "string" },
    details: {
      description: "One for each field, or other part, that is at fault.",
      type: "array",
      items: {
        type: "object",
        properties: {
          path: { type: "string", description: "Of the field, with dots: lines.0.amount." },
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
  description: "Conditions and further groups.",
  type: "array",
  items: { $ref: "#/components/schemas/ListFilter" },
};
const value = { type: ["string", "number", "boolean"] };

/** What `filter` asks of records (`src/contract/list-filter.ts`). */
export const filterSchema = {
  description: `A condition on one field, or a group of them: up to ${FILTER_LIMITS.conditions} conditions, in groups up to ${FILTER_LIMITS.depth} deep.`,
  anyOf: [
    {
      description: "What one field must be: all that is said of it.",
      type: "object",
      properties: {
        field: { description: "A field that the list is filtered, sorted or searched by, or `id`.", type: "string" },
        is: {
          description: "One of these; of days a day, or a range as 2030-01-01..2030-01-31.",
          anyOf: [value, { type: "array", minItems: 1, maxItems: FILTER_LIMITS.values, items: value }],
        },
        contains: { description: "A text in it, in any case, with any accents.", type: "string" },
        atLeast: { description: "Of numbers, days and times of day.", ...value },
        atMost: { description: "Of numbers, days and times of day.", ...value },
        isThere: { description: "Whether it has a value.", type: "boolean" },
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
  page: query("page", "The page of the list, from 1 on.", { type: "integer", minimum: 1, default: 1 }),
  pageSize: query("pageSize", "How many records a page has.", {
    type: "integer",
    minimum: 1,
    maximum: 1000,
    default: 25,
  }),
  after: query(
    "after",
    "The page behind a record, in place of a page by its number: `nextCursor` of an answer.",
    CURSOR,
  ),
  before: query("before", "The page ahead of a record: `previousCursor` of an answer.", CURSOR),
  count: query("count", "`exact`: count all records, however many they are.", { type: "string", enum: ["exact"] }),
  search: query("q", "A text that a record has to contain in one of the fields that are searched.", {
    type: "string",
    maxLength: 200,
  }),
  filter: query(
    "filter",
    "Filters joined by and/or, as JSON: a condition, or `all`, `any` or `none` of several, beside all other parameters.",
    {
      type: "string",
      maxLength: MAX_FILTER_LENGTH,
      contentMediaType: "application/json",
      contentSchema: { $ref: "#/components/schemas/ListFilter" },
      examples: ['{"any":[{"field":"id","is":["1","2"]},{"none":[{"field":"id","isThere":true}]}]}'],
    },
  ),
  ids: query("id", "Ids, any of which is asked for: the records of a page's relations, by one call.", {
    type: "array",
    maxItems: 100,
    items: { type: "string" },
  }),
  ifMatch: header(
    "If-Match",
    "The ETag under which the record was read: where another one is current by now, nothing is written (412).",
  ),
  idempotencyKey: header(
    "Idempotency-Key",
    "Of the caller's choice, the same for each try of one submission: it is carried out once, and answered alike.",
  ),
} as const;

export const sharedHeaders = {
  ETag: { description: "The record's version, for If-Match.", schema: { type: "string" } },
  RetryAfter: { description: "After how many seconds to try again.", schema: { type: "integer" } },
} as const;

const problem = (description: string, headers = {}) => ({
  description,
  ...headers,
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
});
const retryAfter = { headers: { "Retry-After": { $ref: "#/components/headers/RetryAfter" } } };

/** By status, the name under `components.responses` and the answer. */
const PROBLEMS = {
  400: ["BadRequest", problem("The call is not valid; each fault is named.")],
  401: ["Unauthorized", problem("Nobody is signed in, or no longer.")],
  403: ["Forbidden", problem("Whoever is signed in may not do that.")],
  404: ["NotFound", problem("There is no such record.")],
  409: ["Conflict", problem("It cannot be done with what there is: a value is taken, a record is in use.")],
  412: ["PreconditionFailed", problem("Somebody else has changed the record since it was read.")],
  429: ["TooManyRequests", problem("Too many tries.", retryAfter)],
  default: ["Problem", problem("The backend failed, or is away for a while.", retryAfter)],
} as const;

export type ProblemStatus = Exclude<keyof typeof PROBLEMS, "default">;

export const sharedResponses = Object.fromEntries(Object.values(PROBLEMS));

/** The answers of an operation that goes wrong: those statuses, and whatever else. */
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

/** The parts of `shared` that something in `texts`, which are JSON, refers to. */
export function usedParts(kind: string, shared: Readonly<Record<string, object>>, ...texts: readonly string[]): object {
  const names = texts.flatMap((text) => [...text.matchAll(/"#\/components\/([^/"]+)\/([^"]+)"/g)]);
  const named = new Set(names.flatMap(([, of, name]) => (of === kind ? [name] : [])));
  const used = Object.entries(shared).filter(([name]) => named.has(name));
  return used.length === 0 ? {} : { [kind]: Object.fromEntries(used) };
}
