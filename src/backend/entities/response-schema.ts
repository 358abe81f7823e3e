import type { BackendCall } from "../../contract/backend.ts";
import type { JsonSchema } from "../../contract/json-schema.ts";

/**
 * What an answer is written by: the names and types of a read schema and nothing else. A field that it does not name
 * cannot leave; bounds and defaults are the business of what comes in.
 */
export function toResponseSchema(schema: JsonSchema): object {
  const { type, properties, items, additionalProperties, nullable } = schema;
  return {
    type,
    ...(nullable === true ? { nullable } : {}),
    // What an object holds is not always known: the fields of any record, in an audit row.
    ...(properties === undefined ? othersOf(additionalProperties) : {}),
    ...(items === undefined ? {} : { items: toResponseSchema(items) }),
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties)
              .filter(([, property]) => property.writeOnly !== true)
              .map(([name, property]) => [name, toResponseSchema(property)]),
          ),
        }),
  };
}

function othersOf(others: JsonSchema["additionalProperties"]): object {
  if (typeof others === "object") {
    return { additionalProperties: toResponseSchema(others) };
  }
  return others === true ? { additionalProperties: true } : {};
}

/** A page of records, and how many there are. */
export function toListSchema(read: JsonSchema): object {
  return {
    type: "object",
    properties: {
      data: { type: "array", items: toResponseSchema(read) },
      total: { type: "integer" },
      totalIsAtLeast: { type: "boolean" },
      nextCursor: { type: "string" },
      previousCursor: { type: "string" },
    },
  };
}

/** The answers of a call that belongs to no entity. */
export function toResponses({ result }: Pick<BackendCall, "result">): Readonly<Record<number, object>> {
  return result === null ? {} : { 200: toResponseSchema(result) };
}
