import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { suggest } from "../diagnostics/suggest.ts";
import { type PathDiagnostic, toDiagnostic } from "./locate-diagnostic.ts";
import type { UnvalidatedEntity } from "./unvalidated-spec.ts";

/** Parts of a spec value that would change nothing, or lead nowhere, and names that stand twice. */
export function checkUsage(
  unvalidated: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): readonly Diagnostic[] {
  return [
    ...findShownSecrets(unvalidated),
    ...findDuplicates(unvalidated),
    ...findEmptyLists(unvalidated),
    ...findEmptySearch(unvalidated),
    ...checkId(unvalidated, isEmbedded(unvalidated, entities)),
    ...findUnusedSettings(unvalidated),
    ...checkBreakdowns(unvalidated),
    ...checkTitle(unvalidated),
    ...findTakenFilters(unvalidated),
  ].map((diagnostic) => toDiagnostic(unvalidated, diagnostic));
}

interface Named {
  readonly path: string;
  readonly name: string;
}

function itemsOf(path: string, names: readonly string[] = []): readonly Named[] {
  return names.map((name, index) => ({ path: `${path}.${index}`, name }));
}

function fieldsIn(path: string, sections: readonly { readonly fields: readonly string[] }[] = []): readonly Named[] {
  return sections.flatMap(({ fields }, index) => itemsOf(`${path}.${index}.fields`, fields));
}

function namesOf(path: string, sections: readonly { readonly name: string }[] = []): readonly Named[] {
  return sections.map(({ name }, index) => ({ path: `${path}.${index}.name`, name }));
}

/** What no answer holds can be neither listed nor shown. */
function findShownSecrets({ spec, fields }: UnvalidatedEntity): readonly PathDiagnostic[] {
  const secrets = fields.filter(({ writeOnly }) => writeOnly).map(({ name }) => name);
  const shown = [
    { path: "titleField", name: spec.titleField },
    ...itemsOf("titleFields", spec.titleFields),
    ...itemsOf("list.columns", spec.list?.columns),
    ...fieldsIn("show.sections", spec.show?.sections),
  ];
  return shown
    .filter(({ name }) => secrets.includes(name))
    .map(({ path, name }) => ({
      path,
      message: `"${name}", which is write-only: no answer holds it`,
      hint: "it in form.sections only",
    }));
}

function findDuplicates({ spec }: UnvalidatedEntity): readonly PathDiagnostic[] {
  const { list, form, show } = spec;
  const lists = [
    itemsOf("operations", spec.operations),
    itemsOf("screens", spec.screens),
    itemsOf(
      "unique",
      spec.unique?.map((item) => (typeof item === "string" ? item : [...item].sort().join(" and "))),
    ),
    ...(spec.unique ?? []).map((item, index) => (typeof item === "string" ? [] : itemsOf(`unique.${index}`, item))),
    itemsOf("titleFields", spec.titleFields),
    itemsOf("list.columns", list?.columns),
    itemsOf("list.filters", list?.filters),
    itemsOf("list.search", list?.search),
    itemsOf("form.help", form?.help),
    fieldsIn("form.sections", form?.sections),
    namesOf("form.sections", form?.sections),
    fieldsIn("show.sections", show?.sections),
    namesOf("show.sections", show?.sections),
  ];
  return lists.flatMap((items) =>
    items
      .filter(({ name }, index) => items.findIndex((item) => item.name === name) !== index)
      .map(({ path, name }) => ({ path, message: `"${name}" twice`, hint: "it once" })),
  );
}

/** A title with nothing under it, a table without columns. */
function findEmptyLists({ spec }: UnvalidatedEntity): readonly PathDiagnostic[] {
  const { list, form, show } = spec;
  const sections = [
    ...(form?.sections ?? []).map(({ fields }, index) => ({ path: `form.sections.${index}.fields`, items: fields })),
    ...(show?.sections ?? []).map(({ fields }, index) => ({ path: `show.sections.${index}.fields`, items: fields })),
  ];
  return [...sections, ...(list === undefined ? [] : [{ path: "list.columns", items: list.columns }])]
    .filter(({ items }) => items.length === 0)
    .map(({ path }) => ({ path, message: "an empty list", hint: "the name of a field in it, or nothing at all" }));
}

/** A quick search that looks in no field would find every record, whatever is asked. */
function findEmptySearch({ spec: { list, titleField, titleFields } }: UnvalidatedEntity): readonly PathDiagnostic[] {
  const hint = `the name of a field in it, or no list.search: it looks in ${toWords(titleFields ?? [titleField])} then`;
  return list?.search?.length === 0 ? [{ path: "list.search", message: "a search in no field", hint }] : [];
}

function toWords(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(" and ");
}

