import type { Diagnostic, DiagnosticText } from "../diagnostics/diagnostic.ts";
import { suggest } from "../diagnostics/suggest.ts";
import type { TypeDefinitions } from "../read/type-definitions.ts";
import { CAMEL_CASE, isCallPath, NAME } from "./name-checks.ts";
import { toSelfContainedOrNull } from "./self-contained.ts";
import { readServiceType } from "./service-types.ts";
import { locationOfPart, type UnvalidatedSpec } from "./unvalidated-spec.ts";

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
      ...(["body", "result"] as const).flatMap((key) => checkType(key, call[key], { types, definitions })),
    ];
    return diagnostics.map(({ key, message, hint }) => ({
      at: locationOfPart(source, `calls.${name}${key}`),
      path: `${source.name}.calls.${name}${key.replace("#", "")}`,
      message,
      hint,
    }));
  });
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
