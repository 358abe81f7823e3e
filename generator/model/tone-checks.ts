import { type SpecProblem, suggest } from "../diagnostics/spec-error.ts";
import type { Tones } from "../vocabulary/entity-spec.ts";
import type { EnumModel } from "./console-model.ts";
import { type EntityDraft, placeOf, type SpecDraft } from "./unvalidated-spec.ts";

/** What states tones: the product, of any enumeration, and entities, of those that their own fields have. */
interface ToneOwner {
  readonly source: EntityDraft["source"];
  readonly tones: Tones;
  readonly enums: readonly EnumModel[];
}

/**
 * Tones of enumerations and values that there are not, or of an enumeration whose tones another part states. The
 * product may speak of the enumerations of `every` entity, those that are not checked among them.
 */
export function toneProblems(
  { entities, product }: Pick<SpecDraft, "entities" | "product">,
  every: SpecDraft["entities"],
): readonly SpecProblem[] {
  const all = every.flatMap(enumsOf);
  const owners: readonly ToneOwner[] = [
    ...(product === null ? [] : [{ source: product.source, tones: product.spec.tones ?? {}, enums: all }]),
    ...entities.map((draft) => ({ source: draft.source, tones: draft.spec.tones ?? {}, enums: enumsOf(draft) })),
  ];
  const first = new Map<string, string>();
  return owners.flatMap((owner) =>
    Object.entries(owner.tones).flatMap(([name, values]) => {
      const before = first.get(name);
      first.set(name, before ?? owner.source.name);
      return before === undefined
        ? enumMistakes(owner, name, Object.keys(values))
        : [
            problem(owner, `tones.${name}`, {
              found: `tones of "${name}", which "${before}" states`,
              write: "them once",
            }),
          ];
    }),
  );
}

function enumMistakes(owner: ToneOwner, name: string, values: readonly string[]): readonly SpecProblem[] {
  const enumeration = owner.enums.find((candidate) => candidate.name === name);
  if (enumeration === undefined) {
    const known = [...new Set(owner.enums.map((candidate) => candidate.name))].sort();
    const found = `${JSON.stringify(name)}, which is no enumeration of a field here`;
    return [problem(owner, `tones.${name}`, { found, write: suggest(name, known) })];
  }
  return values
    .filter((value) => !enumeration.values.includes(value))
    .map((value) =>
      problem(owner, `tones.${name}.${value}`, {
        found: `${JSON.stringify(value)}, which is no value of "${name}"`,
        write: suggest(value, enumeration.values),
      }),
    );
}

/** At the key, which is what is wrong. */
function problem({ source }: ToneOwner, path: string, words: Pick<SpecProblem, "found" | "write">): SpecProblem {
  return { at: placeOf(source, `${path}#`), path: `${source.name}.${path}`, ...words };
}

function enumsOf({ fields }: Pick<EntityDraft, "fields">): readonly EnumModel[] {
  return fields.flatMap(({ enumeration }) => enumeration ?? []);
}