/** What lists link and sort by is part of the name that they link. */
function checkTitle({ spec }: UnvalidatedEntity): readonly PathDiagnostic[] {
  const { titleField, titleFields = [titleField], relations = {} } = spec;
  const isShown = (spec.operations ?? []).length > 0;
  const named = isShown ? [{ path: "titleField", name: titleField }, ...itemsOf("titleFields", spec.titleFields)] : [];
  const ids = named
    .filter(({ name }) => relations[name] !== undefined)
    .map(({ path, name }) => ({
      path,
      message: `a title with "${name}", which holds the id of another record`,
      hint: "a field that says something to people: what a relation leads to is no part of a title",
    }));
  return titleFields.includes(titleField)
    ? ids
    : [
        ...ids,
        {
          path: "titleFields",
          message: `a title without the title field, "${titleField}"`,
          hint: `"${titleField}" among them`,
        },
      ];
}

/** What a list's call is asked beside its filters, each of which is a parameter of its field's name. */
const LIST_PARAMETERS: readonly string[] = ["page", "pageSize", "sort", "q", "filter", "after", "before", "count"];

function findTakenFilters({ spec }: UnvalidatedEntity): readonly PathDiagnostic[] {
  return itemsOf("list.filters", spec.list?.filters)
    .filter(({ name }) => LIST_PARAMETERS.includes(name))
    .map(({ path, name }) => ({
      path,
      message: `a filter by "${name}", which is another parameter of the list's call`,
      hint: "another name for the field, or no filter by it",
    }));
}

function isEmbedded({ source }: UnvalidatedEntity, entities: readonly UnvalidatedEntity[]): boolean {
  return entities.some(({ spec }) => Object.values(spec.embeds ?? {}).includes(source.name));
}

/**
 * A record that is fetched by its id has one, and so has a record within another: a write knows the old ones by their
 * ids, and sends new ones without.
 */
function checkId({ spec, fields, source }: UnvalidatedEntity, isKnownByOwner: boolean): readonly PathDiagnostic[] {
  const isFetched = isKnownByOwner || (spec.operations ?? []).some((operation) => operation !== "create");
  const id = fields.find(({ name }) => name === "id");
  if (!isFetched || (id?.kind === "text" && id.readOnly && id.required)) {
    return [];
  }
  const diagnostic = {
    path: "",
    message: `no read-only \`id: string\` in ${source.typeName}`,
    hint: "/** @readOnly */ id: string;",
  };
  return [id === undefined ? diagnostic : { ...diagnostic, field: "id" }];
}

/** A breakdown leads to the list, filtered; a archived record gets a value that its field can have. */
function checkBreakdowns({ spec, fields }: UnvalidatedEntity): readonly PathDiagnostic[] {
  const filters: readonly string[] = spec.list?.filters ?? [];
  const breakdowns = Object.entries(spec.breakdowns ?? {})
    .filter(([, { field }]) => !filters.includes(field))
    .map(([name, { field }]) => ({
      path: `breakdowns.${name}.field`,
      message: `a breakdown by "${field}", by which the list cannot be filtered`,
      hint: `"${field}" in list.filters`,
    }));
  return [...breakdowns, ...checkArchive({ spec, fields })];
}

function checkArchive({
  spec: { archive },
  fields,
}: Pick<UnvalidatedEntity, "spec" | "fields">): readonly PathDiagnostic[] {
  const field = fields.find(({ name }) => name === archive?.field);
  if (archive === undefined || field === undefined) {
    return [];
  }
  if (field.kind === "boolean") {
    const isOne = typeof archive.value === "boolean";
    return isOne ? [] : [{ path: "archive.value", message: `"${archive.value}"`, hint: "true or false" }];
  }
  if (field.enumeration === null) {
    const message = `archive by "${field.name}", whose kind is ${field.kind}`;
    return [{ path: "archive.field", message, hint: "a field of the kind: enum or boolean" }];
  }
  const { values } = field.enumeration;
  const value = String(archive.value);
  return values.includes(value) && typeof archive.value === "string"
    ? []
    : [{ path: "archive.value", message: JSON.stringify(archive.value), hint: suggest(value, values) }];
}

/** Texts for what the entity does not have would change nothing. */
function findUnusedSettings({ spec }: UnvalidatedEntity): readonly PathDiagnostic[] {
  const operations: readonly string[] = spec.operations ?? [];
  const screens: readonly string[] = spec.screens ?? [];
  const paths = Object.keys(spec.endpoints ?? {})
    .filter((name) => !operations.includes(name))
    .map((name) => ({
      path: `endpoints.${name}#`,
      message: `a path for the operation "${name}", which the entity lacks`,
      hint: `"${name}" in operations, or no path for it`,
    }));
  const routes = Object.keys(spec.routes ?? {})
    .filter((name) => !screens.includes(name))
    .map((name) => ({
      path: `routes.${name}#`,
      message: `a route for the screen "${name}", which the entity lacks`,
      hint: `"${name}" in screens, or no route for it`,
    }));
  const creates =
    spec.creates === undefined || operations.includes("create")
      ? []
      : [{ path: "creates", message: "what a create makes, without the operation", hint: '"create" in operations' }];
  return [...paths, ...routes, ...creates];
}
