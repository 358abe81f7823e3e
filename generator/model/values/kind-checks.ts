import type { DisplayRule } from "../../../src/kinds/kind.ts";
import type { FieldKind } from "../../../src/kinds/kinds.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { DisplayOptions, Widget } from "../../vocabulary/displays.ts";
import { type PathDiagnostic, toDiagnostic } from "../fields/locate-diagnostic.ts";
import type { UnvalidatedEntity } from "../fields/unvalidated-spec.ts";
import { mayBePart } from "../relations/part-checks.ts";
import { allKinds, kindsFor, kindsThat } from "../types/kind-of.ts";
import { isPart, partAt } from "../types/parts.ts";
import type { TypedField } from "../types/typed-field.ts";

/** The kinds that a widget can edit. */
function widgetKinds(widget: string): readonly FieldKind[] {
  const owner = allKinds.find(({ widgets = {} }) => Object.hasOwn(widgets, widget));
  return kindsThat((kind) => owner?.widgets?.[widget]?.(kind) === true);
}

/** The displays that a spec can name, with their rules. */
const DISPLAYS: ReadonlyMap<string, DisplayRule> = new Map(
  allKinds.flatMap(({ displays = {} }) => Object.entries(displays)),
);

/** The kinds that a display can show. */
function displayKinds(display: string): readonly FieldKind[] {
  return kindsThat((kind) => DISPLAYS.get(display)?.shows(kind) === true);
}

/** Reports fields that are used in a way that their kind does not allow. */
export function checkKinds(unvalidated: UnvalidatedEntity): readonly Diagnostic[] {
  const { spec, fields } = unvalidated;
  const unsuitable = usesOf(spec).flatMap((use) => {
    const field = partAt(fields, use.name);
    return field === undefined || use.kinds.includes(field.kind)
      ? []
      : [
          {
            path: use.path,
            message: `${use.as} "${use.name}" is not possible: its kind is ${field.kind}`,
            hint: hintFor(use, field),
          },
        ];
  });
  return [...unsuitable, ...findMissingRelations(spec), ...findUnsuitedOptions(spec), ...findLongKeys(unvalidated)].map(
    (diagnostic) => toDiagnostic(unvalidated, diagnostic),
  );
}

/** PostgreSQL limits an index entry to 2,704 bytes; a character may take four. */
const LONGEST_KEY = 600;

/** Reports unique texts that are too long for a PostgreSQL index. */
function findLongKeys({ spec, fields }: UnvalidatedEntity): readonly PathDiagnostic[] {
  return (spec.unique ?? []).flatMap((item, index) => {
    const names = [item].flat();
    const lengths = names.map((name) => fields.find((field) => field.name === name)?.schema.maxLength ?? 0);
    const length = lengths.reduce((sum, each) => sum + each, 0);
    return length <= LONGEST_KEY
      ? []
      : [
          {
            path: `unique.${index}`,
            message: `unique texts of ${length} characters are too long for a database index`,
            hint: `@maxLength ${LONGEST_KEY} or less${names.length > 1 ? ", in total" : ""}`,
          },
        ];
  });
}

/** A use of a field in the spec, and the kinds that it allows. */
interface Use {
  readonly path: string;
  readonly name: string;
  readonly as: string;
  readonly kinds: readonly FieldKind[];
}

/** Suggests a field of the object, if one is allowed here and fits. */
function hintFor({ path, name, kinds }: Use, { kind, parts: all }: TypedField): string {
  // Only a column can show the fields of a list's objects.
  const parts = kind === "embedded" ? [] : all;
  const partKinds = path.startsWith("list.filters.") ? kindsFor("partFilter") : kinds;
  const fit = parts.map((part) => ({ ...part, path: `${name}.${part.name}` }));
  const found = fit.filter((part) => mayBePart(path, part.path) && partKinds.includes(part.kind));
  return found.length > 0
    ? `one of its fields: ${found.map((part) => `"${part.path}"`).join(", ")}`
    : `a field of the kind: ${kinds.join(", ")}`;
}

