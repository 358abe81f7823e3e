import type { BackendCall } from "../../contract/backend.ts";
import type { JsonSchema } from "../../contract/json-schema.ts";

/**
 * The response schema of a read schema: names and types only. A field that it does not name is never sent. Bounds and
 * defaults matter for requests only.
 *
 * @example
 * schema: { response: { 200: toResponseSchema(ticketReadSchema) } },
 */
export function toResponseSchema(schema: JsonSchema): object {
  const { type, properties, items, additionalProperties, nullable } = schema;
  return {
    type,
    ...(nullable === true ? { nullable } : {}),
    // The content of an object may be unknown, such as the fields of any record in an audit entry.
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

/**
 * A page of records with its total.
 *
 * @example
 * schema: { response: { 200: toListSchema(ticketReadSchema) } },
 */
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

/**
 * The responses of a call that belongs to no entity.
 *
 * @example
 * schema: { response: toResponses(serviceCalls.closeAll) },
 */
export function toResponses({ result }: Pick<BackendCall, "result">): Readonly<Record<number, object>> {
  return result === null ? {} : { 200: toResponseSchema(result) };
}
