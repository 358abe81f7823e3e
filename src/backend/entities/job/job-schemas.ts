import { JOB_COUNTS, JOB_KINDS, JOB_STATES, MAX_JOB_EXCEPTIONS } from "../../../contract/jobs.ts";

const work = {
  set: { type: "object", description: "For `change`: the fields to set; null clears one." },
  inputs: { type: "object", description: "For `action`: the body of the single call." },
} as const;

/** Schema of the body of a new job. The handler validates `set` and `inputs` by the schemas of the single calls. */
export const newJobSchema = {
  type: "object",
  properties: {
    kind: { type: "string", enum: [...JOB_KINDS] },
    ...work,
    action: { type: "string", maxLength: 100, description: "For `action`: its name." },
    undoes: { type: "string", maxLength: 100, description: "For `undo`: the id of the ended job." },
    except: {
      type: "array",
      maxItems: MAX_JOB_EXCEPTIONS,
      items: { type: "string", maxLength: 200 },
      description: "Matching records to leave out.",
    },
    expected: { type: "integer", minimum: 0, description: "409 if another number of records matches." },
    draft: { type: "boolean", description: "Only choose and count the records; `start` begins the work." },
  },
  required: ["kind"],
  additionalProperties: false,
} as const;

/** Schema of the body that starts a draft. */
export const startJobSchema = { type: "object", properties: work, additionalProperties: false } as const;

const text = { type: "string" } as const;
const textOrNull = { type: ["string", "null"] } as const;
const number = { type: "integer" } as const;

/** Schema of a job. */
export const jobSchema = {
  type: "object",
  properties: {
    id: text,
    kind: { type: "string", enum: [...JOB_KINDS] },
    action: textOrNull,
    undoes: textOrNull,
    state: { type: "string", enum: [...JOB_STATES] },
    reason: textOrNull,
    total: number,
    done: number,
    counts: { type: "object", properties: Object.fromEntries(JOB_COUNTS.map((status) => [status, number])) },
    failed: number,
    canUndo: { type: "boolean" },
    username: text,
    createdAt: text,
    startedAt: textOrNull,
    endedAt: textOrNull,
  },
} as const;

export const jobListSchema = {
  type: "object",
  properties: { data: { type: "array", items: jobSchema } },
} as const;

/** Schema of the query string of a job's failures. */
export const failuresQuerySchema = {
  type: "object",
  properties: {
    page: { type: "integer", minimum: 1, maximum: 1_000_000, default: 1 },
    pageSize: { type: "integer", minimum: 1, maximum: 1_000, default: 100 },
  },
  additionalProperties: false,
} as const;

export const failuresSchema = {
  type: "object",
  properties: {
    data: {
      type: "array",
      items: {
        type: "object",
        properties: {
          recordId: text,
          title: text,
          status: { type: "string", enum: ["refused", "conflicting"] },
          problem: {
            type: ["object", "null"],
            properties: {
              statusCode: number,
              message: text,
              details: { type: "array", items: { type: "object", additionalProperties: true } },
            },
          },
        },
      },
    },
    total: number,
  },
} as const;
