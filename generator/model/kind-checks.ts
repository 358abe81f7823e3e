import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Display, DisplayOptions, Widget } from "../vocabulary/displays.ts";
import type { FieldKind } from "./console-model.ts";
import { type PathDiagnostic, toDiagnostic } from "./locate-diagnostic.ts";
import { mayBePart } from "./part-checks.ts";
import { isPart, partAt } from "./parts.ts";
import type { TypedField } from "./typed-field.ts";
import type { UnvalidatedEntity } from "./unvalidated-spec.ts";

const NUMBERS: readonly FieldKind[] = ["integer", "number", "money", "percent"];
const TEXTS: readonly FieldKind[] = ["text", "email", "uri", "tel", "html", "image", "file"];
const CLOCKS: readonly FieldKind[] = ["time", "duration"];
const DATES: readonly FieldKind[] = ["date", "datetime"];

const WIDGET_KINDS: Readonly<Record<Widget, readonly FieldKind[]>> = {
  multiline: ["text", "html"],
  password: ["text", "password"],
  radio: ["enum"],
  relation: ["text", "texts"],
  table: ["embedded"],
  chips: ["texts", "numbers"],
  choices: ["enums"],
};

const DISPLAY_KINDS: Readonly<Record<Display, readonly FieldKind[]>> = {
  text: [...TEXTS, ...NUMBERS, "enum", ...DATES, ...CLOCKS],
  date: DATES,
  datetime: ["datetime"],
  number: NUMBERS,
  integer: ["integer"],
  quantity: NUMBERS,
  boolean: ["boolean"],
  html: TEXTS,
  chips: ["texts", "numbers", "enums", "enum", ...TEXTS],
  multiline: TEXTS,
  money: NUMBERS,
  percent: NUMBERS,
  tel: TEXTS,
  image: TEXTS,
  file: TEXTS,
  time: ["time", "text"],
  duration: ["duration", "text"],
  enum: ["enum"],
  relation: ["text", "texts", "object"],
  table: ["embedded"],
};

const FILTER_KINDS: readonly FieldKind[] = ["enum", "enums", "boolean", ...DATES];
/** Of objects, whose parts are often of few values, as the cities of addresses are: texts too. */
const PART_FILTER_KINDS: readonly FieldKind[] = ["enum", "boolean", ...DATES, ...TEXTS];
const TITLE_KINDS: readonly FieldKind[] = [...TEXTS, ...NUMBERS, "enum", ...DATES, "time"];
const SORT_KINDS: readonly FieldKind[] = [...TITLE_KINDS, "boolean"];
const UNIQUE_KINDS: readonly FieldKind[] = [...TEXTS, ...NUMBERS, ...DATES, ...CLOCKS];
/** Beside others, a field of few values can tell records apart. */
const TOGETHER_KINDS: readonly FieldKind[] = [...UNIQUE_KINDS, "enum", "boolean"];

/** Fields put to a use that their kind does not allow. */
export function checkKinds(unvalidated: UnvalidatedEntity): readonly Diagnostic[] {
  const { spec, fields } = unvalidated;
  const unsuitable = usesOf(spec).flatMap((use) => {
    const field = partAt(fields, use.name);
    return field === undefined || use.kinds.includes(field.kind)
      ? []
      : [
          {
            path: use.path,
            message: `${use.as} "${use.name}", whose kind is ${field.kind}`,
            hint: hintFor(use, field),
          },
        ];
  });
  return [...unsuitable, ...findMissingRelations(spec), ...findUnsuitedOptions(spec), ...findLongKeys(unvalidated)].map(
    (diagnostic) => toDiagnostic(unvalidated, diagnostic),
  );
}

/** An index holds entries of 2,704 bytes at most, and a character may be four of them. */
const LONGEST_KEY = 600;

/** A text that the index by which the database tells doubles cannot hold. */
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
            message: `unique texts of ${length} characters, which no index of a database holds`,
            hint: `@maxLength ${LONGEST_KEY} or less${names.length > 1 ? ", all together" : ""}`,
          },
        ];
  });
}

/** A part of the spec value that names a field, and the kinds that can be meant. */
interface Use {
  readonly path: string;
  readonly name: string;
  readonly as: string;
  readonly kinds: readonly FieldKind[];
}

