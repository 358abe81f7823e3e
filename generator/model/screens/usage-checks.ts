import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { suggest } from "../../diagnostics/suggest.ts";
import { type PathDiagnostic, toDiagnostic } from "../fields/locate-diagnostic.ts";
import type { UnvalidatedEntity } from "../fields/unvalidated-spec.ts";

/** Reports options without effect, and repeated names. */
export function checkUsage(
  unvalidated: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): readonly Diagnostic[] {
  return [
    ...findShownWriteOnly(unvalidated),
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

/** Responses do not contain write-only fields, so they cannot be listed or shown. */
function findShownWriteOnly({ spec, fields }: UnvalidatedEntity): readonly PathDiagnostic[] {
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
      message: `"${name}" is write-only, so responses do not contain it`,
      hint: "the field only in form.sections",
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
      .map(({ path, name }) => ({ path, message: `"${name}" appears twice`, hint: "the name once" })),
  );
}

/** Reports sections without fields and tables without columns. */
function findEmptyLists({ spec }: UnvalidatedEntity): readonly PathDiagnostic[] {
  const { list, form, show } = spec;
  const sections = [
    ...(form?.sections ?? []).map(({ fields }, index) => ({ path: `form.sections.${index}.fields`, items: fields })),
    ...(show?.sections ?? []).map(({ fields }, index) => ({ path: `show.sections.${index}.fields`, items: fields })),
  ];
  return [...sections, ...(list === undefined ? [] : [{ path: "list.columns", items: list.columns }])]
    .filter(({ items }) => items.length === 0)
    .map(({ path }) => ({ path, message: "the list is empty", hint: "at least one field name, or remove the option" }));
}

/** A search in no field would match every record. */
function findEmptySearch({ spec: { list, titleField, titleFields } }: UnvalidatedEntity): readonly PathDiagnostic[] {
  const hint = `at least one field name, or no list.search: the default is ${toWords(titleFields ?? [titleField])}`;
  return list?.search?.length === 0
    ? [{ path: "list.search", message: "the list of searched fields is empty", hint }]
    : [];
}

function toWords(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(" and ");
}

/** Lists link and sort by the title field, so it must be one of the title fields. */
function checkTitle({ spec }: UnvalidatedEntity): readonly PathDiagnostic[] {
  const { titleField, titleFields = [titleField], relations = {} } = spec;
  const isShown = (spec.operations ?? []).length > 0;
  const named = isShown ? [{ path: "titleField", name: titleField }, ...itemsOf("titleFields", spec.titleFields)] : [];
  const ids = named
    .filter(({ name }) => relations[name] !== undefined)
    .map(({ path, name }) => ({
      path,
      message: `"${name}" contains the id of another record, so it cannot be part of a title`,
      hint: "a field with a readable value of this record",
    }));
  return titleFields.includes(titleField)
    ? ids
    : [
        ...ids,
        {
          path: "titleFields",
          message: `titleFields lacks the title field "${titleField}"`,
          hint: `"${titleField}" as one of them`,
        },
      ];
}

/** Query parameters of a list call; filters use the names of their fields. */
export const LIST_PARAMETERS: readonly string[] = [
  "page",
  "pageSize",
  "sort",
  "q",
  "filter",
  "after",
  "before",
  "count",
];

function findTakenFilters({ spec }: UnvalidatedEntity): readonly PathDiagnostic[] {
  return itemsOf("list.filters", spec.list?.filters)
    .filter(({ name }) => LIST_PARAMETERS.includes(name))
    .map(({ path, name }) => ({
      path,
      message: `a filter by "${name}" is not possible: the list call uses a parameter of this name`,
      hint: "another name for the field, or no filter by it",
    }));
}

function isEmbedded({ source }: UnvalidatedEntity, entities: readonly UnvalidatedEntity[]): boolean {
  return entities.some(({ spec }) => Object.values(spec.embeds ?? {}).includes(source.name));
}

/**
 * Records that are fetched by id need one. Embedded records also need one: an update identifies existing ones by id and
 * sends new ones without.
 */
function checkId({ spec, fields, source }: UnvalidatedEntity, isKnownByOwner: boolean): readonly PathDiagnostic[] {
  const isFetched = isKnownByOwner || (spec.operations ?? []).some((operation) => operation !== "create");
  const id = fields.find(({ name }) => name === "id");
  if (!isFetched || (id?.kind === "text" && id.readOnly && id.required)) {
    return [];
  }
  const isNumber = id?.kind === "integer" || id?.kind === "number";
  const diagnostic = {
    path: "",
    message: `${source.typeName} has no read-only \`id: string\``,
    hint: isNumber
      ? "readonly id: string; also if the backend has numbers: they are kept"
      : "/** @readOnly */ id: string;",
  };
  return [id === undefined ? diagnostic : { ...diagnostic, field: "id" }];
}

/** A breakdown links to the filtered list, and `archive` sets a value that the field allows. */
function checkBreakdowns({ spec, fields }: UnvalidatedEntity): readonly PathDiagnostic[] {
  const filters: readonly string[] = spec.list?.filters ?? [];
  const breakdowns = Object.entries(spec.breakdowns ?? {})
    .filter(([, { field }]) => !filters.includes(field))
    .map(([name, { field }]) => ({
      path: `breakdowns.${name}.field`,
      message: `a breakdown by "${field}" needs a list filter by this field`,
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
    const message = `"${archive.value}" is not a boolean`;
    return typeof archive.value === "boolean" ? [] : [{ path: "archive.value", message, hint: "true or false" }];
  }
  if (field.enumeration === null) {
    const message = `"${field.name}" cannot be used for archiving: its kind is ${field.kind}`;
    return [{ path: "archive.field", message, hint: "a field of the kind: enum or boolean" }];
  }
  const { values } = field.enumeration;
  const value = String(archive.value);
  return values.includes(value) && typeof archive.value === "string"
    ? []
    : [
        {
          path: "archive.value",
          message: `${JSON.stringify(archive.value)} is not a value of "${field.name}"`,
          hint: suggest(value, values),
        },
      ];
}

/** Reports settings of operations and screens that the entity does not have. */
function findUnusedSettings({ spec }: UnvalidatedEntity): readonly PathDiagnostic[] {
  const operations: readonly string[] = spec.operations ?? [];
  const screens: readonly string[] = spec.screens ?? [];
  const paths = Object.keys(spec.endpoints ?? {})
    .filter((name) => !operations.includes(name))
    .map((name) => ({
      path: `endpoints.${name}#`,
      message: `the entity does not have the operation "${name}"`,
      hint: `"${name}" in operations, or no path for it`,
    }));
  const routes = Object.keys(spec.routes ?? {})
    .filter((name) => !screens.includes(name))
    .map((name) => ({
      path: `routes.${name}#`,
      message: `the entity does not have the screen "${name}"`,
      hint: `"${name}" in screens, or no route for it`,
    }));
  const creates =
    spec.creates === undefined || operations.includes("create")
      ? []
      : [{ path: "creates", message: `"creates" needs the operation "create"`, hint: '"create" in operations' }];
  return [...paths, ...routes, ...creates];
}
