import { readFileSync } from "node:fs";
import type { AnySchema, ValidateFunction } from "ajv";
import { createAjv } from "../http/validation.ts";

interface Operation {
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: AnySchema }>> }>
  >;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: object;
}

/** An answer, and the call that it is to. */
interface Answer {
  readonly method: string;
  /** In OpenAPI's syntax: `/plans/{id}`. */
  readonly path: string;
  readonly status: number;
  readonly body: string;
}

/** Says what is wrong with an answer, by the document at `/openapi.json`; null where nothing is. */
export function createOpenApiCheck(): (answer: Answer) => string | null {
  const file = new URL("../../../generated/openapi.json", import.meta.url);
  // References within the document become references to it.
  const text = readFileSync(file, "utf8").replaceAll('"#/components', '"document#/components');
  const { paths, components } = JSON.parse(text) as Document;
  const ajv = createAjv({ allErrors: false, useDefaults: false });
  ajv.addSchema({ $id: "document", components } as AnySchema);
  const known = new Map<unknown, ValidateFunction>();
  return ({ method, path, status, body }) => {
    const operation = paths[path]?.[method.toLowerCase()];
    const response =
      operation?.responses[status] ??
      operation?.responses[`${Math.floor(status / 100)}XX`] ??
      operation?.responses["default"];
    if (response === undefined) {
      return `${method} ${path} is not in the document`;
    }
    const schema = Object.values(response.content ?? {})[0]?.schema;
    if (schema === undefined) {
      return null;
    }
    const validate = known.get(schema) ?? ajv.compile(schema);
    known.set(schema, validate);
    return validate(JSON.parse(body)) ? null : `${method} ${path} ${status}: ${ajv.errorsText(validate.errors)}`;
  };
}
