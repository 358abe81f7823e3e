import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { suggest } from "../diagnostics/suggest.ts";
import type { Tones } from "../vocabulary/words.ts";
import type { EnumModel } from "./console-model.ts";
import { locationOfPart, type UnvalidatedEntity, type UnvalidatedSpec } from "./unvalidated-spec.ts";

/** What states tones: the product, of any enumeration, and entities, of those that their own fields have. */
interface ToneOwner {
  readonly source: UnvalidatedEntity["source"];
  readonly tones: Tones;
  readonly enums: readonly EnumModel[];
}

/**
 * Tones of enumerations and values that there are not, or of an enumeration whose tones another part states. The
 * product may speak of the enumerations of `every` entity, those that are not checked among them.
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
              message: `tones of "${name}", which "${before}" states`,
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
    const message = `${JSON.stringify(name)}, which is no enumeration of a field here`;
    return [diagnostic(owner, `tones.${name}`, { message, hint: suggest(name, known) })];
  }
  return values
    .filter((value) => !enumeration.values.includes(value))
    .map((value) =>
      diagnostic(owner, `tones.${name}.${value}`, {
        message: `${JSON.stringify(value)}, which is no value of "${name}"`,
        hint: suggest(value, enumeration.values),
      }),
    );
}

/** At the key, which is what is wrong. */
function diagnostic({ source }: ToneOwner, path: string, words: Pick<Diagnostic, "message" | "hint">): Diagnostic {
  return { at: locationOfPart(source, `${path}#`), path: `${source.name}.${path}`, ...words };
}

function enumsOf({ fields }: Pick<UnvalidatedEntity, "fields">): readonly EnumModel[] {
  return fields.flatMap(({ enumeration }) => enumeration ?? []);
}