/** A part of the object, where one is taken there and would do. */
function hintFor({ path, name, kinds }: Use, { kind, parts: all }: TypedField): string {
  // What stands in a list is no single value, which nothing but a column takes.
  const parts = kind === "embedded" ? [] : all;
  const partKinds = path.startsWith("list.filters.") ? PART_FILTER_KINDS : kinds;
  const fit = parts.map((part) => ({ ...part, path: `${name}.${part.name}` }));
  const found = fit.filter((part) => mayBePart(path, part.path) && partKinds.includes(part.kind));
  return found.length > 0
    ? `one of its parts: ${found.map((part) => `"${part.path}"`).join(", ")}`
    : `a field of the kind: ${kinds.join(", ")}`;
}

function usesOf(spec: UnvalidatedEntity["spec"]): readonly Use[] {
  const { titleField, titleFields, list, units = {}, breakdowns = {}, unique = [] } = spec;
  return [
    { path: "titleField", name: titleField, as: "the title field", kinds: TITLE_KINDS },
    ...itemsOf("titleFields", titleFields, { as: "a title with", kinds: TEXTS }),
    ...widgetsOf(spec).map(([name, widget]) => ({
      path: `form.widgets.${name}`,
      name,
      as: `the widget "${widget}" for`,
      kinds: WIDGET_KINDS[widget],
    })),
    ...displaysOf(spec).map(([name, { as }]) => ({
      path: `show.displays.${name}`,
      name,
      as: `the display "${as}" for`,
      kinds: DISPLAY_KINDS[as],
    })),
    ...itemsOf("list.filters", list?.filters, { as: "a filter by", kinds: FILTER_KINDS })
      .filter(({ name }) => spec.relations?.[name] === undefined)
      .map((use) => (isPart(use.name) ? { ...use, kinds: PART_FILTER_KINDS } : use)),
    ...itemsOf("list.search", list?.search, { as: "a quick search in", kinds: [...TEXTS, "enum"] }),
    ...(list?.sort === undefined
      ? []
      : [{ path: "list.sort.field", name: list.sort.field, as: "a list sorted by", kinds: SORT_KINDS }]),
    ...unique.flatMap((item, index) =>
      typeof item === "string"
        ? [{ path: `unique.${index}`, name: item, as: "a unique", kinds: UNIQUE_KINDS }]
        : itemsOf(`unique.${index}`, item, { as: "unique together", kinds: TOGETHER_KINDS }),
    ),
    ...Object.keys(units).map((name) => ({ path: `units.${name}#`, name, as: "a unit of", kinds: NUMBERS })),
    ...Object.entries(breakdowns).map(([name, { field }]) => ({
      path: `breakdowns.${name}.field`,
      name: field,
      as: "a breakdown by",
      kinds: ["enum"] as const,
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

/** Related records can be searched and linked only where the spec says whose they are. */
function findMissingRelations(spec: UnvalidatedEntity["spec"]): readonly PathDiagnostic[] {
  return [
    ...widgetsOf(spec).map(([name, as]) => ({ path: `form.widgets.${name}`, name, as })),
    ...displaysOf(spec).map(([name, { as }]) => ({ path: `show.displays.${name}`, name, as })),
  ]
    .filter(({ name, as }) => as === "relation" && spec.relations?.[name] === undefined)
    .map(({ path, name }) => ({
      path,
      message: `"relation" for "${name}", which has no relation`,
      hint: `relations: { ${name}: { to: … } } beside it, or another name here`,
    }));
}

/** The displays that heed each option. */
const OPTION_DISPLAYS: Readonly<Record<Exclude<keyof DisplayOptions, "as">, readonly Display[]>> = {
  maxLength: ["text", "multiline"],
  color: ["chips"],
  squared: ["chips"],
  pattern: ["date", "datetime"],
  prefix: ["money"],
};

function findUnsuitedOptions(spec: UnvalidatedEntity["spec"]): readonly PathDiagnostic[] {
  return displaysOf(spec).flatMap(([name, { as, ...options }]) => {
    const path = `show.displays.${name}`;
    const idle = Object.entries(OPTION_DISPLAYS)
      .filter(([option, displays]) => option in options && !displays.includes(as))
      .map(([option, displays]) => ({
        path: `${path}.${option}#`,
        message: `the option "${option}" of the display "${as}", which does not heed it`,
        hint: `it with: ${displays.join(", ")}`,
      }));
    const { maxLength = 1 } = options;
    const isLength = Number.isInteger(maxLength) && maxLength > 0;
    return isLength
      ? idle
      : [...idle, { path: `${path}.maxLength`, message: `${maxLength}`, hint: "a whole number from 1 on" }];
  });
}
