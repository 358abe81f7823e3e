import type { TypedField } from "../fields/field-model.ts";
import type { PathDiagnostic } from "../fields/locate-diagnostic.ts";
import type { UnvalidatedEntity } from "../fields/unvalidated-spec.ts";

export interface NamedRelation {
  readonly name: string;
  readonly to: string;
  readonly within?: string;
  readonly expandedAs?: string;
  readonly tree?: boolean;
  readonly choices?: string;
}

/** Checks `expandedAs`: the field in which the backend returns the related record, or some of its fields. */
export function checkExpanded(
  { fields }: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
  { name, to, expandedAs }: NamedRelation,
): readonly PathDiagnostic[] {
  const field = fields.find((candidate) => candidate.name === expandedAs);
  const held = entities.find(({ source }) => source.typeName === field?.objectType)?.source.name ?? to;
  if (field === undefined) {
    return [];
  }
  if (field.kind === "object" && held === to) {
    return [...findNamelessRecord(field, entities, { name, to }), ...findUnanswered(field, entities, { name, to })];
  }
  const message = `"${field.name}" does not contain a ${to}`;
  return [{ path: `relations.${name}.expandedAs`, message, hint: `a field whose type is an interface of the ${to}` }];
}

/** The type must contain the title fields of the related record. */
function findNamelessRecord(
  { name: expandedAs, parts }: TypedField,
  entities: readonly UnvalidatedEntity[],
  { name, to }: NamedRelation,
): readonly PathDiagnostic[] {
  const { titleFields = [] } = entities.find(({ source }) => source.name === to)?.spec ?? {};
  const lacks = titleFields.filter((title) => !parts.some((part) => part.name === title));
  const path = `relations.${name}.expandedAs`;
  return lacks.length === 0
    ? []
    : [
        {
          path,
          message: `"${expandedAs}" lacks the title fields of ${to}: ${lacks.join(", ")}`,
          hint: `${lacks.join(", ")} in the type of "${expandedAs}"`,
        },
      ];
}

/** The type must contain only fields that the related entity stores. */
function findUnanswered(
  { name: expandedAs, required, parts }: TypedField,
  entities: readonly UnvalidatedEntity[],
  { name, to }: NamedRelation,
): readonly PathDiagnostic[] {
  const path = `relations.${name}.expandedAs`;
  const other = entities.find(({ source }) => source.name === to);
  const strange = parts.filter((part) => !(other?.fields ?? []).some((field) => field.name === part.name));
  const names = strange.map((part) => part.name).join(", ");
  return [
    ...(other === undefined || strange.length === 0
      ? []
      : [
          {
            path,
            message: `"${expandedAs}" has fields that ${to} does not have: ${names}`,
            hint: `only fields of ${to}`,
          },
        ]),
    ...(other !== undefined && required && !hasTable(other, entities)
      ? [
          {
            path,
            message: `"${expandedAs}" is required, but "${to}" has no table to read it from`,
            hint: `${expandedAs}?: …, or \`stored: true\` in "${to}"`,
          },
        ]
      : []),
  ];
}

/** True if the entity has a table. */
export function hasTable({ source, spec }: UnvalidatedEntity, entities: readonly UnvalidatedEntity[]): boolean {
  const isEmbedded = entities.some((other) => Object.values(other.spec.embeds ?? {}).includes(source.name));
  const isRead = (spec.operations ?? []).some((operation) => operation === "list" || operation === "get");
  return isEmbedded || (spec.stored ?? isRead);
}
