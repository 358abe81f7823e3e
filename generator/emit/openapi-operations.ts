import type { JsonSchema } from "../../src/contract/json-schema.ts";
import { toWirePath, toWireSort, type WireNames } from "../../src/contract/wire-names.ts";
import { toPascal } from "../model/naming/names.ts";
import type { ActionModel, EntityModel, QueryModel } from "../model/types/console-model.ts";
import { partAt } from "../model/types/parts.ts";
import type { ServiceCall } from "../vocabulary/product-spec.ts";
import type { Operation } from "../vocabulary/words.ts";
import { parameterRef, problemResponses } from "./openapi-components.ts";
import { callWords, operationWords, serviceWords, toFilterPhrase, toPhrase } from "./openapi-descriptions.ts";
import { sortableColumns } from "./sortable-columns.ts";

/** An operation of an OpenAPI document, with the members that are used here. */
export interface OpenApiOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly object[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, object>>;
}

/** One of the five operations (spec §7). */
export function entityOperation(entity: EntityModel, operation: Operation, wire?: WireNames): OpenApiOperation {
  const { name, type } = entity.names;
  const common = { operationId: `${name}${toPascal(operation)}`, ...operationWords(entity, operation), tags: [name] };
  const requestBody = bodyOf(`${type}Body`);
  switch (operation) {
    case "list":
      return {
        ...common,
        parameters: listParameters(entity, wire),
        responses: { 200: listOf(type), ...problemResponses([400, 401]) },
      };
    case "get":
      return { ...common, parameters: [ID], responses: { 200: versionOf(type), ...problemResponses([401, 404]) } };
    case "create":
      return {
        ...common,
        parameters: [IDEMPOTENCY_KEY],
        requestBody,
        responses: { 201: createdBy(entity), ...problemResponses([400, 401, 403, 409]) },
      };
    case "update":
      return {
        ...common,
        parameters: [ID, IF_MATCH],
        requestBody,
        responses: { 200: versionOf(type), ...problemResponses([400, 401, 403, 404, 409, 412]) },
      };
    case "delete":
      return {
        ...common,
        parameters: [ID, IF_MATCH],
        responses: { 204: { description: "Deleted" }, ...problemResponses([401, 403, 404, 409, 412]) },
      };
  }
}

const ID = parameterRef("id");
const IF_MATCH = parameterRef("ifMatch");
const IDEMPOTENCY_KEY = parameterRef("idempotencyKey");

/** Operation of a query. */
export function queryOperation(entity: EntityModel, query: QueryModel, wire?: WireNames): OpenApiOperation {
  const { name, type, plural } = entity.names;
  const isList = query.result === "many";
  const description = isList
    ? `A page of ${toPhrase(plural)}, selected by the query.`
    : `One ${toPhrase(name)}, selected by the query.`;
  return {
    operationId: `${name}${toPascal(query.name)}`,
    ...callWords(entity, query.name, description),
    tags: [name],
    ...(isList ? { parameters: listParameters(entity, wire) } : {}),
    responses: { 200: isList ? listOf(type) : recordOf(type), ...problemResponses(isList ? [400, 401] : [401, 404]) },
  };
}

/** Operation of an action. The specification leaves its response open. */
export function actionOperation(entity: EntityModel, action: ActionModel): OpenApiOperation {
  const isOfRecord = action.path.includes("{id}");
  const parameters = [...(isOfRecord ? [ID] : []), ...(action.method === "POST" ? [IDEMPOTENCY_KEY] : [])];
  return {
    operationId: `${entity.names.name}${toPascal(action.name)}`,
    ...callWords(entity, action.name, isOfRecord ? "Runs for one record." : "Runs for the whole collection."),
    tags: [entity.names.name],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(action.inputs === undefined ? {} : { requestBody: bodyOf(`${toPascal(action.inputs)}Body`) }),
    responses: {
      200: { description: "Done; the shape of the response is not defined" },
      201: { description: "Done; a record was created" },
      204: { description: "Done" },
      ...problemResponses([
        ...(action.inputs === undefined ? ([] as const) : ([400] as const)),
        ...(isOfRecord ? ([401, 403, 404, 409] as const) : ([401, 403, 409] as const)),
      ]),
    },
  };
}

