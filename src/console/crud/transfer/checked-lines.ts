import type { JsonSchema } from "../../../contract/json-schema.ts";
import { pathsOf } from "../../../contract/predicate.ts";
import type { FieldProblem } from "../../../contract/problem.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FormModule, RelationDescriptor } from "../../../contract/screens.ts";
import { inCapitals } from "../../../contract/text-identity.ts";
import type { RecordId } from "../../../contract/transport.ts";
import { nameKey, type SheetWords } from "../../../kinds/cell-codec.ts";
import { hasCurrency } from "../../../kinds/kinds.ts";
import { currencyOf } from "../../fields/currency-of.ts";
import { withUnitOf } from "../../fields/display/unit-by.ts";
import { toFieldPath, valueAt } from "../../fields/field-path.ts";
import type { FormData } from "../../fields/form-store.ts";
import { problemText } from "../../fields/problem-text.ts";
import { ruleText } from "../../fields/rule-text.ts";
import { unreadNumberText } from "../../fields/unread-number-text.ts";
import type { Text } from "../../i18n/text.ts";
import type { Cell } from "../../lib/sheet-cell.ts";
import { withoutEmptyObjects } from "../form-data/empty-objects.ts";
import { defaultsOf, fieldUi, hiddenFields, NO_UI, pruneToSchema, withNulls } from "../form-data/form-data.ts";
import { evaluatePredicate } from "../rules/evaluate-predicate.ts";
import { ruleProblems } from "../rules/rule-problems.ts";
import type { ImportField, Mapping } from "./import-columns.ts";
import { type CellField, isBlank, readCell, rejectionOf } from "./read-cell.ts";
import { columnTitle, withoutLanguages } from "./sheet-columns.ts";

/** A line of the sheet, and the record to create from it. */
export interface ImportRow {
  /** Line number as in a spreadsheet: the title line is 1. */
  readonly line: number;
  readonly cells: readonly Cell[];
  readonly body: FormData;
  /** Messages of the problems that prevent its import. Empty if it is valid. */
  readonly problems: readonly string[];
  /** Messages of warnings, which do not prevent the import. */
  readonly warnings: readonly string[];
}

export interface ImportSetting {
  readonly screens: EntityScreens<MessageKey>;
  readonly form: FormModule;
  readonly fields: readonly ImportField[];
  readonly mapping: Mapping;
  /** Ids of related records by `nameKey(entity, name)`. */
  readonly ids: ReadonlyMap<string, RecordId>;
  readonly words: SheetWords;
}

/** Normalizes the text like the form's input. */
const asTyped = (value: unknown, { pattern }: JsonSchema): unknown =>
  typeof value === "string" ? inCapitals(value, pattern) : value;

const listOf = ({ type, items }: JsonSchema): Pick<CellField, "isList" | "isOfNumbers"> => ({
  isList: type === "array",
  isOfNumbers: [type, items?.type].some((each) => each === "number" || each === "integer"),
});

/** Sets the field's currency to that of the record. */
function withCurrencyOf(field: ImportField["field"], record: FormData): ImportField["field"] {
  return hasCurrency(field.display) && !field.currencyBy?.through
    ? { ...field, currency: currencyOf(field, record) }
    : field;
}

/**
 * Parses the cells of a line by field. Related records are still names. Units and currencies may come from other cells.
 */
function readValues(cells: readonly Cell[], { form, fields, mapping, words }: Omit<ImportSetting, "ids">): FormData {
  const defaults = defaultsOf(form.schema);
  const read = (record: FormData) =>
    Object.fromEntries(
      mapping.flatMap((name, column) => {
        const found = fields.find(({ field }) => field.name === name);
        const field = found && withCurrencyOf(withUnitOf({ field: found.field, record }), record);
        const value = field ? readCell({ ...field, ...listOf(found.schema) }, cells[column] ?? null, words) : undefined;
        return found && value !== undefined ? [[found.field.name, asTyped(value, found.schema)] as const] : [];
      }),
    );
  const hasUnits = fields.some(({ field }) => field.unitBy !== undefined || hasCurrency(field.display));
  return withoutLanguages(read({ ...defaults, ...(hasUnits ? read({}) : {}) }), fields);
}

/** Problems of cells that are invalid for any field: formulas, errors, and dates stored as text. */
function rejectedCells(values: FormData, { words }: Pick<ImportSetting, "words">): readonly FieldProblem[] {
  return Object.entries(values).flatMap(([path, value]) => {
    const reason = rejectionOf(value);
    return reason === null ? [] : [{ path, code: "cell", params: {}, message: words.t(`import.cell.${reason}`) }];
  });
}

interface Resolved {
  readonly values: FormData;
  readonly unknown: readonly FieldProblem[];
}

