import type { AnySchema, ValidateFunction } from "ajv";
import { createAjv } from "../http/validation.ts";

interface Operation {
  readonly operationId: string;
  readonly security?: readonly object[];
  readonly servers?: readonly { readonly url: string }[];
  readonly responses: Readonly<Record<string, Response>>;
}

interface Response {
  /** Reference to a shared response. */
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema: AnySchema }>>;
}

/** The part of an OpenAPI document that the check reads. */
export interface Document {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses?: Readonly<Record<string, Response>> };
}

/** A response and its call. */
interface Answer {
  readonly method: string;
  /** In OpenAPI's syntax, with the server: `/api/books/{id}`. */
  readonly path: string;
  readonly status: number;
  readonly body: string;
}

/** All operations of a document by method, server and path: `GET /api/books/{id}`. */
export function readOperations({ servers, paths }: Document): ReadonlyMap<string, Operation> {
  const found = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const server = (operation.servers ?? servers)[0]?.url ?? "";
      return [`${method.toUpperCase()} ${server === "/" ? "" : server}${path}`, operation] as const;
    }),
  );
  return new Map(found);
}

/** Creates a check of responses against an OpenAPI document. It returns the error, or null. */
export function createOpenApiCheck(body: string): (answer: Answer) => string | null {
  // Makes references within the document resolvable by Ajv.
  const document = JSON.parse(body.replaceAll('"#/components', '"document#/components')) as Document;
  const { components } = document;
  const operations = readOperations(document);
  const ajv = createAjv({ allErrors: false, useDefaults: false, discriminator: false });
  ajv.addSchema({ $id: "document", components } as AnySchema);
  const known = new Map<unknown, ValidateFunction>();
  return ({ method, path, status, body }) => {
    const operation = operations.get(`${method} ${path}`);
    const response =
      operation?.responses[status] ??
      operation?.responses[`${Math.floor(status / 100)}XX`] ??
      operation?.responses["default"];
    if (response === undefined) {
      return `${method} ${path} is not in the document`;
    }
    const shared = response.$ref?.replace("document#/components/responses/", "");
    const { content } = shared === undefined ? response : (components.responses?.[shared] ?? {});
    const schema = Object.values(content ?? {})[0]?.schema;
    if (schema === undefined) {
      return null;
    }
    const validate = known.get(schema) ?? ajv.compile(schema);
    known.set(schema, validate);
    return validate(JSON.parse(body)) ? null : `${method} ${path} ${status}: ${ajv.errorsText(validate.errors)}`;
  };
}
