import type { Display, Widget } from "../../schema/entity-spec.ts";
import type { FieldKind } from "./console-model.ts";
import type { TypedField } from "./field-model.ts";
import { type Mistake, toProblem } from "./mistake.ts";
import type { EntityDraft } from "./spec-draft.ts";
import { type SpecProblem, suggest } from "./spec-error.ts";

const WIDGET_KINDS: Readonly<Record<Widget, readonly FieldKind[]>> = {
  multiline: ["text"],
  password: ["text", "password"],
  radio: ["enum"],
  relation: ["text", "texts"],
  table: ["embedded"],
  chips: ["texts"],
};

const NUMBERS: readonly FieldKind[] = ["integer", "number", "money"];
const TEXTS: readonly FieldKind[] = ["text", "email", "uri"];

const DISPLAY_KINDS: Readonly<Record<Display, readonly FieldKind[]>> = {
  text: [...TEXTS, ...NUMBERS, "enum", "date", "datetime"],
  date: ["date", "datetime"],
  datetime: ["datetime"],
  number: NUMBERS,
  integer: ["integer"],
  quantity: NUMBERS,
  boolean: ["boolean"],
  html: TEXTS,
  chips: ["texts", "enum", ...TEXTS],
  multiline: TEXTS,
  money: NUMBERS,
  enum: ["enum"],
  relation: ["text", "texts", "object"],
  table: ["embedded"],
};

/** Fields put to a use that their kind does not allow, and names that stand twice where once is meant. */
export function useProblems(draft: EntityDraft): readonly SpecProblem[] {
  return [
    ...unsuitedKinds(draft),
    ...unanswered(draft),
    ...repeated(draft),
    ...identity(draft),
    ...overlooked(draft),
    ...unlinked(draft),
  ].map((mistake) => toProblem(draft, mistake));
}

interface Use {
  readonly path: string;
  readonly name: string;
  readonly as: string;
  readonly kinds: readonly FieldKind[];
}

function unsuitedKinds({ spec, fields }: EntityDraft): readonly Mistake[] {
  const uses: readonly Use[] = [
    ...Object.entries(spec.form?.widgets ?? {}).flatMap(([name, widget]) =>
      widget === undefined
        ? []
        : [{ path: `form.widgets.${name}`, name, as: `the widget "${widget}"`, kinds: WIDGET_KINDS[widget] }],
    ),
    ...Object.entries(spec.show?.displays ?? {}).flatMap(([name, display]) =>
      display === undefined
        ? []
        : [{ path: `show.displays.${name}`, name, ...displayUse(typeof display === "string" ? display : display.as) }],
    ),
    ...(spec.list?.filters ?? [])
      .filter((name) => spec.relations?.[name] === undefined)
      .map((name, index) => ({
        path: `list.filters.${index}`,
        name,
        as: "a filter",
        kinds: FILTER_KINDS,
      })),
    ...Object.keys(spec.units ?? {}).map((name) => ({ path: `units.${name}#`, name, as: "a unit", kinds: NUMBERS })),
    ...Object.entries(spec.breakdowns ?? {}).map(([key, { field }]) => ({
      path: `breakdowns.${key}.field`,
      name: field,
      as: "a breakdown",
      kinds: ["enum"] as const,
    })),
    ...(spec.list?.search ?? []).map((name, index) => ({
      path: `list.search.${index}`,
      name,
      as: "the quick search",
      kinds: [...TEXTS, "enum"] as const,
    })),
  ];
  return uses.flatMap(({ path, name, as, kinds }) => {
    const kind = fields.find((field) => field.name === name)?.kind;
    return kind === undefined || kinds.includes(kind)
      ? []
      : [
          {
            path,
            found: `${as} for "${name}", whose kind is ${kind}`,
            write: `it for a field of: ${kinds.join(", ")}`,
          },
        ];
  });
}

const FILTER_KINDS: readonly FieldKind[] = ["enum", "boolean", "date", "datetime"];

