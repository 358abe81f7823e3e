import type { FieldProblem } from "../../../contract/problem.ts";
import type { FormUiSchema } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { isConditionMet } from "../../fields/conditions.ts";
import { isWithin, valueAt, withValueAt } from "../../fields/field-path.ts";
import type { FormData } from "../../fields/form-store.ts";
import type { Cell } from "../../lib/sheet-cell.ts";
import { toChecked } from "../form-data/checked-data.ts";
import { withoutEmptyObjects } from "../form-data/empty-objects.ts";
import { hiddenFields, NO_UI, pruneToSchema, toFormData, withNulls } from "../form-data/form-data.ts";
import { schemaProblems } from "../form-data/schema-problems.ts";
import { formValueOf } from "../record/editable-fields.ts";
import { ruleProblems } from "../rules/rule-problems.ts";
import { type CellChange, type ImportRow, say, warningsOf } from "./checked-lines.ts";
import { canonicalText, withColumn } from "./edit-cells.ts";
import { baseOf, canonicalOf, type EditedCell, editedCells, isStillBase, type UpdateSetting } from "./edited-cells.ts";
import { type ImportSetting, namesIn, rejectedCells, resolveNames, type WantedName } from "./read-line.ts";
import { columnTitle, keysOf } from "./sheet-columns.ts";
import { lacksZeros } from "./shown-text.ts";

const uiOf = ({ screens }: UpdateSetting): FormUiSchema => screens.form?.uiSchema ?? NO_UI;

/** Ids of the record, for columns whose options are in a related record. */
function idsOf(record: EntityRecord, { screens }: UpdateSetting): FormData {
  const related = Object.values(screens.fields).filter(({ relation }) => relation);
  return Object.fromEntries(related.map((field) => [field.name, formValueOf(field, record)]));
}

const valuesOf = (edited: readonly EditedCell[]): FormData =>
  Object.fromEntries(edited.map(({ column, value }) => [column.field.name, value]));

/**
 * The names of related records in the cells that differ. With the ids of the others, those whose options are in another
 * record.
 */
export function wantedChanges(
  { cells, record }: Pick<ChangedLine, "cells" | "record">,
  setting: UpdateSetting,
  ids: ImportSetting["ids"] | null = null,
): readonly WantedName[] {
  const related = setting.fields.filter(({ field }) => field.relation);
  const edited = editedCells(cells, record, { ...setting, fields: related });
  const known = idsOf(record, setting);
  const resolved = ids === null ? {} : resolveNames(valuesOf(edited), { ...setting, ids }, known).values;
  return edited
    .filter(({ column }) => ((column.field.relation?.within ?? null) === null) === (ids === null))
    .flatMap(({ column, value }) => namesIn(column, value, { ...known, ...resolved }));
}

interface Next {
  readonly data: FormData;
  readonly opened: FormData;
  /** Names of the changed fields. */
  readonly names: readonly string[];
}

/** Problems that the change introduces. Unchanged values are not validated, as in the form. */
function changeProblems({ data, opened, names }: Next, setting: UpdateSetting): readonly FieldProblem[] {
  const { screens, editForm, words } = setting;
  const { schema } = editForm;
  const { visibleWhen = {}, lockedWhen = {} } = screens.form ?? {};
  const hidden = hiddenFields(visibleWhen, data);
  const said = (path: string, key: "import.hidden" | "import.locked") => ({
    path,
    code: "cell",
    params: {},
    message: words.t(key),
  });
  const isLocked = (name: string) => lockedWhen[name] !== undefined && isConditionMet(lockedWhen[name], opened);
  const kept = names.filter((name) => !hidden.includes(name));
  const fields = Object.fromEntries(kept.map((name) => [name, data[name]]));
  const checked = toChecked(schema, uiOf(setting), withoutEmptyObjects(schema, fields));
  const found = schemaProblems(editForm, withNulls(schema, pruneToSchema(schema, checked)) as FormData);
  return [
    ...names.filter((name) => hidden.includes(name)).map((name) => said(name, "import.hidden")),
    ...names.filter(isLocked).map((name) => said(name, "import.locked")),
    ...found.filter(({ path }) => kept.some((name) => isWithin(path, name))),
    ...ruleProblems(screens, data, (path) => names.includes(path)),
  ];
}

