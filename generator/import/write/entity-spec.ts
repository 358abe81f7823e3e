import type { ForeignOperation } from "../foreign-model.ts";
import { helpText } from "./comments.ts";
import type { DraftEntity, DraftField } from "./draft.ts";
import { iconFor } from "./icons.ts";

const MAX_COLUMNS = 6;
const LONG_FORM = 14;

interface Section {
  readonly name: string;
  readonly fields: readonly string[];
}

/** The spec value of an entity, as plain data. */
export function toEntitySpec(entity: DraftEntity, isSimple: boolean): object {
  const { foreign, names, fields, relations } = entity;
  const title = titleField(fields);
  const form = formSections(fields);
  const { operations } = foreign;
  const path = foreign.path === null || foreign.path === defaultPath(names.many) ? undefined : foreign.path;
  const shown = fields.filter(({ isWriteOnly }) => !isWriteOnly);
  const screens = screensOf(operations, form.length > 0);
  const help = isSimple ? [] : helpFields(entity).map(([name]) => name);
  return {
    ...(names.plural === null ? {} : { plural: names.plural }),
    titleField: title,
    icon: iconFor(names.name),
    ...(path === undefined ? {} : { path }),
    ...(operations.length === 0 ? {} : { operations: ORDER.filter((each) => operations.includes(each)) }),
    ...optional("screens", screens),
    ...routesOf(foreign.path ?? defaultPath(names.many), screens),
    ...(relations.length === 0
      ? {}
      : { relations: Object.fromEntries(relations.map(({ field, to }) => [field, { to }])) }),
    ...uniqueOf(entity),
    ...(isSimple ? {} : actionsOf(entity)),
    ...(operations.includes("list") ? { list: listOf(entity, { title, isSimple }) } : {}),
    ...(form.length === 0 ? {} : { form: { sections: form, ...widgetsOf(fields), ...optional("help", help) } }),
    ...(isFormWhole(fields) ? {} : { show: { sections: showSections(shown) } }),
  };
}

const ORDER: readonly ForeignOperation[] = ["list", "get", "create", "update", "delete"];

function optional(name: string, values: readonly unknown[]): object {
  return values.length === 0 ? {} : { [name]: values };
}

function defaultPath(many: string): string {
  return `/${many.replace(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase()}`;
}

/** Names that a title usually has, the best first. */
const TITLES = /^(name|title|label|displayName|fullName|subject|username|login|email|code|slug|number|description)$/;

/** The field with the title: a usual name, else the first required text, else any value, else the id. */
function titleField(fields: readonly DraftField[]): string {
  const able = fields.filter(
    ({ kind, isWriteOnly, bounds }) =>
      !isWriteOnly &&
      (kind === "text" || kind === "choice") &&
      !/^(uri|image|file|html|password)$/.test(bounds.format ?? ""),
  );
  const words = TITLES.source.slice(2, -2).split("|");
  const usual = words.map((word) => able.find(({ name }) => name === word)).find((field) => field !== undefined);
  const ending = able.find(({ name }) => /(Name|Title|Label)$/.test(name));
  const plain = able.filter(({ kind, bounds }) => kind === "text" && bounds.format === undefined);
  const found = usual ?? ending ?? plain.find(({ isOptional }) => !isOptional) ?? plain[0] ?? able[0];
  return (found ?? fields.find(({ kind }) => kind === "number"))?.name ?? "id";
}

function screensOf(operations: readonly ForeignOperation[], hasForm: boolean): readonly string[] {
  const has = (...needed: readonly ForeignOperation[]) => needed.every((each) => operations.includes(each));
  return [
    ...(has("list") ? ["list"] : []),
    ...(has("get") ? ["show"] : []),
    ...(has("create") && hasForm ? ["create"] : []),
    ...(has("get", "update") && hasForm ? ["edit"] : []),
  ];
}

/** Other addresses of screens, if the console or its files have the path of the calls. */
function routesOf(path: string, screens: readonly string[]): object {
  const [, first = ""] = path.toLowerCase().split("/");
  if (!/^(activity|api|assets|health|login|ready|sessions|set-password|staff)$/.test(first)) {
    return {};
  }
  const base = `/all-${path.slice(1).replace(/\/$/, "")}`;
  const routes = { list: base, show: `${base}/show/{id}`, create: `${base}/create`, edit: `${base}/edit/{id}` };
  return { routes: Object.fromEntries(Object.entries(routes).filter(([screen]) => screens.includes(screen))) };
}

const COLUMN_KINDS: readonly DraftField["kind"][] = ["choice", "relation", "number", "boolean", "text"];

