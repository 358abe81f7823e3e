import type { TypedField } from "../fields/field-model.ts";
import type { PathDiagnostic } from "../fields/locate-diagnostic.ts";
import type { UnvalidatedEntity } from "../fields/unvalidated-spec.ts";

/** Checks that unions of interfaces are used only on forms of entities, and that their branches are not entities. */
export function checkUnions(
  unvalidated: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): readonly PathDiagnostic[] {
  const records = entities.map(({ source }) => source.typeName);
  return [
    ...checkPlaces(unvalidated, entities),
    ...checkNesting(unvalidated, records),
    ...checkBranches(unvalidated, records),
  ];
}

/** Rows and dialogs cannot show or hide fields by the chosen branch. */
function checkPlaces(
  { source, fields }: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): readonly PathDiagnostic[] {
  const unions = fields.filter(({ union }) => union !== null);
  const isRow =
    unions.length > 0 && entities.some(({ spec }) => Object.values(spec.embeds ?? {}).includes(source.name));
  const isAsked =
    unions.length > 0 &&
    entities.some(({ spec }) => Object.values(spec.actions ?? {}).some(({ inputs }) => inputs === source.name));
  if (!isRow && !isAsked) {
    return [];
  }
  const where = isRow ? "in an embedded record" : "in the inputs of an action";
  return unions.map(({ name }) => ({
    path: "",
    field: name,
    message: `"${name}" is a union of interfaces ${where}`,
    hint: "one interface with the fields of all, each optional (?)",
  }));
}

function checkNesting({ spec, fields }: UnvalidatedEntity, records: readonly string[]): readonly PathDiagnostic[] {
  return fields.flatMap(({ name, objectType, parts }) => {
    const isRelated = spec.relations?.[name] !== undefined || spec.embeds?.[name] !== undefined;
    const isRecord = records.includes(objectType ?? "");
    const within = isRelated ? undefined : findUnion(parts);
    return within === undefined
      ? []
      : [
          {
            path: "",
            field: name,
            message: `"${name}" contains the union of interfaces "${within}"`,
            hint: isRecord
              ? "an interface with only the required fields of that record"
              : "the union as a field of the entity, or one interface with the fields of all",
          },
        ];
  });
}

function findUnion(parts: readonly TypedField[]): string | undefined {
  const [found] = parts.flatMap(({ name, union, parts: inner }) =>
    union === null ? (findUnion(inner) ?? []) : [name],
  );
  return found;
}

function checkBranches({ fields }: UnvalidatedEntity, records: readonly string[]): readonly PathDiagnostic[] {
  const taken = ["Problem", "ListFilter", ...records.map((type) => `${type}Body`)];
  return fields.flatMap(({ name, union }) => {
    const types = (union?.branches ?? []).map(({ typeName }) => typeName);
    return [
      ...types
        .filter((type) => records.includes(type))
        .map((type) => ({
          path: "",
          field: name,
          message: `the union "${name}" contains records of ${type}`,
          hint: "interfaces that are not entities; one may contain the record's id",
        })),
      ...types
        .filter((type) => taken.includes(type))
        .map((type) => ({
          path: "",
          field: name,
          message: `the OpenAPI document uses the name "${type}" itself`,
          hint: "another name",
        })),
    ];
  });
}
