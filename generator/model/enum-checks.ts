import type { TypeDefinitions } from "../read/type-definitions.ts";
import type { EntityDraft } from "./spec-draft.ts";
import type { SpecProblem } from "./spec-error.ts";

/** One enumeration under two names would have its values' labels twice. */
export function enumProblems(
  entities: readonly Pick<EntityDraft, "fields">[],
  { places }: Pick<TypeDefinitions, "places">,
): readonly SpecProblem[] {
  const used = entities.flatMap(({ fields }) => fields.flatMap(({ enumeration }) => enumeration ?? []));
  const order = [...places.keys()];
  const enums = [...new Map(used.map((enumeration) => [enumeration.typeName, enumeration])).values()].sort(
    (a, b) => order.indexOf(a.typeName) - order.indexOf(b.typeName),
  );
  return enums.flatMap(({ typeName, values }, index) => {
    const twin = enums.slice(0, index).find((other) => isSameSet(other.values, values));
    const at = places.get(typeName);
    const first = places.get(twin?.typeName ?? "");
    return twin === undefined || at === undefined || first === undefined
      ? []
      : [
          {
            at,
            path: typeName,
            found: `the values of "${twin.typeName}" (${first.file}:${first.line}) under another name`,
            write: `"${twin.typeName}" in its place, or values of its own`,
          },
        ];
  });
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return [...a].sort().join("\n") === [...b].sort().join("\n");
}
