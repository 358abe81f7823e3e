import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { FieldProblem } from "../../../contract/problem.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FormModule, RelationDescriptor } from "../../../contract/screens.ts";
import { inCapitals } from "../../../contract/text-identity.ts";
import type { RecordId } from "../../../contract/transport.ts";
import { nameKey, type SheetWords } from "../../../kinds/cell-codec.ts";
import { hasCurrency } from "../../../kinds/kinds.ts";
import { currencyOf } from "../../fields/currency-of.ts";
import { withUnitOf } from "../../fields/display/unit-by.ts";
import type { FormData } from "../../fields/form-store.ts";
import { idIn } from "../../fields/relation-shape.ts";
import type { Cell } from "../../lib/sheet-cell.ts";
import { defaultsOf } from "../form-data/form-data.ts";
import { bracketedId } from "./edit-cells.ts";
import type { ImportField, Mapping } from "./import-columns.ts";
import { type CellField, readCell, rejectionOf } from "./read-cell.ts";
import { ownerOf, withoutLanguages } from "./sheet-columns.ts";

/** What lines are read and checked with. */
export interface ImportSetting {
  readonly screens: EntityScreens<MessageKey>;
  readonly form: FormModule;
  readonly fields: readonly ImportField[];
  readonly mapping: Mapping;
  /** Ids of related records by `wantedKey`. */
  readonly ids: ReadonlyMap<string, RecordId>;
  /** The console's texts, for messages. */
  readonly words: SheetWords;
  /** The texts and the format of the file, if they differ: a sheet keeps the language of its export. */
  readonly reading?: SheetWords;
}

/** A name of a related record in a cell, to be found before the lines are checked. */
export interface WantedName {
  readonly relation: RelationDescriptor;
  readonly name: string;
  /** The record that contains the options. Null if all records of the entity are options. */
  readonly holder: RecordId | null;
}

/** The key of a found name. */
export function wantedKey({ relation: { entity }, name, holder }: WantedName): string {
  return nameKey(holder === null ? entity : `${entity} ${holder}`, name);
}

/** The found id of a cell's text: a name, an id, or both as in `Basic [p1]`. Undefined if it was not found. */
export function idOf(wanted: WantedName, ids: ImportSetting["ids"]): RecordId | undefined {
  const inside = bracketedId(wanted.name);
  return ids.get(wantedKey(wanted)) ?? (inside === null ? undefined : ids.get(wantedKey({ ...wanted, name: inside })));
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

/** A record, and the texts with which its cells are read. */
export interface Compared {
  readonly record: FormData;
  readonly reading: SheetWords;
}

/** Parses one cell. Undefined for an empty cell. Units and currencies come from other members of the record. */
export function readColumn(column: ImportField, cell: Cell, { record, reading }: Compared): unknown {
  const owner = ownerOf(column, record);
  const field = withCurrencyOf(withUnitOf({ field: column.field, record: owner }), owner);
  const value = readCell({ ...field, ...listOf(column.schema) }, cell, reading);
  return asTyped(value, column.schema);
}

/** Parses the cells of a line by column name. Related records are still names. */
export function readValues(cells: readonly Cell[], setting: Omit<ImportSetting, "ids">): FormData {
  const { form, fields, mapping, words, reading = words } = setting;
  const byName = new Map(fields.map((column) => [column.field.name, column]));
  const read = (record: FormData): FormData =>
    Object.fromEntries(
      mapping.flatMap((name, at) => {
        const column = name === null ? undefined : byName.get(name);
        const value = column && readColumn(column, cells[at] ?? null, { record, reading });
        return column && value !== undefined ? [[column.field.name, value] as const] : [];
      }),
    );
  const hasUnits = fields.some(({ field }) => field.unitBy !== undefined || hasCurrency(field.display));
  const defaults = defaultsOf(form.schema);
  return read({ ...defaults, ...(hasUnits ? withoutLanguages(read(defaults), fields) : {}) });
}

/** Problems of cells that are invalid for any field: formulas, errors, and dates stored as text. */
export function rejectedCells(values: FormData, { words }: Pick<ImportSetting, "words">): readonly FieldProblem[] {
  return Object.entries(values).flatMap(([path, value]) => {
    const reason = rejectionOf(value);
    return reason === null ? [] : [{ path, code: "cell", params: {}, message: words.t(`import.cell.${reason}`) }];
  });
}

/** Values with the ids of related records, and problems of names that were not found. */
export interface Resolved {
  readonly values: FormData;
  readonly unknown: readonly FieldProblem[];
}

const isName = (value: unknown): boolean => typeof value === "string" || typeof value === "number";

/** The names of related records in the values of a column. `record` has the ids of records that contain options. */
export function namesIn({ field }: ImportField, value: unknown, record: FormData): readonly WantedName[] {
  const { relation } = field;
  if (!relation) {
    return [];
  }
  const { within } = relation;
  const holder = within === null ? null : idIn(record[within.field]);
  const isLoose = within !== null && holder === null;
  return isLoose
    ? []
    : [value]
        .flat()
        .filter(isName)
        .map((name) => ({ relation, name: String(name), holder }));
}

/**
 * Replaces names of related records by their ids. Columns whose options are in another record come last. `known` has
 * the ids of records that contain options, unless the values have them.
 */
export function resolveNames(
  values: FormData,
  { fields, ids }: Pick<ImportSetting, "fields" | "ids">,
  known: FormData = {},
): Resolved {
  const unknown: FieldProblem[] = [];
  const resolved: Record<string, unknown> = { ...values };
  const related = fields.filter(({ field }) => field.relation && values[field.name] !== undefined);
  for (const column of related.toSorted((one, other) => rank(one) - rank(other))) {
    const { name } = column.field;
    const value = values[name];
    const found = [value].flat().map((each) => {
      const [wanted] = namesIn(column, each, { ...known, ...resolved });
      const id = wanted && idOf(wanted, ids);
      if (id === undefined && isName(each)) {
        unknown.push({ path: name, code: "notFound", params: {}, message: String(each) });
      }
      return id ?? each;
    });
    resolved[name] = Array.isArray(value) ? found : found[0];
  }
  return { values: resolved, unknown };
}

const rank = ({ field }: ImportField): number => (field.relation?.within ? 1 : 0);
