import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import type { FormData } from "../../fields/form-store.ts";
import { cellToText } from "../../lib/cell-to-text.ts";
import type { Cell } from "../../lib/sheet-cell.ts";
import type { UniqueCheckSource } from "../rules/check-unique.ts";
import { type UniqueConstraint, uniqueConstraintsOf, uniqueKeyOf } from "../rules/unique-constraints.ts";
import { fieldTitles } from "./duplicate-lines.ts";
import { type FoundRecords, findByIds, findByValues, type ReportProgress } from "./find-records.ts";
import { ID } from "./header-keys.ts";
import { idTitle, type Mapping } from "./import-columns.ts";
import { type ImportSetting, readValues } from "./read-line.ts";

/** What an import does with its lines. */
export type ImportMode = "create" | "update" | "both";

/** What identifies the record of a line: its id, or the fields of a unique constraint, joined by `+`. */
export type ImportKey = string;

/** A line of the sheet, with its number as in a spreadsheet. */
export interface SheetLine {
  readonly line: number;
  readonly cells: readonly Cell[];
}

/** What becomes of a line: a new record, the change of one, or a refusal. */
export type LineTarget =
  | { readonly kind: "new" }
  | { readonly kind: "record"; readonly record: EntityRecord }
  | { readonly kind: "refused"; readonly reason: string };

const keyOf = ({ fields }: UniqueConstraint): ImportKey => fields.join("+");

function uniqueFields(screens: EntityScreens<MessageKey>): readonly UniqueConstraint[] {
  const isPlain = (name: string) => screens.fields[name] !== undefined && !screens.fields[name].relation;
  return uniqueConstraintsOf(screens).filter(({ rule, fields }) => rule === null && fields.every(isPlain));
}

/** The keys that the columns of a file contain, the best one first. */
export function keysIn(screens: EntityScreens<MessageKey>, mapping: Mapping): readonly ImportKey[] {
  const unique = uniqueFields(screens).filter(({ fields }) => fields.every((name) => mapping.includes(name)));
  return [...(mapping.includes(ID) ? [ID] : []), ...unique.map(keyOf)];
}

/** The name of a key: "ID", "Code". */
export function keyTitle(key: ImportKey, setting: Pick<ImportSetting, "screens" | "words">): string {
  const { screens, words } = setting;
  const constraint = uniqueFields(screens).find((each) => keyOf(each) === key);
  return constraint ? fieldTitles(constraint, setting) : idTitle(screens, words);
}

interface Finding {
  readonly mode: ImportMode;
  readonly key: ImportKey;
  readonly source: UniqueCheckSource["source"];
  readonly onProgress?: ReportProgress;
}

/** The lines with their keys. */
interface KeyedLines {
  readonly lines: readonly SheetLine[];
  /** Undefined if lines are identified by ids. */
  readonly constraint: UniqueConstraint | undefined;
  /** The values of the key's fields, by line. */
  readonly values: readonly FormData[];
  /** The key of each line. Null if its cells are empty. */
  readonly keys: readonly (string | null)[];
  /** Indexes of the lines of each key. */
  readonly byKey: ReadonlyMap<string, readonly number[]>;
}

function toKeyedLines(lines: readonly SheetLine[], key: ImportKey, setting: Omit<ImportSetting, "ids">): KeyedLines {
  const { screens, mapping } = setting;
  const constraint = uniqueFields(screens).find((each) => keyOf(each) === key);
  const values = constraint
    ? lines.map(({ cells }) => readValues(cells, { ...setting, mapping: onlyNamed(mapping, constraint.fields) }))
    : [];
  const keys = lines.map(({ cells }, at) => {
    const given = values[at] ?? {};
    if (constraint) {
      return constraint.isMade(given) ? uniqueKeyOf(screens, constraint, given) : null;
    }
    return cellToText(cells[mapping.indexOf(ID)] ?? null).trim() || null;
  });
  const byKey = new Map<string, number[]>();
  for (const [at, each] of keys.entries()) {
    if (each !== null) {
      const same = byKey.get(each) ?? [];
      same.push(at);
      byKey.set(each, same);
    }
  }
  return { lines, constraint, values, keys, byKey };
}

const onlyNamed = (mapping: Mapping, names: readonly string[]): Mapping =>
  mapping.map((name) => (name !== null && names.includes(name) ? name : null));

const NEW: LineTarget = { kind: "new" };

type Refusal = "import.severalRecords" | "import.noRecord" | "import.notSearched";

/** Finds the record of each line. Lines with the same key are rejected. */
export async function findTargets(
  lines: readonly SheetLine[],
  setting: Omit<ImportSetting, "ids">,
  { mode, key, source, onProgress }: Finding,
): Promise<readonly LineTarget[]> {
  if (mode === "create") {
    return lines.map(() => NEW);
  }
  const { screens, words } = setting;
  const keyed = toKeyedLines(lines, key, setting);
  const { constraint, values, byKey } = keyed;
  const title = keyTitle(key, setting);
  const single = [...byKey].filter(([, at]) => at.length === 1);
  const about = { screens, source };
  const found: FoundRecords = constraint
    ? await findByValues(
        about,
        constraint,
        single.map(([, [at = 0]]) => values[at] ?? {}),
      )
    : await findByIds(
        about,
        single.map(([id]) => id),
        onProgress,
      );
  return lines.map(({ cells }, at) => {
    const own = keyed.keys[at] ?? null;
    if (own === null) {
      return mode === "both" ? NEW : { kind: "refused", reason: words.t("import.noKey", { key: title }) };
    }
    const line = repeatedLine(keyed, own, at);
    if (line !== null) {
      return { kind: "refused", reason: words.t("import.repeated", { fields: title, line }) };
    }
    const value = valueTexts(cells, setting.mapping, constraint);
    const target = foundTarget(found, own, mode === "both" && constraint !== undefined);
    return typeof target === "string" ? { kind: "refused", reason: words.t(target, { key: title, value }) } : target;
  });
}

/** The number of another line with the same key, or null. */
function repeatedLine({ byKey, lines }: KeyedLines, key: string, at: number): number | null {
  const other = (byKey.get(key) ?? []).find((each) => each !== at);
  return other === undefined ? null : (lines[other]?.line ?? null);
}

/** The texts of a key's cells, for messages. */
function valueTexts(cells: readonly Cell[], mapping: Mapping, constraint: UniqueConstraint | undefined): string {
  const names = constraint ? constraint.fields : [ID];
  return names.map((name) => cellToText(cells[mapping.indexOf(name)] ?? null)).join(", ");
}

/** The target of a key that was searched. The backend assigns ids, so a record with an unknown id is never new. */
function foundTarget({ records, isKnown }: FoundRecords, key: string, canBeNew: boolean): LineTarget | Refusal {
  const [record, ...others] = records.get(key) ?? [];
  if (record) {
    return others.length === 0 ? { kind: "record", record } : "import.severalRecords";
  }
  const missing = canBeNew ? NEW : "import.noRecord";
  return isKnown ? missing : "import.notSearched";
}