function displayUse(display: Display): Pick<Use, "as" | "kinds"> {
  return { as: `the display "${display}"`, kinds: DISPLAY_KINDS[display] };
}

/** What no answer holds can be neither listed nor shown. */
function unanswered({ spec, fields }: EntityDraft): readonly Mistake[] {
  const secrets = fields.filter(({ writeOnly }) => writeOnly).map(({ name }) => name);
  const shown = [
    { path: "titleField", name: spec.titleField },
    ...(spec.list?.columns ?? []).map((name, index) => ({ path: `list.columns.${index}`, name })),
    ...(spec.show?.sections ?? []).flatMap((section, place) =>
      section.fields.map((name, index) => ({ path: `show.sections.${place}.fields.${index}`, name })),
    ),
  ];
  return shown
    .filter(({ name }) => secrets.includes(name))
    .map(({ path, name }) => ({
      path,
      found: `"${name}", which is write-only: no answer holds it`,
      write: "it in form.sections only",
    }));
}

function repeated({ spec }: EntityDraft): readonly Mistake[] {
  const lists = [
    { path: "list.columns", names: spec.list?.columns ?? [] },
    { path: "list.filters", names: spec.list?.filters ?? [] },
    { path: "form.sections", names: spec.form?.sections.flatMap(({ fields }) => fields) ?? [] },
    { path: "form.sections", names: spec.form?.sections.map(({ name }) => name) ?? [] },
    { path: "show.sections", names: spec.show?.sections?.flatMap(({ fields }) => fields) ?? [] },
  ];
  return lists.flatMap(({ path, names }) =>
    names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => ({ path, found: `"${name}" twice`, write: "it once" })),
  );
}

/** A record that is fetched by its id has one. */
function identity({ spec, fields, source }: EntityDraft): readonly Mistake[] {
  const isFetched = (spec.operations ?? []).some((operation) => operation !== "create");
  const id: TypedField | undefined = fields.find(({ name }) => name === "id");
  if (!isFetched || (id?.kind === "text" && id.readOnly && id.required)) {
    return [];
  }
  return [
    { path: "", found: `no read-only \`id: string\` in ${source.typeName}`, write: "/** @readOnly */ id: string;" },
  ];
}

/** A breakdown leads to the list, filtered; a retired record gets a value that its field can have. */
function unlinked({ spec, fields }: EntityDraft): readonly Mistake[] {
  const filters: readonly string[] = spec.list?.filters ?? [];
  const breakdowns = Object.entries(spec.breakdowns ?? {})
    .filter(([, { field }]) => !filters.includes(field))
    .map(([name, { field }]) => ({
      path: `breakdowns.${name}.field`,
      found: `a breakdown by "${field}", by which the list cannot be filtered`,
      write: `"${field}" in list.filters`,
    }));
  const { retire } = spec;
  const values = fields.find(({ name }) => name === retire?.field)?.enumeration?.values ?? [];
  return retire === undefined || values.includes(retire.value)
    ? breakdowns
    : [...breakdowns, { path: "retire.value", found: `"${retire.value}"`, write: suggest(retire.value, values) }];
}

/** Departures for what the entity does not have would change nothing. */
function overlooked({ spec }: EntityDraft): readonly Mistake[] {
  const operations: readonly string[] = spec.operations ?? [];
  const screens: readonly string[] = spec.screens ?? [];
  return [
    ...Object.keys(spec.endpoints ?? {})
      .filter((name) => !operations.includes(name))
      .map((name) => ({
        path: `endpoints.${name}#`,
        found: `a path for the operation "${name}", which the entity lacks`,
        write: `"${name}" in operations, or no path for it`,
      })),
    ...Object.keys(spec.routes ?? {})
      .filter((name) => !screens.includes(name))
      .map((name) => ({
        path: `routes.${name}#`,
        found: `a route for the screen "${name}", which the entity lacks`,
        write: `"${name}" in screens, or no route for it`,
      })),
  ];
}
