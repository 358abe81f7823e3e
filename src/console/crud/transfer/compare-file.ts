import type { EntityRecord, RecordId } from "../../../contract/transport.ts";
import { idsIn } from "../../fields/relation-shape.ts";
import { NO_UI, toFormData } from "../form-data/form-data.ts";
import { formValueOf } from "../record/editable-fields.ts";
import type { UniqueCheckSource } from "../rules/check-unique.ts";
import { toChangedLine, wantedChanges } from "./changed-lines.ts";
import { type ImportRow, toCheckedLine, wantedNames } from "./checked-lines.ts";
import { type ComparedLines, withExisting } from "./duplicate-lines.ts";
import { baseOf, type UpdateSetting } from "./edited-cells.ts";
import { loadEach, type ReportProgress } from "./find-records.ts";
import { findTargets, type ImportKey, type ImportMode, type LineTarget, type SheetLine } from "./import-keys.ts";
import { mapInSlices } from "./map-in-slices.ts";
import { compareList, type NestedSheet } from "./nested-lines.ts";
import { isBlank } from "./read-cell.ts";
import { type ImportSetting, idOf, type WantedName, wantedKey } from "./read-line.ts";
import type { Sheet } from "./read-sheet.ts";
import { keysOf } from "./sheet-columns.ts";

/** What the check of a file needs. */
export interface CompareOptions {
  readonly mode: ImportMode;
  readonly key: ImportKey;
  readonly setting: UpdateSetting;
  /** Number of lines above the title line, for the numbers of lines. Default: none. */
  readonly above?: number;
  /** Sheets with the rows of embedded lists. */
  readonly nested: readonly NestedSheet[];
  readonly source: UniqueCheckSource["source"];
  /** Finds names of related records. */
  readonly findIds: (wanted: readonly WantedName[]) => Promise<ReadonlyMap<string, RecordId>>;
  readonly onProgress?: ReportProgress;
}

type Ids = ReadonlyMap<string, RecordId>;

interface Target {
  readonly line: SheetLine;
  readonly target: LineTarget;
}

/** Ids of related records that the found records have: a cell with one of them needs no search. */
function idsInRecords(targets: readonly Target[], { fields, screens }: UpdateSetting): Ids {
  const related = fields.filter(({ field }) => field.relation && !field.relation.within);
  const entries = targets.flatMap(({ target }) =>
    target.kind === "record"
      ? related.flatMap(({ field }) => {
          const own = screens.fields[field.name];
          const { relation } = field;
          const ids = own && relation ? idsIn(formValueOf(own, target.record)) : [];
          return relation
            ? ids.map((id) => [wantedKey({ relation, name: String(id), holder: null }), id] as const)
            : [];
        })
      : [],
  );
  return new Map(entries);
}

/** Finds all names of related records in cells that are new or differ. */
async function findNames(targets: readonly Target[], options: CompareOptions): Promise<Ids> {
  const { setting, findIds } = options;
  if (!setting.fields.some(({ field }) => field.relation)) {
    return new Map();
  }
  let ids: Ids = idsInRecords(targets, setting);
  // Options in another record can only be found once the id of that record is known.
  for (const isWithin of [false, true]) {
    const own = isWithin ? ids : null;
    const wanted = await mapInSlices(targets, ({ line: { cells }, target }) =>
      target.kind === "new"
        ? wantedNames(cells, setting, own)
        : target.kind === "record"
          ? wantedChanges({ cells, record: target.record }, setting, own)
          : [],
    );
    const missing = new Map<string, WantedName>();
    for (const each of wanted.flat()) {
      if (idOf(each, ids) === undefined) {
        missing.set(wantedKey(each), each);
      }
    }
    ids = new Map([...ids, ...(missing.size === 0 ? [] : await findIds([...missing.values()]))]);
  }
  return ids;
}

/**
 * Rows of a list may lack fields that the record has. Loads the records one by one if a column of the file has no value
 * in any of them, but in the first one when it is loaded by its id.
 */
