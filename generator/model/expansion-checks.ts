import type { TypedField } from "./field-model.ts";
import type { PathDiagnostic } from "./locate-diagnostic.ts";
import type { UnvalidatedEntity } from "./unvalidated-spec.ts";

/** A relation, and the field that holds it. */
export interface NamedRelation {
  readonly name: string;
  readonly to: string;
  readonly within?: string;
  readonly expandedAs?: string;
  readonly tree?: boolean;
  readonly choices?: string;
}

/** The backend answers the related record there, or what of it is wanted, beside its id. */
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
  const message = `"${field.name}", which holds no ${to}`;
  return [{ path: `relations.${name}.expandedAs`, message, hint: `a field whose type is an interface of the ${to}` }];
}

/** What is answered of the related record is what it is named by. */
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
          message: `"${expandedAs}", which lacks what names a ${to}: ${lacks.join(", ")}`,
          hint: `${lacks.join(", ")} in the type of "${expandedAs}"`,
        },
      ];
}

/** What is answered of the related record is what is kept of it. */
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
          { path, message: `"${expandedAs}", which has what no ${to} has: ${names}`, hint: `fields of the ${to} only` },
        ]),
    ...(other !== undefined && required && !isKept(other, entities)
      ? [
          {
            path,
            message: `"${expandedAs}", a required record of "${to}", which no backend keeps a table of`,
            hint: `${expandedAs}?: …, or \`stored: true\` in "${to}"`,
          },
        ]
      : []),
  ];
}

/** Whether the backend has a table of it. */
export function isKept({ source, spec }: UnvalidatedEntity, entities: readonly UnvalidatedEntity[]): boolean {
  const isEmbedded = entities.some((other) => Object.values(other.spec.embeds ?? {}).includes(source.name));
  const isRead = (spec.operations ?? []).some((operation) => operation === "list" || operation === "get");
  return isEmbedded || (spec.stored ?? isRead);
}