/** A call that belongs to no entity. */
export function serviceOperation(name: string, call: ServiceCall, query: JsonSchema | null = null): OpenApiOperation {
  const isSession = call.security !== "bearer";
  const bodyProblems = call.body === undefined && query === null ? ([] as const) : ([400] as const);
  return {
    operationId: name,
    ...serviceWords(name, call.security),
    tags: [SERVICE_TAG.name],
    ...(isSession ? { security: call.security === "none" ? [] : [{ [call.security]: [] }] } : {}),
    ...(call.method === "POST" && !isSession ? { parameters: [IDEMPOTENCY_KEY] } : {}),
    ...(query === null ? {} : { parameters: queryParameters(query) }),
    ...(call.body === undefined ? {} : { requestBody: bodyOf(call.body) }),
    responses: {
      ...(call.result === undefined ? { 204: { description: "Done" } } : { 200: recordOf(call.result) }),
      ...problemResponses([...bodyProblems, 401, ...(isSession ? ([429] as const) : [])]),
    },
  };
}

function queryParameters({ properties = {}, required = [] }: JsonSchema): readonly object[] {
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: "query",
    ...(description === undefined ? {} : { description }),
    ...(required.includes(name) ? { required: true } : {}),
    schema,
  }));
}

/** Tag of the calls that belong to no entity. */
export const SERVICE_TAG = { name: "service", description: "Sessions, and calls that belong to no entity." };

function createdBy({ names, creates, operations }: EntityModel): object {
  if (creates !== null) {
    return listOf(toPascal(creates));
  }
  const { description, headers, content } = versionOf(names.type);
  const location = operations.includes("get") ? { Location: { $ref: "#/components/headers/Location" } } : {};
  return { description, headers: { ...headers, ...location }, content };
}

function listParameters(entity: EntityModel, wire: WireNames | undefined): readonly object[] {
  const { list, fields } = entity;
  const orders = [list.sort, ...sortableColumns(entity).flatMap((column) => [column, `-${column}`])];
  const sort = {
    name: "sort",
    in: "query",
    description: "A field; prefix it with a minus for descending order.",
    schema: {
      type: "string",
      enum: [...new Set(orders.map((order) => toWireSort(order, wire)))],
      default: toWireSort(list.sort, wire),
    },
  };
  const filters = list.filters.map((name) => {
    const field = partAt(fields, name);
    const values = field?.schema.items?.enum ?? field?.schema.enum;
    const phrase = toFilterPhrase(name, field?.language ?? null);
    return {
      name: toWirePath(name, wire),
      in: "query",
      description: filterDescription(phrase, field?.schema.format),
      schema: { type: "array", items: { type: "string", ...(values === undefined ? {} : { enum: values }) } },
    };
  });
  return [
    parameterRef("page"),
    parameterRef("pageSize"),
    parameterRef("after"),
    parameterRef("before"),
    parameterRef("count"),
    sort,
    parameterRef("search"),
    parameterRef("ids"),
    parameterRef("filter"),
    ...filters,
  ];
}

/** The values that a filter takes. A moment is filtered by days of the business time zone, or by moments (decision 0052). */
function filterDescription(phrase: string, format: string | undefined): string {
  const days = `Days of ${phrase}: one, or a range as 2030-01-01..2030-01-31, open on either side`;
  switch (format) {
    case "date":
      return `${days}.`;
    case "date-time":
      return (
        `${days}, in the time zone of \`/config.json\`, else UTC. Or a range of moments with offsets, both included: ` +
        "2030-01-01T03:00:00.000Z..2030-01-02T02:59:59.999Z."
      );
    default:
      return `Filters by ${phrase}: one value, or several of which any matches.`;
  }
}

function recordOf(type: string): { readonly description: string; readonly content: object } {
  return { description: type, content: json({ $ref: `#/components/schemas/${type}` }) };
}

/** Response with a record, and its version as ETag. */
function versionOf(type: string): ReturnType<typeof recordOf> & { readonly headers: object } {
  const { description, content } = recordOf(type);
  return { description, headers: { ETag: { $ref: "#/components/headers/ETag" } }, content };
}

function listOf(type: string): object {
  const items = { $ref: `#/components/schemas/${type}` };
  const data = { description: "The records of the page.", type: "array", items };
  const total = { description: "Number of records on all pages.", type: "integer", minimum: 0 };
  const schema = {
    type: "object",
    properties: {
      data,
      total,
      totalIsAtLeast: {
        description: "True if counting stopped at `total` and there are more records.",
        type: "boolean",
      },
      nextCursor: { description: "Cursor for `after`; absent on the last page.", type: "string" },
      previousCursor: { description: "Cursor for `before`; absent on the first page.", type: "string" },
    },
    required: ["data", "total"],
  };
  return { description: `${type} records`, content: json(schema) };
}

function bodyOf(type: string): object {
  return { required: true, content: json({ $ref: `#/components/schemas/${type}` }) };
}

function json(schema: object): object {
  return { "application/json": { schema } };
}
