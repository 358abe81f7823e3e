import { BATCH_STATUSES } from "../../../contract/batch.ts";

/** Schema of a batch call's body. The handler validates `set` of each row, so that a mistake is the row's only. */
export const batchBodySchema = {
  type: "object",
  properties: {
    dryRun: { type: "boolean", description: "Check all rules and return the results, but write nothing." },
    rows: {
      type: "array",
      minItems: 1,
      description: "Up to 500 rows.",
      items: {
        type: "object",
        properties: {
          row: { type: "integer", description: "A number of the caller, which the result repeats." },
          operation: { type: "string", enum: ["create", "update", "delete"] },
          id: { type: "string", maxLength: 200, description: "The record; for `update` and `delete`." },
          version: { type: "string", maxLength: 200, description: "The ETag of the version that the row is based on." },
          set: {
            type: "object",
            description:
              "For `create`: the body of the single call. For `update`: the changed fields; null clears one.",
          },
          base: { type: "object", description: "Earlier values of fields that the change is based on." },
        },
        required: ["row", "operation"],
        additionalProperties: false,
      },
    },
  },
  required: ["rows"],
  additionalProperties: false,
} as const;

const open = { type: "object", additionalProperties: true } as const;

/** Schema of its response. */
export const batchAnswerSchema = {
  type: "object",
  properties: {
    counts: {
      type: "object",
      properties: Object.fromEntries(BATCH_STATUSES.map((status) => [status, { type: "integer" }])),
    },
    results: {
      type: "array",
      items: {
        type: "object",
        properties: {
          row: { type: "integer" },
          status: { type: "string", enum: [...BATCH_STATUSES] },
          id: { type: "string" },
          version: { type: "string" },
          before: open,
          current: open,
          problem: {
            type: "object",
            properties: {
              statusCode: { type: "integer" },
              message: { type: "string" },
              details: { type: "array", items: open },
            },
          },
        },
      },
    },
  },
} as const;
