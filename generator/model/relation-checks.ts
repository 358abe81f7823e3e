import { suggest } from "../diagnostics/suggest.ts";
import type { TypedField } from "./field-model.ts";
import type { PathDiagnostic } from "./locate-diagnostic.ts";
import type { UnvalidatedEntity } from "./unvalidated-spec.ts";

/** A relation must hold ids or records of what it leads to, and offer what can be chosen. */
export function checkRelations(
  unvalidated: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): readonly PathDiagnostic[] {
  return Object.entries(unvalidated.spec.relations ?? {}).flatMap(([name, relation]) => {
    const kind = unvalidated.fields.find((field) => field.name === name)?.kind;
    if (relation === undefined || kind === undefined) {
      return [];
    }
    if (!["text", "texts", "object"].includes(kind)) {
      const hint = "a string (an id), a string[] (ids), or the other entity's interface";
      return [{ path: `relations.${name}`, message: `a relation on "${name}", which holds no id`, hint }];
    }
    return [
      ...checkWithin(unvalidated, entities, { name, ...relation }),
      ...checkExpanded(unvalidated, entities, { name, ...relation }),
      ...checkChoice(unvalidated, entities, { name, ...relation }),
      ...checkChoices(entities, { name, ...relation }),
      ...checkTree(unvalidated, { name, ...relation }),
    ];
  });
}

interface NamedRelation {
  readonly name: string;
  readonly to: string;
  readonly within?: string;
  readonly expandedAs?: string;
  readonly tree?: boolean;
  readonly choices?: string;
}

function checkWithin(
  { spec }: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
  relation: NamedRelation,
): readonly PathDiagnostic[] {
  const outer = spec.relations?.[relation.within ?? ""]?.to;
  const owner = entities.find(({ source }) => source.name === outer);
  if (relation.within === undefined || Object.values(owner?.spec.embeds ?? {}).includes(relation.to)) {
    return [];
  }
  const hint = `a field whose relation leads to an entity that embeds "${relation.to}"`;
  return [{ path: `relations.${relation.name}.within`, message: `"${relation.within}"`, hint }];
}

/** Only records of one kind can stand above each other, one above each. */
function checkTree(
  { source, fields }: UnvalidatedEntity,
  { name, to, tree: isTree }: NamedRelation,
): readonly PathDiagnostic[] {
  const isOne = fields.find((field) => field.name === name)?.kind === "text";
  return isTree !== true || (to === source.name && isOne)
    ? []
    : [
        {
          path: `relations.${name}.tree`,
          message: "a tree of a relation that does not name one record of the same entity",
          hint: `to: "${source.name}", on a field that is a string`,
        },
      ];
}

/** A form offers the records of the related entity's list: without one, nothing could ever be chosen. */
function checkChoice(
  { spec, fields }: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
  { name, to, within }: NamedRelation,
): readonly PathDiagnostic[] {
  const other = entities.find(({ source }) => source.name === to);
  const isOnForm = (spec.form?.sections ?? []).some((section) => section.fields.includes(name));
  const isFilter = spec.list?.filters?.includes(name) === true;
  const isReadOnly = fields.find((field) => field.name === name)?.readOnly === true;
  const isChosen = (isOnForm && !isReadOnly) || isFilter;
  if (other === undefined || within !== undefined || !isChosen || other.spec.operations?.includes("list") === true) {
    return [];
  }
  return [
    {
      path: `relations.${name}.to`,
      message: `"${to}", which has no list to choose from`,
      hint: `"list" in the operations of "${to}", within: … where its records live inside another's, or no relation`,
    },
  ];
}

/** What is offered instead of the list is a query of the other entity that answers records. */
function checkChoices(
  entities: readonly UnvalidatedEntity[],
  { name, to, choices }: NamedRelation,
): readonly PathDiagnostic[] {
  const queries = Object.entries(entities.find(({ source }) => source.name === to)?.spec.queries ?? {});
  const valid = queries.filter(([, query]) => query.result === "many").map(([query]) => query);
  return choices === undefined || valid.includes(choices)
    ? []
    : [
        {
          path: `relations.${name}.choices`,
          message: `"${choices}", which is no query of "${to}" that answers many`,
          hint: valid.length > 0 ? suggest(choices, valid) : `queries: { ${choices}: { … } } in "${to}", or no choices`,
        },
      ];
}

/** The backend answers the related record there, or what of it is wanted, beside its id. */
function checkExpanded(
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
