import type { FieldProblem } from "../../../contract/problem.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { isWithin, valueAt } from "../../fields/field-path.ts";
import type { FormData } from "../../fields/form-store.ts";
import { invalidNumberText } from "../../fields/invalid-number-text.ts";
import { problemText } from "../../fields/problem-text.ts";
import { ruleText } from "../../fields/rule-text.ts";
import type { Cell } from "../../lib/sheet-cell.ts";
import { withoutEmptyObjects } from "../form-data/empty-objects.ts";
import { defaultsOf, fieldUi, hiddenFields, NO_UI, pruneToSchema, withNulls } from "../form-data/form-data.ts";
import { schemaProblems } from "../form-data/schema-problems.ts";
import { ruleProblems, violatedRules } from "../rules/rule-problems.ts";
import type { FieldChange } from "../writes/record-change.ts";
import type { ImportField } from "./import-columns.ts";
import { isBlank } from "./read-cell.ts";
import { type ImportSetting, namesIn, readValues, rejectedCells, resolveNames, type WantedName } from "./read-line.ts";
import { columnTitle, withoutLanguages } from "./sheet-columns.ts";

/** A cell that differs from the record. */
export interface CellChange {
  readonly column: ImportField;
  /** For a row of an embedded list: its number, starting at 1. */
  readonly row?: number;
  /** The embedded list of that row. */
  readonly list?: ImportField["field"];
  /** True if the row is removed. */
  readonly isRemoved?: true;
  /** The record or row before and after the change, which contain the values of the column. */
  readonly before: FormData;
  readonly after: FormData;
  /** The text at the time of the export, if the record changed since then. Null if it is unknown. */
  readonly base?: string | null;
}

/** The change of an existing record by a line. */
export interface RowUpdate {
  readonly record: EntityRecord;
  /** New values by field. */
  readonly change: FieldChange;
  readonly cells: readonly CellChange[];
  /** True if a cell and the record both changed since the export. */
  readonly isConflicting: boolean;
  /** Number of values that empty cells clear. */
  readonly cleared: number;
  /** Number of exported rows of embedded lists without a line in the file. */
  readonly missing?: number;
}

/** A line of the sheet, and the record to create from it or to change with it. */
export interface ImportRow {
  /** Line number as in a spreadsheet: the first line is 1, and mostly has the titles. */
  readonly line: number;
  readonly cells: readonly Cell[];
  readonly body: FormData;
  /** The existing record that the line changes. Absent for a new record. */
  readonly update?: RowUpdate;
  /** Messages of the problems that prevent its import. Empty if it is valid. */
  readonly problems: readonly string[];
  /** Messages of warnings, which do not prevent the import. */
  readonly warnings: readonly string[];
}

/**
 * The request body for a line. Missing values get their default, or null if they are required and nullable. Values of
 * hidden fields are reset to their default.
 */
function toImportBody(values: FormData, { screens, form, fields }: ImportSetting): FormData {
  const defaults = defaultsOf(form.schema);
  const data = { ...defaults, ...withoutLanguages(values, fields) };
  const hidden = hiddenFields(screens.form?.visibleWhen ?? {}, data);
  const kept = Object.entries(data).map(([name, value]) => [name, hidden.includes(name) ? defaults[name] : value]);
  const whole = withoutEmptyObjects(form.schema, Object.fromEntries(kept), "nothing");
  return withNulls(form.schema, pruneToSchema(form.schema, whole)) as FormData;
}

/**
 * Messages of warning rules that depend only on the record's own fields. `isChecked` selects the changed fields, so that
 * warnings about others are left out.
 */
export function warningsOf(
  { screens, words: { t } }: Pick<ImportSetting, "screens" | "words">,
  body: FormData,
  isChecked: (path: string) => boolean = () => true,
): readonly string[] {
  const violated = violatedRules(screens, body, { severity: "warn", isChecked });
  return violated.map(({ name }) => ruleText(t, screens.entity, name));
}

/** The message of a problem, prefixed with the title of its column or field. */
export function say(
  problem: FieldProblem,
  body: FormData,
  { screens, fields, words }: Pick<ImportSetting, "screens" | "fields" | "words">,
): string {
  const { path, code, message } = problem;
  const numbers = invalidNumberText(problem, valueAt(body, path), words);
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

/** Validates a line like the form for new records. */
export function toCheckedLine(cells: readonly Cell[], line: number, setting: ImportSetting): ImportRow {
  const { screens, form } = setting;
  const read = readValues(cells, setting);
  const { values, unknown } = resolveNames(read, setting);
  const rejected = rejectedCells(read, setting);
  const body = toImportBody(values, setting);
  const others = [...schemaProblems(form, body), ...ruleProblems(screens, body)];
  const named = [...unknown, ...rejected].map(({ path }) => path);
  const isNamed = ({ path }: FieldProblem) => named.some((other) => isWithin(path, other) || isWithin(other, path));
  const problems = [...rejected, ...unknown, ...others.filter((problem) => !isNamed(problem))];
  const said = [...new Set(problems.map((problem) => say(problem, body, setting)))];
  return { line, cells, body, problems: said, warnings: warningsOf(setting, body) };
}

/** Validates every line like the form. Sends no record. The first row contains the column titles. */
export function toCheckedLines(rows: readonly (readonly Cell[])[], setting: ImportSetting): readonly ImportRow[] {
  return rows.slice(1).flatMap((cells, index) => (isBlank(cells) ? [] : [toCheckedLine(cells, index + 2, setting)]));
}

/**
 * The names of related records in the cells of a new record. With the ids of the others, those whose options are in
 * another record.
 */
export function wantedNames(
  cells: readonly Cell[],
  setting: Omit<ImportSetting, "ids">,
  ids: ImportSetting["ids"] | null = null,
): readonly WantedName[] {
  const related = setting.mapping.map((name) => (setting.fields.some((each) => isRelated(each, name)) ? name : null));
  const values = readValues(cells, { ...setting, mapping: related });
  const known = ids === null ? values : resolveNames(values, { ...setting, ids }).values;
  return setting.fields
    .filter(({ field }) => ((field.relation?.within ?? null) === null) === (ids === null))
    .flatMap((column) => namesIn(column, values[column.field.name], known));
}

const isRelated = ({ field }: ImportField, name: string | null): boolean =>
  field.name === name && (field.relation ?? null) !== null;
