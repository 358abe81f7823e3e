import { Ajv, type ValidateFunction } from "ajv";
import type { JsonSchema } from "../../src/contract/json-schema.ts";
import type { RecordId, TransportRequest } from "../../src/contract/transport.ts";
import { formats } from "../../src/kinds/formats.ts";

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>>;
}

/** Sends a call of an entity as its generated client does. Names are those of the wire, but for the id. */
export function toRequest(
  { name, idName, list, ...calls }: Resource,
  operation: "list" | "get" | "create" | "update" | "remove",
  { id, body }: { readonly id?: RecordId; readonly body?: unknown } = {},
): TransportRequest {
  const path = operation === "list" ? list : (calls[operation] ?? list);
  const [parameter = "id"] = /(?<=\{)\w+/.exec(path) ?? [];
  return {
    method: METHODS[operation],
    path,
    ...(id === undefined ? {} : { params: { [parameter]: id } }),
    ...(body === undefined ? {} : { body }),
    ...(idName === "id" ? {} : { wire: { record: { names: { id: idName } }, body: { names: { id: idName } } } }),
    about: { entity: name, operation: operation === "remove" ? "delete" : operation },
  };
}

const METHODS = { list: "GET", get: "GET", create: "POST", update: "PUT", remove: "DELETE" } as const;

interface Operation {
  readonly operationId?: string;
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content>>;
  readonly parameters?: readonly { readonly name?: string; readonly in?: string }[];
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, JsonSchema>> };
}

/** An entity in the document: its calls, and their bodies and responses. */
export interface Resource {
  readonly name: string;
  /** Name of the id in records on the wire. */
  readonly idName: string;
  readonly list: string;
  readonly get: string | null;
  readonly create: string | null;
  readonly update: string | null;
  readonly remove: string | null;
  /** The schema of a record; null if the document has none. */
  readonly record: JsonSchema | null;
  readonly body: JsonSchema | null;
  /** Parameters of the list that filter by a field. */
  readonly filters: readonly string[];
}

const PAGING = ["page", "pageSize", "sort", "q", "id", "filter", "after", "before", "count"];

/** Resolves references within the document. */
export function toDocument(text: string): OpenApi {
  return JSON.parse(text.replaceAll('"#/components', '"document#/components')) as OpenApi;
}

function jsonOf(content: Content | undefined): JsonSchema | null {
  return Object.values(content?.content ?? {})[0]?.schema ?? null;
}

function answerOf(operation: Operation | undefined): JsonSchema | null {
  const success = Object.keys(operation?.responses ?? {}).find((status) => status.startsWith("2"));
  return success === undefined ? null : jsonOf(operation?.responses?.[success]);
}

/** The record schema of a list's schema, an array or an envelope. */
function rowOf(schema: JsonSchema | null): JsonSchema | null {
  return schema?.items ?? schema?.properties?.["data"]?.items ?? null;
}

/** The entities for which the document has a list. */
export function toResources(
  { paths }: OpenApi,
  idNames: { readonly [entity: string]: string } = {},
): readonly Resource[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const idOf = (name: string) => all.find(({ operation }) => operation.operationId === name);
  return all
    .filter(({ operation }) => operation.operationId?.endsWith("List") === true)
    .map(({ path, operation }) => {
      const name = operation.operationId?.slice(0, -"List".length) ?? path;
      const [get, create, update, remove] = ["Get", "Create", "Update", "Delete"].map((kind) => idOf(name + kind));
      const named = (operation.parameters ?? []).filter((parameter) => parameter.in === "query");
      return {
        name,
        idName: idNames[name] ?? "id",
        list: path,
        get: get?.path ?? null,
        create: create?.path ?? null,
        update: update?.path ?? null,
        remove: remove?.path ?? null,
        record: answerOf(get?.operation) ?? rowOf(answerOf(operation)),
        body: jsonOf(create?.operation.requestBody),
        filters: named.map((parameter) => parameter.name ?? "").filter((each) => each !== "" && !PAGING.includes(each)),
      };
    });
}

/** Read calls other than lists and single records: `GET /librarians`. */
export function toQueries({ paths }: OpenApi, resources: readonly Resource[]): readonly string[] {
  return Object.entries(paths)
    .filter(([path, { get }]) => get !== undefined && !path.includes("{"))
    .map(([path]) => path)
    .filter((path) => !resources.some(({ list }) => list === path));
}

/** Validates a value by a schema of the document; returns at most five problems. */
export function createCheck(document: OpenApi): (schema: JsonSchema | null, value: unknown) => readonly string[] {
  const ajv = new Ajv({ strict: false, allErrors: true, formats, validateFormats: true });
  ajv.addSchema({ $id: "document", components: document.components });
  const known = new Map<JsonSchema, ValidateFunction>();
  return (schema, value) => {
    if (schema === null) {
      return [];
    }
    const validate = known.get(schema) ?? ajv.compile(schema);
    known.set(schema, validate);
    if (validate(value)) {
      return [];
    }
    return (validate.errors ?? []).slice(0, 5).map(({ instancePath, message }) => `${instancePath || "/"} ${message}`);
  };
}

/** A schema with its reference resolved. */
export function resolved(document: OpenApi, schema: JsonSchema): JsonSchema {
  const ref: unknown = Reflect.get(schema, "$ref");
  const name = typeof ref === "string" ? ref.replace(/^.*\/schemas\//, "") : "";
  return document.components?.schemas?.[name] ?? schema;
}
