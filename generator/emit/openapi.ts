import type { JsonSchema } from "../../src/contract/json-schema.ts";
import { toWireSchema } from "../../src/contract/wire-schema.ts";
import { METHODS } from "../model/paths/paths.ts";
import type { ConsoleModel, EntityModel } from "../model/types/console-model.ts";
import { readSchema, writeSchema } from "../model/types/schema-variants.ts";
import { toJsonText } from "../render/literal.ts";
import type { ServiceCall } from "../vocabulary/product-spec.ts";
import { type EmittedFile, jsonBanner } from "./emitted-file.ts";
import {
  filterSchema,
  problemSchema,
  sharedHeaders,
  sharedParameters,
  sharedResponses,
  usedParts,
} from "./openapi-components.ts";
import { tagOf } from "./openapi-descriptions.ts";
import { withExample } from "./openapi-examples.ts";
import {
  actionOperation,
  entityOperation,
  type OpenApiOperation,
  queryOperation,
  SERVICE_TAG,
  serviceOperation,
} from "./openapi-operations.ts";
import { branchComponents, type OpenApiSchema, toOpenApiSchema } from "./openapi-schema.ts";

/** Indent down to the properties of schemas and the members of operations, so that diffs show single lines. */
const OPEN_DEPTH = 5;

type Paths = Record<string, Record<string, OpenApiOperation>>;

/** `generated/openapi.json`: the main backend's calls as an OpenAPI 3.1 document. */
export function emitOpenApi(model: ConsoleModel): readonly EmittedFile[] {
  const paths = pathsOf(model);
  const schemas = { ...schemasOf(model), ListFilter: filterSchema, Problem: problemSchema };
  const operations = JSON.stringify(paths);
  const responses = usedParts("responses", sharedResponses, operations);
  const parameters = usedParts("parameters", sharedParameters, operations);
  const answers = JSON.stringify([responses, parameters]);
  const called = JSON.stringify(usedParts("schemas", schemas, operations, answers));
  const document = {
    openapi: "3.1.0",
    "x-generated": jsonBanner("schema/"),
    info: infoOf(model),
    servers: [{ url: "/api" }],
    security: [{ bearer: [] }],
    tags: tagsOf(model, operations),
    paths,
    components: {
      securitySchemes: {
        basic: { type: "http", scheme: "basic", description: "Name and password of a staff user." },
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT", description: "An access token." },
      },
      ...parameters,
      ...usedParts("headers", sharedHeaders, operations, answers),
      ...responses,
      ...usedParts("schemas", schemas, operations, answers, called),
    },
  };
  return [{ path: "openapi.json", content: toJsonText(document, OPEN_DEPTH) }];
}

function infoOf({ service }: ConsoleModel): object {
  const title = service?.title ?? "API";
  return {
    title,
    version: service?.version ?? "0.0.0",
    description: `The backend API of ${title}.`,
    contact: { name: title },
    license: { name: "Proprietary", identifier: "LicenseRef-Proprietary" },
  };
}

/** Tags of entities with operations, in the order of the entities. */
function tagsOf(model: ConsoleModel, operations: string): readonly object[] {
  const named = new Set(Array.from(operations.matchAll(/"tags":\["([^"]*)"\]/g), ([, name]) => name));
  const isUsed = (name: string) => named.has(name);
  const entities = model.entities.filter(({ names }) => isUsed(names.name)).map(tagOf);
  return isUsed(SERVICE_TAG.name) ? [SERVICE_TAG, ...entities] : entities;
}

function pathsOf({ entities, service, serviceSchemas, wire }: ConsoleModel): Paths {
  const paths: Paths = {};
  const add = (path: string, method: string, operation: OpenApiOperation) => {
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  };
  for (const [name, call] of Object.entries<ServiceCall>(service?.calls ?? {})) {
    add(call.path, call.method, serviceOperation(name, call, serviceSchemas[call.query ?? ""] ?? null));
  }
  for (const entity of entities) {
    const names = wire.entities[entity.names.name];
    for (const operation of entity.operations) {
      add(entity.endpoints[operation] ?? "", METHODS[operation], entityOperation(entity, operation, names));
    }
    for (const query of entity.queries) {
      add(query.path, "GET", queryOperation(entity, query, names));
    }
    for (const action of entity.actions) {
      add(action.path, action.method, actionOperation(entity, action));
    }
  }
  return paths;
}

function schemasOf(model: ConsoleModel): Readonly<Record<string, OpenApiSchema>> {
  const called = model.entities.filter(
    ({ operations, queries, actions }) => operations.length + queries.length + actions.length > 0,
  );
  // A type that is only a query is described by parameters.
  const bodies = Object.values<ServiceCall>(model.service?.calls ?? {}).flatMap(({ body, result }) => [body, result]);
  const namesOf = ({ names }: EntityModel) => model.wire.entities[names.name];
  const schemas = [
    ...Object.entries(model.serviceSchemas)
      .filter(([type]) => bodies.includes(type))
      .map(([type, schema]) => [type, toWireSchema(schema, model.wire.types[type])] as const),
    ...called.flatMap((entity) => entitySchemas(model, entity)),
    ...model.entities
      .filter(({ isInput }) => isInput)
      .map(
        (entity) => [`${entity.names.type}Body`, toWireSchema(writeSchema(model, entity), namesOf(entity))] as const,
      ),
  ];
  const branches = schemas.flatMap(([, schema]) => branchComponents(schema));
  return Object.fromEntries([
    ...schemas.map(([name, schema]) => [name, toOpenApiSchema(withExample(schema))] as const),
    ...branches,
  ]);
}

function entitySchemas(model: ConsoleModel, entity: EntityModel): readonly [string, JsonSchema][] {
  const { type } = entity.names;
  const wire = model.wire.entities[entity.names.name];
  const isWritten = entity.operations.includes("create") || entity.operations.includes("update");
  return [
    [type, toWireSchema(readSchema(model, entity), wire)],
    ...(isWritten ? [[`${type}Body`, toWireSchema(writeSchema(model, entity), wire)] as [string, JsonSchema]] : []),
  ];
}