function listOf(
  { fields, foreign }: DraftEntity,
  { title, isSimple }: { readonly title: string; readonly isSimple: boolean },
): object {
  const able = fields.filter(
    ({ kind, isWriteOnly, isDeprecated, bounds }) =>
      !isWriteOnly &&
      !isDeprecated &&
      COLUMN_KINDS.includes(kind) &&
      !/^(html|uri|image)$/.test(bounds.format ?? "") &&
      (bounds.maxLength ?? 0) <= 300,
  );
  const others = able.filter(({ name }) => name !== title && !/description|notes|body|content/i.test(name));
  const ranked = others.filter(({ kind, type }) => kind !== "relation" || type === "string");
  const columns = [title, ...ranked.slice(0, MAX_COLUMNS - 1).map(({ name }) => name)];
  const filters = isSimple ? [] : able.filter((field) => isFilter(field, foreign.parameters)).map(({ name }) => name);
  return { columns, ...optional("filters", filters.slice(0, 8)) };
}

/** Filters that the backend has, if it says so; else enumerations, flags, dates and relations. */
function isFilter({ kind, bounds, foreign, type }: DraftField, parameters: readonly string[] | null): boolean {
  const isAble =
    kind === "choice" ||
    kind === "boolean" ||
    (kind === "relation" && type === "string") ||
    /^date/.test(bounds.format ?? "");
  return isAble && (parameters === null || parameters.includes(foreign.name));
}

/** One section, or two for a long form: values first, objects and lists after them. */
function formSections(fields: readonly DraftField[]): readonly Section[] {
  const writable = fields.filter(({ isReadOnly }) => !isReadOnly);
  return toSections(writable);
}

function toSections(fields: readonly DraftField[]): readonly Section[] {
  const isLarge = ({ kind }: DraftField) => ["object", "list", "map", "json"].includes(kind);
  const split =
    fields.length > LONG_FORM ? [fields.filter((field) => !isLarge(field)), fields.filter(isLarge)] : [fields];
  return split
    .map((part, index) => ({ name: index === 0 ? "general" : "details", fields: part.map(({ name }) => name) }))
    .filter((section) => section.fields.length > 0);
}

function showSections(fields: readonly DraftField[]): readonly Section[] {
  const own = fields.filter(({ isReadOnly }) => !isReadOnly);
  const readOnly = fields.filter(({ isReadOnly }) => isReadOnly).map(({ name }) => name);
  return [...toSections(own), ...(readOnly.length === 0 ? [] : [{ name: "record", fields: readOnly }])];
}

/** The show page has the sections of the form unless there are further fields. */
function isFormWhole(fields: readonly DraftField[]): boolean {
  return fields.every(({ isReadOnly }) => !isReadOnly);
}

/** A maximum that many texts have, such as 5000, is a default of the backend: it does not mean long texts. */
const COMMON = 4;

function widgetsOf(fields: readonly DraftField[]): object {
  const uses = (length: number) => fields.filter(({ bounds }) => bounds.maxLength === length).length;
  const isLong = ({ bounds: { maxLength = 0 } }: DraftField) => maxLength > 300 && uses(maxLength) < COMMON;
  const long = fields.filter(
    (field) =>
      field.kind === "text" &&
      !field.isReadOnly &&
      field.bounds.format === undefined &&
      !SHORT.test(field.name) &&
      (isLong(field) || /^(description|notes?|body|content|comment|bio|summary)$/i.test(field.name)),
  );
  return long.length === 0 ? {} : { widgets: Object.fromEntries(long.map(({ name }) => [name, "multiline"])) };
}

/** Names of texts that have one line, regardless of their maximum length. */
const SHORT = /^(name|title|email|phone|url|code|slug)$|(Name|Title|Email|Phone|Url|Code|Id)$/;

/** Fields with a help text, and the text. */
export function helpFields({ fields }: DraftEntity): readonly (readonly [name: string, text: string])[] {
  return fields.flatMap(({ name, description, isReadOnly, label }) => {
    const text = isReadOnly ? null : helpText(description);
    return text === null || text.replace(/\.$/, "").toLowerCase() === label.toLowerCase()
      ? []
      : [[name, text] as const];
  });
}

/** Actions ask for confirmation: an import does not know what they do. */
function actionsOf({ foreign: { actions = [] } }: DraftEntity): object {
  const entries = actions.map(
    ({ name, method, path }) => [name, { method, path, on: "record", confirm: true }] as const,
  );
  return entries.length === 0 ? {} : { actions: Object.fromEntries(entries) };
}

function uniqueOf({ foreign, fields }: DraftEntity): object {
  const specNames = (names: readonly string[]) =>
    names.flatMap((name) => fields.find((field) => field.foreign.name === name) ?? []);
  const known = foreign.unique
    .map((names) => ({ names, fields: specNames(names) }))
    .filter(
      ({ names, fields: found }) =>
        found.length === names.length &&
        found.every(({ kind }) => ["text", "number", "choice", "relation"].includes(kind)),
    )
    .map(({ fields: found }) => (found.length === 1 ? found[0]?.name : found.map(({ name }) => name)));
  return optional("unique", known);
}

/** Names of all sections of an entity's form and show page. */
export function sectionNames({ fields }: DraftEntity): readonly string[] {
  const shown = fields.filter(({ isWriteOnly }) => !isWriteOnly);
  const sections = [...formSections(fields), ...showSections(shown)];
  return [...new Set(sections.map(({ name }) => name))];
}
