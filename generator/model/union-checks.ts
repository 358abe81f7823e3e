import type { TypedField } from "./field-model.ts";
import type { PathDiagnostic } from "./locate-diagnostic.ts";
import type { UnvalidatedEntity } from "./unvalidated-spec.ts";

/** A union of interfaces has its place on the form of an entity, and its branches are nobody's records. */
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

/** In a row of a table, and in a dialog, nothing follows what is chosen. */
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
  const where = isRow ? "in an embedded record" : "among what an action asks for";
  return unions.map(({ name }) => ({
    path: "",
    field: name,
    message: `"${name}", a union of interfaces ${where}`,
    hint: "an interface with the parts of all, with ? behind their names",
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
            message: `"${name}", an object with a union of interfaces in it, "${within}"`,
            hint: isRecord
              ? "an interface of those of its fields that are wanted"
              : "a field of the entity's own for it, or an interface with the parts of all",
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
          message: `"${name}", a union with records of ${type}`,
          hint: "interfaces that are no entities; one may hold the record's id",
        })),
      ...types
        .filter((type) => taken.includes(type))
        .map((type) => ({
          path: "",
          field: name,
          message: `"${type}", a name that the OpenAPI document has itself`,
          hint: "another name",
        })),
    ];
  });
}
