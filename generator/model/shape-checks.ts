import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { suggest } from "../diagnostics/suggest.ts";
import { findUnfitCurrencies } from "./currency-checks.ts";
import type { TypedField } from "./field-model.ts";
import { type PathDiagnostic, toDiagnostic } from "./locate-diagnostic.ts";
import type { UnvalidatedEntity } from "./unvalidated-spec.ts";

/** Fields that hold whole records must say whose, and relations must hold what they say. */
export function checkShapes(
  unvalidated: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): readonly Diagnostic[] {
  return [
    ...checkRecordFields(unvalidated, entities),
    ...checkValues(unvalidated),
    ...checkFreeJson(unvalidated, entities),
    ...checkRelations(unvalidated, entities),
    ...findSecondOwners(unvalidated, entities),
    ...findUnfitCurrencies(unvalidated, entities),
  ].map((diagnostic) => toDiagnostic(unvalidated, diagnostic));
}

function checkRecordFields(
  { spec, fields }: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): readonly PathDiagnostic[] {
  const checkExpanded = Object.values(spec.relations ?? {}).map((relation) => relation?.expandedAs);
  return fields.flatMap(({ name, kind, objectType }) => {
    if (kind === "embedded" && spec.embeds?.[name] === undefined) {
      const entity = entities.find(({ source }) => source.typeName === objectType)?.source.name;
      const hint = `embeds: { ${name}: "${entity ?? "the entity of its items"}" }, or an array of ids`;
      return [{ path: "", field: name, message: `"${name}", an array of records that belongs to no entity`, hint }];
    }
    const embedded = entities.find(({ source }) => source.name === spec.embeds?.[name]);
    if (embedded !== undefined && embedded.source.typeName !== objectType) {
      const hint = `the entity of ${objectType ?? "its items"}, or ${embedded.source.typeName}[] as its type`;
      return [{ path: `embeds.${name}`, message: `"${embedded.source.name}" for items of another type`, hint }];
    }
    const isRecord = entities.some(({ source }) => source.typeName === objectType);
    if (kind === "object" && isRecord && !checkExpanded.includes(name) && spec.relations?.[name] === undefined) {
      const hint = `relations: { ${name}: { to: … } }, or expandedAs: "${name}" at the relation that holds its id`;
      return [{ path: "", field: name, message: `"${name}", a record that belongs to no relation`, hint }];
    }
    return [];
  });
}

/** Objects that are no records are kept as they are: nothing in them has a table of its own. */
function checkValues({ spec, fields }: UnvalidatedEntity): readonly PathDiagnostic[] {
  const expanded = Object.values(spec.relations ?? {}).map((relation) => relation?.expandedAs);
  return fields.flatMap(({ name, kind, parts }) => {
    const isValue = kind === "object" && spec.relations?.[name] === undefined && !expanded.includes(name);
    const unfit = isValue ? findRecordsWithin(parts) : undefined;
    const hint = "values in it only: texts, numbers, enumerations, lists of these, or further objects";
    return unfit === undefined
      ? []
      : [{ path: "", field: name, message: `"${name}", an object with a list of objects in it, "${unfit}"`, hint }];
  });
}

/** Free JSON is entered as a text of its own: it has its place on a form, not in a part of a field or in a table's cell. */
function checkFreeJson(
  { source, fields }: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): readonly PathDiagnostic[] {
  const isRow = entities.some(({ spec }) => Object.values(spec.embeds ?? {}).includes(source.name));
  const hint =
    "Record<string, string>, an interface of what is in it, or it as a field of an entity with forms of its own";
  return fields.flatMap(({ name, kind, parts }) => {
    const isWithin = parts.some((part) => part.kind === "json" || hasJson(part.parts));
    const where = isWithin ? "in an object" : "in an embedded record";
    return isWithin || (isRow && kind === "json")
      ? [{ path: "", field: name, message: `"${name}", with free JSON ${where}`, hint }]
      : [];
  });
}

function hasJson(parts: readonly TypedField[]): boolean {
  return parts.some(({ kind, parts: inner }) => kind === "json" || hasJson(inner));
}

/** A list of objects inside an object has no table to be kept in. */
function findRecordsWithin(parts: readonly TypedField[]): string | undefined {
  const [found] = parts.flatMap(({ name, kind, parts: inner }) =>
    kind === "embedded" ? [name] : (findRecordsWithin(inner) ?? []),
  );
  return found;
}

function checkRelations(
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
  if (field === undefined || (field.kind === "object" && held === to)) {
    return field === undefined ? [] : findNamelessRecord(field, entities, { name, to });
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
  return lacks.length === 0
    ? []
    : [
        {
          path: `relations.${name}.expandedAs`,
          message: `"${expandedAs}", which lacks what names a ${to}: ${lacks.join(", ")}`,
          hint: `${lacks.join(", ")} in the type of "${expandedAs}"`,
        },
      ];
}

/** A table of embedded records belongs to one owner. */
function findSecondOwners(
  { source, spec }: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): readonly PathDiagnostic[] {
  return Object.entries(spec.embeds ?? {}).flatMap(([name, embedded]) => {
    const owners = entities.filter((other) => Object.values(other.spec.embeds ?? {}).includes(embedded));
    const first = owners[0]?.source.name ?? source.name;
    return first === source.name
      ? []
      : [
          {
            path: `embeds.${name}`,
            message: `"${embedded}", which is embedded in "${first}" already`,
            hint: `an entity of its own, or a relation to "${first}"`,
          },
        ];
  });
}
