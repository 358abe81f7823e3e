import type { JsonSchema } from "../../src/contract/json-schema.ts";
import type { ConsoleModel, EntityModel } from "../model/console-model.ts";
import { METHODS } from "../model/paths.ts";
import { readSchema, writeSchema } from "../model/schema-variants.ts";
import type { ServiceCall } from "../vocabulary/entity-spec.ts";
import { type EmittedFile, GENERATED_MARK } from "./emitted-file.ts";
import {
  actionOperation,
  entityOperation,
  type OpenApiOperation,
  problemSchema,
  queryOperation,
  serviceOperation,
} from "./openapi-operations.ts";

type Paths = Record<string, Record<string, OpenApiOperation>>;

/** `generated/openapi.json`: the main backend's calls as an OpenAPI 3.1 document. */
export function emitOpenApi(model: ConsoleModel): readonly EmittedFile[] {
  const document = {
    openapi: "3.1.0",
    $comment: `${GENERATED_MARK} from schema/ by \`npm run codegen\`, which overwrites it.`,
    info: { title: model.service?.title ?? "API", version: model.service?.version ?? "0.0.0" },
    servers: [{ url: "/api" }],
    security: [{ bearer: [] }],
    paths: pathsOf(model),
    components: {
      securitySchemes: {
        basic: { type: "http", scheme: "basic" },
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
      },
      schemas: { ...schemasOf(model), Problem: problemSchema },
    },
  };
  return [{ path: "openapi.json", content: `${JSON.stringify(document, null, 2)}\n` }];
}

function pathsOf({ entities, service }: ConsoleModel): Paths {
  const paths: Paths = {};
  const add = (path: string, method: string, operation: OpenApiOperation) => {
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  };
  for (const [name, call] of Object.entries<ServiceCall>(service?.calls ?? {})) {
    add(call.path, call.method, serviceOperation(name, call));
  }
  for (const entity of entities) {
    for (const operation of entity.operations) {
      add(entity.endpoints[operation] ?? "", METHODS[operation], entityOperation(entity, operation));
    }
    for (const query of entity.queries) {
      add(query.path, "GET", queryOperation(entity, query));
    }
    for (const action of entity.actions) {
      add(action.path, action.method, actionOperation(entity, action));
    }
  }
  return paths;
}

function schemasOf(model: ConsoleModel): Readonly<Record<string, JsonSchema>> {
  const called = model.entities.filter(
    ({ operations, queries, actions }) => operations.length + queries.length + actions.length > 0,
  );
  return Object.fromEntries([
    ...Object.entries(model.serviceSchemas),
    ...called.flatMap((entity) => entitySchemas(model, entity)),
  ]);
}

function entitySchemas(model: ConsoleModel, entity: EntityModel): readonly [string, JsonSchema][] {
  const { type } = entity.names;
  const isWritten = entity.operations.includes("create") || entity.operations.includes("update");
  return [
    [type, readSchema(model, entity)],
    ...(isWritten ? [[`${type}Body`, writeSchema(model, entity)] as [string, JsonSchema]] : []),
  ];
}
