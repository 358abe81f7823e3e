import type { ActionModel, EntityModel, QueryModel } from "../model/console-model.ts";
import { toPascal } from "../model/names.ts";
import type { Operation, ServiceCall } from "../vocabulary/entity-spec.ts";

/** One operation of an OpenAPI document, as far as this product's need goes. */
export interface OpenApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly object[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, object>>;
}

/** What every error answer looks like (`src/contract/problem.ts`). */
export const problemSchema = {
  type: "object",
  properties: {
    statusCode: { type: "integer" },
    message: { type: "string" },
    details: {
      type: "array",
      items: {
        type: "object",
        properties: {
          path: { type: "string" },
          code: { type: "string" },
          params: { type: "object" },
          message: { type: "string" },
        },
        required: ["path", "code", "params", "message"],
      },
    },
  },
  required: ["statusCode", "message", "details"],
} as const;

const PROBLEM = {
  description: "What went wrong",
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
};

const ID = { name: "id", in: "path", required: true, schema: { type: "string" } };
const IF_MATCH = { name: "If-Match", in: "header", schema: { type: "string" } };

/** One of the five operations (spec §7). */
export function entityOperation(entity: EntityModel, operation: Operation): OpenApiOperation {
  const { name, type } = entity.names;
  const common = { operationId: `${name}${toPascal(operation)}`, tags: [name] };
  switch (operation) {
    case "list":
      return { ...common, parameters: listParameters(entity), responses: { 200: listOf(type), default: PROBLEM } };
    case "get":
      return { ...common, parameters: [ID], responses: { 200: recordOf(type), default: PROBLEM } };
    case "create":
      return { ...common, requestBody: bodyOf(`${type}Body`), responses: { 201: createdBy(entity), default: PROBLEM } };
    case "update":
      return {
        ...common,
        parameters: [ID, IF_MATCH],
        requestBody: bodyOf(`${type}Body`),
        responses: { 200: recordOf(type), default: PROBLEM },
      };
    case "delete":
      return {
        ...common,
        parameters: [ID, IF_MATCH],
        responses: { 204: { description: "Deleted" }, default: PROBLEM },
      };
  }
}

/** A further list or record. */
export function queryOperation(entity: EntityModel, query: QueryModel): OpenApiOperation {
  const { name, type } = entity.names;
  const isList = query.result === "many";
  return {
    operationId: `${name}${toPascal(query.name)}`,
    tags: [name],
    ...(isList ? { parameters: listParameters(entity) } : {}),
    responses: { 200: isList ? listOf(type) : recordOf(type), default: PROBLEM },
  };
}

/** An action; what it answers is not in the specification. */
export function actionOperation(entity: EntityModel, action: ActionModel): OpenApiOperation {
  return {
    operationId: `${entity.names.name}${toPascal(action.name)}`,
    tags: [entity.names.name],
    ...(action.path.includes("{id}") ? { parameters: [ID] } : {}),
    responses: { "2XX": { description: "Done" }, default: PROBLEM },
  };
}

/** A call that belongs to no entity. */
export function serviceOperation(name: string, call: ServiceCall): OpenApiOperation {
  return {
    operationId: name,
    tags: ["service"],
    ...(call.security === "bearer" ? {} : { security: call.security === "none" ? [] : [{ [call.security]: [] }] }),
    ...(call.body === undefined ? {} : { requestBody: bodyOf(call.body) }),
    responses: {
      ...(call.result === undefined ? { 204: { description: "Done" } } : { 200: recordOf(call.result) }),
      default: PROBLEM,
    },
  };
}

function createdBy({ names, creates }: EntityModel): object {
  return creates === null ? recordOf(names.type) : listOf(toPascal(creates));
}

function listParameters({ list }: EntityModel): readonly object[] {
  const query = (name: string, schema: object) => ({ name, in: "query", schema });
  return [
    query("page", { type: "integer", minimum: 1 }),
    query("pageSize", { type: "integer", minimum: 1 }),
    query("sort", { type: "string" }),
    query("q", { type: "string" }),
    ...list.filters.map((name) => query(name, { type: "string" })),
  ];
}

function recordOf(type: string): object {
  return { description: type, content: json({ $ref: `#/components/schemas/${type}` }) };
}

function listOf(type: string): object {
  const items = { $ref: `#/components/schemas/${type}` };
  const properties = { data: { type: "array", items }, total: { type: "integer" } };
  return { description: `${type} records`, content: json({ type: "object", properties, required: ["data", "total"] }) };
}

function bodyOf(type: string): object {
  return { required: true, content: json({ $ref: `#/components/schemas/${type}` }) };
}

function json(schema: object): object {
  return { "application/json": { schema } };
}
