import { type SpecProblem, suggest } from "../diagnostics/spec-error.ts";
import type { TypeDefinitions } from "../read/type-definitions.ts";
import { NAME, PATH } from "./name-checks.ts";
import { toSelfContainedOrNull } from "./self-contained.ts";
import { placeOf, type SpecDraft } from "./unvalidated-spec.ts";

interface CallMistake {
  readonly key: string;
  readonly found: string;
  readonly write: string;
}

/** Calls of the service whose names, paths or types are of no use. */
export function serviceProblems(
  { source, spec }: NonNullable<SpecDraft["service"]>,
  definitions: TypeDefinitions,
): readonly SpecProblem[] {
  const types = [...definitions.places]
    .filter(([name, { file }]) => file === source.file && !name.includes("."))
    .map(([name]) => name);
  return Object.entries(spec.calls).flatMap(([name, call]) => {
    const mistakes: readonly CallMistake[] = [
      ...(NAME.test(name)
        ? []
        : [{ key: "#", found: JSON.stringify(name), write: "a name of letters and digits that begins small" }]),
      ...(PATH.test(call.path) && !call.path.includes("{")
        ? []
        : [{ key: ".path", found: JSON.stringify(call.path), write: "a path without parameters, such as /logout" }]),
      ...(["body", "result"] as const).flatMap((key) => typeMistakes(key, call[key], { types, definitions })),
    ];
    return mistakes.map(({ key, found, write }) => ({
      at: placeOf(source, `calls.${name}${key}`),
      path: `${source.name}.calls.${name}${key.replace("#", "")}`,
      found,
      write,
    }));
  });
}

function typeMistakes(
  key: string,
  type: string | undefined,
  { types, definitions }: { readonly types: readonly string[]; readonly definitions: TypeDefinitions },
): readonly CallMistake[] {
  if (type === undefined) {
    return [];
  }
  if (!types.includes(type)) {
    const found = `"${type}", which is no exported type of this file`;
    return [{ key: `.${key}`, found, write: suggest(type, types) }];
  }
  return toSelfContainedOrNull({ $ref: `#/definitions/${type}` }, definitions.schemas) === null
    ? [{ key: `.${key}`, found: `"${type}", a type that contains itself`, write: "a type that ends" }]
    : [];
}