/** A line of an existing record: which of its values change, and whether that is possible. */
export interface ChangedLine {
  readonly line: number;
  readonly cells: readonly Cell[];
  readonly record: EntityRecord;
  /** Changes of embedded lists, from other sheets of the workbook. */
  readonly lists?: readonly ListChange[];
  /** Number of exported rows of these lists without a line. */
  readonly missing?: number;
}

/** The change of an embedded list. */
export interface ListChange {
  readonly name: string;
  /** All rows, as form data. */
  readonly rows: readonly unknown[];
  readonly cells: readonly CellChange[];
  readonly isConflicting: boolean;
  readonly problems: readonly string[];
}

/** The resolved cells of a line that differ from its record, and the names that were not found. */
function resolveEdited({ cells, record }: ChangedLine, setting: UpdateSetting & Pick<ImportSetting, "ids">) {
  const { words, reading = words } = setting;
  const raw = editedCells(cells, record, setting);
  const { values, unknown } = resolveNames(valuesOf(raw), setting, idsOf(record, setting));
  const compared = { record, reading };
  const edited = raw
    .map(({ column }): EditedCell => ({ column, value: values[column.field.name] }))
    .filter(
      ({ column, value }) =>
        !column.field.relation || canonicalOf(column, value, compared) !== canonicalText(column, record, reading),
    );
  return { edited, unknown };
}

/** The changes of a line for its preview. Those of values that the record changed too have the exported value. */
function toCellChanges(edited: readonly EditedCell[], { cells, record }: ChangedLine, setting: UpdateSetting) {
  const { words, reading = words } = setting;
  const base = baseOf(cells, setting);
  const after = edited.reduce((next, { column, value }) => withColumn(column, next, value), record);
  return edited.map(({ column }): CellChange => {
    const change = { column, before: record, after };
    if (base === null || isStillBase(column, base, { record, reading })) {
      return change;
    }
    const was = base.get(column.field.name) ?? "";
    return { ...change, base: typeof was === "string" ? was : null };
  });
}

/** Warnings about codes and other texts that lost their leading zeros. */
function zeroWarnings(edited: readonly EditedCell[], record: EntityRecord, { words }: UpdateSetting) {
  return edited
    .filter(({ column, value }) => lacksZeros(valueAt(record, keysOf(column).join(".")), value))
    .map(({ column }) => words.t("import.zerosLost", { field: columnTitle(column, words) }));
}

/** Compares a line with its record. Only values that differ are sent. */
export function toChangedLine(changed: ChangedLine, setting: UpdateSetting & Pick<ImportSetting, "ids">): ImportRow {
  const { line, cells, record, lists = [], missing = 0 } = changed;
  const { edited, unknown } = resolveEdited(changed, setting);
  const changes = toCellChanges(edited, changed, setting);
  const opened = toFormData(setting.editForm.schema, uiOf(setting), record);
  const parts = edited.reduce((next, { column, value }) => withValueAt(next, keysOf(column), value), opened);
  const data: FormData = { ...parts, ...Object.fromEntries(lists.map(({ name, rows }) => [name, rows])) };
  const fields = [...edited.map(({ column }) => keysOf(column)[0] ?? ""), ...lists.map(({ name }) => name)];
  const names = [...new Set(fields)];
  const rejected = rejectedCells(valuesOf(edited), setting);
  const named = [...unknown, ...rejected].map(({ path }) => path);
  const others = changeProblems({ data, opened, names }, setting).filter(
    ({ path }) => !named.some((other) => isWithin(path, other) || isWithin(other, path)),
  );
  const problems = [...rejected, ...unknown, ...others].map((problem) => say(problem, data, setting));
  return {
    line,
    cells,
    body: data,
    update: {
      record,
      change: Object.fromEntries(names.map((name) => [name, data[name]])),
      cells: [...changes, ...lists.flatMap((list) => list.cells)],
      isConflicting: changes.some(({ base }) => base !== undefined) || lists.some((list) => list.isConflicting),
      cleared: edited.filter(({ value }) => value === undefined).length,
      missing,
    },
    problems: [...new Set([...problems, ...lists.flatMap((list) => list.problems)])],
    warnings: [...warningsOf(setting, data, (path) => names.includes(path)), ...zeroWarnings(edited, record, setting)],
  };
}