/** Replaces names of related records by their ids. */
function resolveNames(values: FormData, { fields, ids }: ImportSetting): Resolved {
  const unknown: FieldProblem[] = [];
  const toId = (entity: string, path: string) => (name: unknown) => {
    const id = ids.get(nameKey(entity, String(name)));
    if (id === undefined) {
      unknown.push({ path, code: "notFound", params: {}, message: String(name) });
    }
    return id ?? name;
  };
  const resolved = Object.entries(values).map(([name, value]) => {
    const relation = fields.find(({ field }) => field.name === name)?.field.relation;
    if (!relation) {
      return [name, value];
    }
    const resolve = toId(relation.entity, name);
    return [name, Array.isArray(value) ? value.map(resolve) : resolve(value)];
  });
  return { values: Object.fromEntries(resolved), unknown };
}

/**
 * The request body for a line. Missing values get their default, or null if they are required and nullable. Values of
 * hidden fields are reset to their default.
 */
function toImportBody(values: FormData, { screens, form }: ImportSetting): FormData {
  const defaults = defaultsOf(form.schema);
  const data = { ...defaults, ...values };
  const hidden = hiddenFields(screens.form?.visibleWhen ?? {}, data);
  const kept = Object.entries(data).map(([name, value]) => [name, hidden.includes(name) ? defaults[name] : value]);
  const whole = withoutEmptyObjects(form.schema, Object.fromEntries(kept), "nothing");
  return withNulls(form.schema, pruneToSchema(form.schema, whole)) as FormData;
}

function schemaProblems({ validate }: FormModule, body: FormData): readonly FieldProblem[] {
  if (validate(body)) {
    return [];
  }
  return (validate.errors ?? []).map(({ instancePath, keyword, params, message = "" }) => {
    const missing = keyword === "required" ? `/${String(params["missingProperty"])}` : "";
    return { path: toFieldPath(instancePath + missing), code: keyword, params, message };
  });
}

/** Messages of warning rules that depend only on the record's own fields. */
function warningsOf(screens: EntityScreens<MessageKey>, body: FormData, { t }: Text): readonly string[] {
  const { entity, rules = [] } = screens;
  return rules.flatMap(({ name, severity, never }) => {
    const isOwn = never !== null && !pathsOf(never).some((path) => path.includes("."));
    return severity === "warn" && isOwn && evaluatePredicate(screens, never, (path) => body[path])
      ? [ruleText(t, entity, name)]
      : [];
  });
}

/** The message of a problem, prefixed with the title of its column or field. */
function say(problem: FieldProblem, body: FormData, { screens, fields, words }: ImportSetting): string {
  const { path, code, message } = problem;
  const numbers = unreadNumberText(problem, valueAt(body, path), words);
  const text = numbers ?? problemText(problem, words, screens.messages.taken);
  const helpKey = code === "pattern" ? fieldUi(screens.form?.uiSchema ?? NO_UI, path)?.["ui:options"].helpKey : null;
  const explained = helpKey ? `${text}. ${words.t(helpKey)}` : text;
  const what = code === "notFound" ? `${message}: ${text}` : explained;
  const title = titleOf(path, { screens, fields, words });
  return title === null ? what : `${title}: ${what}`;
}

function titleOf(path: string, { screens, fields, words }: Pick<ImportSetting, "screens" | "fields" | "words">) {
  const column = fields.find(({ field: { name } }) => name === path);
  const field = screens.fields[path.split(".")[0] ?? ""];
  return column ? columnTitle(column, words) : field ? words.t(field.labelKey) : null;
}

/** Validates every line like the form. Sends no record. The first row contains the column titles. */
export function toCheckedLines(rows: readonly (readonly Cell[])[], setting: ImportSetting): readonly ImportRow[] {
  const { screens, form, words } = setting;
  return rows.slice(1).flatMap((cells, index): readonly ImportRow[] => {
    if (isBlank(cells)) {
      return [];
    }
    const read = readValues(cells, setting);
    const { values, unknown } = resolveNames(read, setting);
    const rejected = rejectedCells(read, setting);
    const body = toImportBody(values, setting);
    const others = [...schemaProblems(form, body), ...ruleProblems(screens, body)];
    const named = new Set([...unknown, ...rejected].map(({ path }) => path));
    const problems = [...rejected, ...unknown, ...others.filter(({ path }) => !named.has(path.split(".")[0] ?? ""))];
    const said = [...new Set(problems.map((problem) => say(problem, body, setting)))];
    return [{ line: index + 2, cells, body, problems: said, warnings: warningsOf(screens, body, words) }];
  });
}

/** The distinct names of related records in the lines. */
export function wantedNames(
  rows: readonly (readonly Cell[])[],
  setting: Omit<ImportSetting, "ids">,
): readonly { readonly relation: RelationDescriptor; readonly name: string }[] {
  const found = rows.slice(1).flatMap((cells) => {
    const values = readValues(cells, setting);
    return setting.fields.flatMap(({ field: { name, relation } }) =>
      relation
        ? [values[name]]
            .flat()
            .filter((value) => value !== undefined)
            .map((value) => ({ relation, name: String(value) }))
        : [],
    );
  });
  return [...new Map(found.map((each) => [nameKey(each.relation.entity, each.name), each])).values()];
}