async function withWholeRecords(targets: readonly Target[], options: CompareOptions): Promise<readonly Target[]> {
  const { setting, nested, source, onProgress } = options;
  const records = targets.flatMap(({ target }) => (target.kind === "record" ? [target.record] : []));
  const columns = setting.fields.filter(({ field }) => setting.mapping.includes(field.name));
  const names = new Set([
    ...columns.map((column) => keysOf(column)[0] ?? ""),
    ...nested.map(({ list }) => list.field.name),
  ]);
  const isEmpty = (record: EntityRecord, name: string) => {
    const field = setting.screens.fields[name];
    return (field ? formValueOf(field, record) : record[name]) === undefined;
  };
  const absent = [...names].filter((name) => records.every((record) => isEmpty(record, name)));
  if (records.length === 0 || absent.length === 0 || !source.client.get) {
    return targets;
  }
  const about = { source };
  const [probe] = await loadEach(
    about,
    records.slice(0, 1).map(({ id }) => id),
  );
  if (!probe || absent.every((name) => isEmpty(probe, name))) {
    return targets;
  }
  const whole = await loadEach(
    about,
    records.map(({ id }) => id),
    onProgress,
  );
  const byId = new Map(whole.map((record) => [String(record.id), record]));
  return targets.map((each) => {
    const record = each.target.kind === "record" ? byId.get(String(each.target.record.id)) : undefined;
    return record ? { ...each, target: { kind: "record", record } } : each;
  });
}

/** Compares all lines of a file with the records, without a write. */
export async function compareFile(sheet: Sheet, options: CompareOptions): Promise<ComparedLines> {
  const { mode, key, setting, above = 0, nested, source, onProgress } = options;
  const lines = sheet
    .map((cells, at): SheetLine => ({ line: above + at + 1, cells }))
    .slice(1)
    .filter(({ cells }) => !isBlank(cells));
  const found = await findTargets(lines, setting, {
    mode,
    key,
    source,
    ...(onProgress === undefined ? {} : { onProgress }),
  });
  const first = lines.map((line, at): Target => ({ line, target: found[at] ?? { kind: "new" } }));
  const targets = await withWholeRecords(first, options);
  const whole = { ...setting, ids: await findNames(targets, options) };
  const rows = await mapInSlices(
    targets,
    (each) => toRow(each, whole, nested),
    (done) => onProgress?.(done, lines.length),
  );
  return await withExisting([...rows, ...strayRows(targets, nested, setting)], setting, source);
}

/** Rejects lines of embedded lists without their record in the first sheet. Otherwise they would be lost silently. */
function strayRows(targets: readonly Target[], nested: readonly NestedSheet[], { words }: UpdateSetting) {
  const ids = new Set(targets.flatMap(({ target }) => (target.kind === "record" ? [String(target.record.id)] : [])));
  return nested.flatMap(({ list, lines }) =>
    [...lines]
      .filter(([id]) => !ids.has(id))
      .flatMap(([value, stray]) => {
        const problem = words.t("import.noOwner", { sheet: words.t(list.field.labelKey), value });
        return stray.map(
          ({ line, cells }): ImportRow => ({ line, cells, body: {}, problems: [problem], warnings: [] }),
        );
      }),
  );
}

type WholeSetting = UpdateSetting & Pick<ImportSetting, "ids">;

function toRow({ line: { line, cells }, target }: Target, setting: WholeSetting, nested: readonly NestedSheet[]) {
  if (target.kind === "new") {
    return toCheckedLine(cells, line, setting);
  }
  if (target.kind === "refused") {
    return { line, cells, body: {}, problems: [target.reason], warnings: [] } satisfies ImportRow;
  }
  const { record } = target;
  const opened = toFormData(setting.editForm.schema, setting.screens.form?.uiSchema ?? NO_UI, record);
  const base = baseOf(cells, setting);
  const compared = nested.map((sheet) => compareList(sheet, { record, opened, base }, setting));
  const lists = compared.flatMap(({ change }) => change ?? []);
  const missing = compared.reduce((sum, list) => sum + list.missing, 0);
  return toChangedLine({ line, cells, record, lists, missing }, setting);
}
