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
  // By their values, whatever their order; of those that have the same, the first is the one that stays.
  const firsts = new Map([...enums].reverse().map((each) => [setOf(each.values), each]));
  return enums.flatMap(({ typeName, values, at }) => {
    const first = firsts.get(setOf(values));
    return first === undefined || first.typeName === typeName
      ? []
      : [
          {
            at,
            path: typeName,
            message: `the values of "${first.typeName}" (${first.at.file}:${first.at.line}) under another name`,
            hint: `"${first.typeName}" in its place, or values of its own`,
          },
        ];
  });
}

function setOf(values: readonly string[]): string {
  return [...values].sort().join("\n");
}
