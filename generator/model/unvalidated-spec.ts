import type { Position, SpecProblem } from "../diagnostics/spec-error.ts";
import type { SpecSource, ValueSource } from "../read/spec-source.ts";
import type { TypeDefinitions } from "../read/type-definitions.ts";
import type { EntitySpec, MenuEntry, ProductSpec, ServiceSpec } from "../vocabulary/entity-spec.ts";
import { type TypedField, toTypedFields } from "./field-model.ts";

/** An entity read but not yet checked: its spec value and its typed fields. */
export interface EntityDraft {
  readonly source: ValueSource;
  readonly spec: EntitySpec<Readonly<Record<string, unknown>>>;
  readonly fields: readonly TypedField[];
  /** Of all its fields, those of an unusable type among them. */
  readonly fieldNames: readonly string[];
  /** Where each field of its interface stands. */
  readonly fieldPlaces: ReadonlyMap<string, Position>;
}

/** The spec read but not yet checked. */
export interface SpecDraft {
  readonly entities: readonly EntityDraft[];
  readonly menu: { readonly source: ValueSource; readonly entries: readonly MenuEntry[] } | null;
  readonly service: { readonly source: ValueSource; readonly spec: ServiceSpec } | null;
  readonly product: { readonly source: ValueSource; readonly spec: ProductSpec } | null;
  /** Mistakes in the types of fields. */
  readonly problems: readonly SpecProblem[];
}

/** Sorts the values of the spec by vocabulary, and reads the fields of their types. */
export function toSpecDraft({ values, definitions }: SpecSource): SpecDraft {
  const problems: SpecProblem[] = [];
  const entities = values
    .filter(({ vocabulary }) => vocabulary === "EntitySpec")
    .map((source) => {
      const { fields, mistakes } = toTypedFields(source.typeName, definitions);
      problems.push(
        ...mistakes.map(({ name, found, write }) => ({
          at: definitions.places.get(`${source.typeName}.${name}`) ?? source.at,
          path: `${source.name}.${name}`,
          found,
          write,
        })),
      );
      // The compiler has checked the value against `EntitySpec`; what it found wrong is reported first.
      const fieldNames = Object.keys(definitions.schemas[source.typeName]?.properties ?? {});
      return {
        source,
        spec: source.value as unknown as EntityDraft["spec"],
        fields,
        fieldNames,
        fieldPlaces: placesOfFields(source.typeName, fieldNames, definitions.places),
      };
    })
    .sort((a, b) => (a.source.name < b.source.name ? -1 : 1));
  const menu = values.find(({ vocabulary }) => vocabulary === "MenuEntry");
  const service = values.find(({ vocabulary }) => vocabulary === "ServiceSpec");
  const product = values.find(({ vocabulary }) => vocabulary === "ProductSpec");
  return {
    entities,
    menu: menu === undefined ? null : { source: menu, entries: menu.value as unknown as readonly MenuEntry[] },
    service: service === undefined ? null : { source: service, spec: service.value as unknown as ServiceSpec },
    product: product === undefined ? null : { source: product, spec: product.value as unknown as ProductSpec },
    problems,
  };
}

function placesOfFields(
  typeName: string,
  fields: readonly string[],
  places: TypeDefinitions["places"],
): ReadonlyMap<string, Position> {
  return new Map(
    fields.flatMap((name) => {
      const place = places.get(`${typeName}.${name}`);
      return place === undefined ? [] : [[name, place]];
    }),
  );
}

/** The place of a part of a spec value, or of the nearest part around it that has one. */
export function placeOf(source: ValueSource, path: string): Position {
  for (let at = path; at !== ""; at = at.slice(0, Math.max(at.lastIndexOf("."), 0))) {
    const place = source.places.get(at);
    if (place !== undefined) {
      return place;
    }
  }
  return source.at;
}