function usesOf(spec: UnvalidatedEntity["spec"]): readonly Use[] {
  const { titleField, titleFields, list, units = {}, breakdowns = {}, unique = [] } = spec;
  return [
    { path: "titleField", name: titleField, as: "the title field", kinds: kindsFor("title") },
    ...itemsOf("titleFields", titleFields, { as: "a title from", kinds: kindsFor("titlePart") }),
    ...widgetsOf(spec).map(([name, widget]) => ({
      path: `form.widgets.${name}`,
      name,
      as: `the widget "${widget}" for`,
      kinds: widgetKinds(widget),
    })),
    ...displaysOf(spec).map(([name, { as }]) => ({
      path: `show.displays.${name}`,
      name,
      as: `the display "${as}" for`,
      kinds: displayKinds(as),
    })),
    ...itemsOf("list.filters", list?.filters, { as: "a filter by", kinds: kindsFor("filter") })
      .filter(({ name }) => spec.relations?.[name] === undefined)
      .map((use) => (isPart(use.name) ? { ...use, kinds: kindsFor("partFilter") } : use)),
    ...itemsOf("list.search", list?.search, { as: "a quick search in", kinds: kindsFor("search") }),
    ...(list?.sort === undefined
      ? []
      : [{ path: "list.sort.field", name: list.sort.field, as: "sorting by", kinds: kindsFor("sort") }]),
    ...unique.flatMap((item, index) =>
      typeof item === "string"
        ? [{ path: `unique.${index}`, name: item, as: "a unique constraint on", kinds: kindsFor("unique") }]
        : itemsOf(`unique.${index}`, item, {
            as: "a composite unique constraint with",
            kinds: kindsFor("uniqueTogether"),
          }),
    ),
    ...Object.keys(units).map((name) => ({
      path: `units.${name}#`,
      name,
      as: "a unit of",
      kinds: kindsFor("calculate"),
    })),
    ...Object.entries(breakdowns).map(([name, { field }]) => ({
      path: `breakdowns.${name}.field`,
      name: field,
      as: "a breakdown by",
      kinds: kindsFor("breakdown"),
    })),
  ];
}

function itemsOf(path: string, names: readonly string[] = [], use: Pick<Use, "as" | "kinds">): readonly Use[] {
  return names.map((name, index) => ({ path: `${path}.${index}`, name, ...use }));
}

function widgetsOf({ form }: UnvalidatedEntity["spec"]): readonly (readonly [string, Widget])[] {
  return Object.entries(form?.widgets ?? {}).flatMap(([name, widget]) =>
    widget === undefined ? [] : [[name, widget] as const],
  );
}

function displaysOf({ show }: UnvalidatedEntity["spec"]): readonly (readonly [string, DisplayOptions])[] {
  return Object.entries(show?.displays ?? {}).flatMap(([name, display]) => {
    if (display === undefined) {
      return [];
    }
    return [[name, typeof display === "string" ? { as: display } : display] as const];
  });
}

/** The search control and display of related records need to know their entity. */
function findMissingRelations(spec: UnvalidatedEntity["spec"]): readonly PathDiagnostic[] {
  return [
    ...widgetsOf(spec).map(([name, as]) => ({ path: `form.widgets.${name}`, name, as })),
    ...displaysOf(spec).map(([name, { as }]) => ({ path: `show.displays.${name}`, name, as })),
  ]
    .filter(({ name, as }) => as === "relation" && spec.relations?.[name] === undefined)
    .map(({ path, name }) => ({
      path,
      message: `"${name}" has no relation to show`,
      hint: `relations: { ${name}: { to: … } }, or another name here`,
    }));
}

function displaysWith(option: string): readonly string[] {
  return [...DISPLAYS].filter(([, { options = [] }]) => options.includes(option)).map(([display]) => display);
}

/** Options that their display does not support. */
function findUnsuitedOptions(spec: UnvalidatedEntity["spec"]): readonly PathDiagnostic[] {
  return displaysOf(spec).flatMap(([name, { as, ...options }]) => {
    const path = `show.displays.${name}`;
    const idle = Object.keys(options)
      .filter((option) => DISPLAYS.get(as)?.options?.includes(option) !== true)
      .map((option) => ({
        path: `${path}.${option}#`,
        message: `the display "${as}" does not support the option "${option}"`,
        hint: `one of these displays: ${displaysWith(option).join(", ")}`,
      }));
    const { maxLength = 1 } = options;
    const isLength = Number.isInteger(maxLength) && maxLength > 0;
    return isLength
      ? idle
      : [
          ...idle,
          {
            path: `${path}.maxLength`,
            message: `${maxLength} is not a positive integer`,
            hint: "an integer of 1 or more",
          },
        ];
  });
}
