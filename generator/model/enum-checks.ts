import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { TypeDefinitions } from "../read/type-definitions.ts";
import type { UnvalidatedEntity } from "./unvalidated-spec.ts";

/** One enumeration under two names would have its values' labels twice. */
export function checkEnums(
  entities: readonly Pick<UnvalidatedEntity, "fields">[],
  { locations }: Pick<TypeDefinitions, "locations">,
): readonly Diagnostic[] {
  const used = entities.flatMap(({ fields }) => fields.flatMap(({ enumeration }) => enumeration ?? []));
  const byType = new Map(used.map(({ typeName, values }) => [typeName, values]));
  const enums = [...locations].flatMap(([typeName, at]) => {
    const values = byType.get(typeName);
    return values === undefined ? [] : [{ typeName, values, at }];
  });
  return enums.flatMap(({ typeName, values, at }, index) => {
    const twin = enums.slice(0, index).find((other) => isSameSet(other.values, values));
    return twin === undefined
      ? []
      : [
          {
            at,
            path: typeName,
            message: `the values of "${twin.typeName}" (${twin.at.file}:${twin.at.line}) under another name`,
            hint: `"${twin.typeName}" in its place, or values of its own`,
          },
        ];
  });
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return [...a].sort().join("\n") === [...b].sort().join("\n");
}
