import type { JsonSchema } from "../../../src/contract/json-schema.ts";
import type { Diagnostic, DiagnosticText } from "../../diagnostics/diagnostic.ts";
import { suggest } from "../../diagnostics/suggest.ts";
import type { TypeDefinitions } from "../../read/type-definitions.ts";
import type { ServiceCall } from "../../vocabulary/product-spec.ts";
import { CAMEL_CASE, isCallPath, NAME } from "../fields/name-checks.ts";
import { locationOfPart, type UnvalidatedSpec } from "../fields/unvalidated-spec.ts";
import { toSelfContainedOrNull } from "../types/self-contained.ts";
import { readServiceType, serviceFieldsOf } from "./service-types.ts";

interface CallDiagnostic extends DiagnosticText {
  readonly key: string;
}

/** Checks names, paths and types of the service's calls. */
export function checkService(
  { source, spec }: NonNullable<UnvalidatedSpec["service"]>,
  definitions: TypeDefinitions,
): readonly Diagnostic[] {
  const types = [...definitions.locations]
    .filter(([name, { file }]) => file === source.file && !name.includes("."))
    .map(([name]) => name);
  return Object.entries(spec.calls).flatMap(([name, call]) => {
    const diagnostics: readonly CallDiagnostic[] = [
      ...(NAME.test(name)
        ? []
        : [{ key: "#", message: `${JSON.stringify(name)} is not a valid name`, hint: CAMEL_CASE }]),
      ...(isCallPath(call.path) && !call.path.includes("{")
        ? []
        : [
            {
              key: ".path",
              message: `${JSON.stringify(call.path)} is not a valid path`,
              hint: "a path without parameters, such as /logout",
            },
          ]),
      ...(call.method === "GET" && call.body !== undefined
        ? [{ key: ".body", message: "browsers cannot send a body with GET", hint: "POST or PUT, or no body" }]
        : []),
      ...checkQuery(call, definitions),
      ...(["query", "body", "result"] as const).flatMap((key) => checkType(key, call[key], { types, definitions })),
    ];
    return diagnostics.map(({ key, message, hint }) => ({
      at: locationOfPart(source, `calls.${name}${key}`),
      path: `${source.name}.calls.${name}${key.replace("#", "")}`,
      message,
      hint,
    }));
  });
}

function checkQuery({ method, query }: ServiceCall, { schemas }: TypeDefinitions): readonly CallDiagnostic[] {
  if (query === undefined) {
    return [];
  }
  if (method !== "GET") {
    return [{ key: ".query", message: "only GET calls have a query", hint: "GET, or a body" }];
  }
  const nested = serviceFieldsOf(query, schemas).filter(({ schema }) => !isSingle(schema));
  return nested.map(({ name }) => ({
    key: ".query",
    message: `"${query}": "${name}" cannot be part of a query`,
    hint: "a text, a number, a boolean or an enumeration",
  }));
}

function isSingle({ type }: JsonSchema): boolean {
  return type === "string" || type === "number" || type === "integer" || type === "boolean";
}

function checkType(
  key: string,
  type: string | undefined,
  { types, definitions }: { readonly types: readonly string[]; readonly definitions: TypeDefinitions },
): readonly CallDiagnostic[] {
  if (type === undefined) {
    return [];
  }
  if (!types.includes(type)) {
    const message = `"${type}" is not an exported type of this file`;
    return [{ key: `.${key}`, message, hint: suggest(type, types) }];
  }
  if (toSelfContainedOrNull({ $ref: `#/definitions/${type}` }, definitions.schemas) === null) {
    return [{ key: `.${key}`, message: `the type "${type}" contains itself`, hint: "a type without recursion" }];
  }
  return readServiceType(type, definitions.schemas).diagnostics.map((text) => ({ key: `.${key}`, ...text }));
}
