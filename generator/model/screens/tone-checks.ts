import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { suggest } from "../../diagnostics/suggest.ts";
import type { Tones } from "../../vocabulary/words.ts";
import { locationOfPart, type UnvalidatedEntity, type UnvalidatedSpec } from "../fields/unvalidated-spec.ts";
import type { EnumModel } from "../types/console-model.ts";

/** A source of tones: the product for any enumeration, an entity for the enumerations of its fields. */
interface ToneOwner {
  readonly source: UnvalidatedEntity["source"];
  readonly tones: Tones;
  readonly enums: readonly EnumModel[];
}

/**
 * Reports tones of unknown enumerations or values, and tones that are set twice. The product may use the enumerations
 * of `every` entity, including those that are not checked.
 */
export function checkTones(
  { entities, product }: Pick<UnvalidatedSpec, "entities" | "product">,
  every: UnvalidatedSpec["entities"],
): readonly Diagnostic[] {
  const all = every.flatMap(enumsOf);
  const owners: readonly ToneOwner[] = [
    ...(product === null ? [] : [{ source: product.source, tones: product.spec.tones ?? {}, enums: all }]),
    ...entities.map((unvalidated) => ({
      source: unvalidated.source,
      tones: unvalidated.spec.tones ?? {},
      enums: enumsOf(unvalidated),
    })),
  ];
  const first = new Map<string, string>();
  return owners.flatMap((owner) =>
    Object.entries(owner.tones).flatMap(([name, values]) => {
      const before = first.get(name);
      first.set(name, before ?? owner.source.name);
      return before === undefined
        ? checkValuesOf(owner, name, Object.keys(values))
        : [
            diagnostic(owner, `tones.${name}`, {
              message: `"${before}" already sets the tones of "${name}"`,
              hint: "them once",
            }),
          ];
    }),
  );
}

function checkValuesOf(owner: ToneOwner, name: string, values: readonly string[]): readonly Diagnostic[] {
  const enumeration = owner.enums.find((candidate) => candidate.name === name);
  if (enumeration === undefined) {
    const known = [...new Set(owner.enums.map((candidate) => candidate.name))].sort();
    const message = `no field here has the enumeration ${JSON.stringify(name)}`;
    return [diagnostic(owner, `tones.${name}`, { message, hint: suggest(name, known) })];
  }
  return values
    .filter((value) => !enumeration.values.includes(value))
    .map((value) =>
      diagnostic(owner, `tones.${name}.${value}`, {
        message: `${JSON.stringify(value)} is not a value of "${name}"`,
        hint: suggest(value, enumeration.values),
      }),
    );
}

/** The location is the key, which is the mistake. */
function diagnostic({ source }: ToneOwner, path: string, words: Pick<Diagnostic, "message" | "hint">): Diagnostic {
  return { at: locationOfPart(source, `${path}#`), path: `${source.name}.${path}`, ...words };
}

function enumsOf({ fields }: Pick<UnvalidatedEntity, "fields">): readonly EnumModel[] {
  return fields.flatMap(({ enumeration }) => enumeration ?? []);
}
