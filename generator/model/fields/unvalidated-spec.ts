import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { during } from "../../diagnostics/error-context.ts";
import type { SourceLocation } from "../../diagnostics/source-location.ts";
import type { SpecSource, ValueSource } from "../../read/spec-source.ts";
import type { TypeDefinitions } from "../../read/type-definitions.ts";
import type { EntitySpec } from "../../vocabulary/entity-spec.ts";
import type { MenuEntry, ProductSpec, ServiceSpec } from "../../vocabulary/product-spec.ts";
import { type TypedField, toTypedFields } from "./field-model.ts";

/** An entity read but not yet checked: its spec value and its typed fields. */
export interface UnvalidatedEntity {
  readonly source: ValueSource;
  readonly spec: EntitySpec<Readonly<Record<string, unknown>>>;
  readonly fields: readonly TypedField[];
  /** All its fields, including those whose type is not supported. */
  readonly fieldNames: readonly string[];
  /** Source location of each field of the interface. */
  readonly fieldLocations: ReadonlyMap<string, SourceLocation>;
}

/** Whether the entity has a table. */
export function isStored({ stored, operations = [] }: UnvalidatedEntity["spec"]): boolean {
  return stored ?? operations.some((operation) => operation === "list" || operation === "get");
}

/** The spec read but not yet checked. */
export interface UnvalidatedSpec {
  readonly entities: readonly UnvalidatedEntity[];
  readonly menu: { readonly source: ValueSource; readonly entries: readonly MenuEntry[] } | null;
  readonly service: { readonly source: ValueSource; readonly spec: ServiceSpec } | null;
  readonly product: { readonly source: ValueSource; readonly spec: ProductSpec } | null;
  /** Mistakes in field types. */
  readonly diagnostics: readonly Diagnostic[];
}

interface SpecTypes {
  readonly EntitySpec: UnvalidatedEntity["spec"];
  readonly MenuEntry: readonly MenuEntry[];
  readonly ServiceSpec: ServiceSpec;
  readonly ProductSpec: ProductSpec;
}

/** Narrows the values to one type. The compiler has checked them against it; its errors are reported first. */
function isOfType<Name extends keyof SpecTypes>(name: Name) {
  return (source: ValueSource): source is ValueSource & { readonly value: SpecTypes[Name] } =>
    source.vocabulary === name;
}

/** Sorts the values of the spec by their type, and reads the fields of the entities. */
export function toUnvalidatedSpec({ values, definitions }: SpecSource): UnvalidatedSpec {
  const diagnostics: Diagnostic[] = [];
  const entityValues = values.filter(isOfType("EntitySpec"));
  const entityTypes = entityValues.map(({ typeName }) => typeName);
  const entities = entityValues
    .map((source) => {
      const typed = during(source.file, () => toTypedFields(source.typeName, definitions));
      diagnostics.push(
        ...typed.diagnostics
          .filter(({ itemType }) => !entityTypes.includes(itemType ?? ""))
          .map(({ name, message, hint }) => ({
            at: definitions.locations.get(`${source.typeName}.${name}`) ?? source.at,
            path: `${source.name}.${name}`,
            message,
            hint,
          })),
      );
      const fieldNames = Object.keys(definitions.schemas[source.typeName]?.properties ?? {});
      return {
        source,
        spec: source.value,
        fields: typed.fields,
        fieldNames,
        fieldLocations: fieldLocationsOf(source.typeName, fieldNames, definitions.locations),
      };
    })
    .sort((a, b) => (a.source.name < b.source.name ? -1 : 1));
  const menu = values.find(isOfType("MenuEntry"));
  const service = values.find(isOfType("ServiceSpec"));
  const product = values.find(isOfType("ProductSpec"));
  return {
    entities,
    menu: menu === undefined ? null : { source: menu, entries: menu.value },
    service: service === undefined ? null : { source: service, spec: service.value },
    product: product === undefined ? null : { source: product, spec: product.value },
    diagnostics,
  };
}

function fieldLocationsOf(
  typeName: string,
  fields: readonly string[],
  locations: TypeDefinitions["locations"],
): ReadonlyMap<string, SourceLocation> {
  return new Map(
    fields.flatMap((name) => {
      const location = locations.get(`${typeName}.${name}`);
      return location === undefined ? [] : [[name, location]];
    }),
  );
}

/** Source location of a part of a spec value, or of the nearest part that contains it. */
export function locationOfPart(source: ValueSource, path: string): SourceLocation {
  for (let at = path; at !== ""; at = at.slice(0, Math.max(at.lastIndexOf("."), 0))) {
    const location = source.locations.get(at);
    if (location !== undefined) {
      return location;
    }
  }
  return source.at;
}
