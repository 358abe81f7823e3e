import { suggest } from "../../diagnostics/suggest.ts";
import type { PathDiagnostic } from "../fields/locate-diagnostic.ts";
import type { UnvalidatedEntity } from "../fields/unvalidated-spec.ts";
import { checkExpanded, type NamedRelation } from "./expansion-checks.ts";

/** Checks that relation fields contain ids or records of their entity, and that users can choose records for them. */
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
      return [{ path: `relations.${name}`, message: `the relation field "${name}" does not contain an id`, hint }];
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
  const hint = `a relation to an entity that embeds "${relation.to}"`;
  return [
    {
      path: `relations.${relation.name}.within`,
      message: `"${relation.within}" does not contain records of "${relation.to}"`,
      hint,
    },
  ];
}

/** A tree needs a relation to one record of the same entity. */
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
          message: "a tree needs a relation to one record of the same entity",
          hint: `to: "${source.name}", on a field that is a string`,
        },
      ];
}

/** The form's control loads the related entity's list; without it, users could not choose a record. */
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
      message: `"${to}" has no list to choose from`,
      hint: `"list" in the operations of "${to}", within: … if another entity embeds it, or no relation`,
    },
  ];
}

/** `choices` must be a query of the related entity that returns several records. */
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
          message: `"${choices}" is not a query of "${to}" with several results`,
          hint: valid.length > 0 ? suggest(choices, valid) : `queries: { ${choices}: { … } } in "${to}", or no choices`,
        },
      ];
}
