import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor } from "../../../contract/screens.ts";
import { hasCurrency } from "../../../kinds/kinds.ts";
import { DEFAULT_CURRENCY_BY } from "../../fields/currency-of.ts";

/** Links a unit or currency field (`by`) with the numbers that depend on it (`of`). They must be changed together. */
export interface UnitLink {
  readonly by: string;
  readonly of: readonly string[];
}

/** Unit links of the record's own fields, and of the rows of its embedded arrays by array field. */
export interface UnitLinks {
  readonly own: readonly UnitLink[];
  readonly rows: ReadonlyMap<string, readonly UnitLink[]>;
}

export const NO_UNIT_LINKS: UnitLinks = { own: [], rows: new Map() };

type Field = FieldDescriptor<MessageKey>;

/** The sibling field with the unit or currency of a number, if there is one. */
function unitFieldOf({ display, unitBy, currencyBy = DEFAULT_CURRENCY_BY }: Field): string | undefined {
  if (unitBy) {
    return unitBy.field;
  }
  const isBeside = hasCurrency(display) && currencyBy !== null && !currencyBy.isOwners && !currencyBy.through;
  return isBeside ? currencyBy.field : undefined;
}

/** Fields of the same record (or row) that are needed to format a number: its unit, currency, or the relation to it. */
export function unitFieldsOf(field: Field): readonly string[] {
  const through = hasCurrency(field.display) ? field.currencyBy?.through : undefined;
  return through ? [through.field, through.within?.field ?? []].flat() : [unitFieldOf(field) ?? []].flat();
}

function unitLinksAmong(fields: readonly Field[]): readonly UnitLink[] {
  const names = new Set(fields.map(({ name }) => name));
  const sayers = [...new Set(fields.map(unitFieldOf))].filter((by) => by !== undefined && names.has(by));
  return sayers.map((by = "") => ({
    by,
    of: fields.filter((field) => unitFieldOf(field) === by).map(({ name }) => name),
  }));
}

export function unitLinksOf(fields: EntityScreens<MessageKey>["fields"]): UnitLinks {
  const all = Object.values(fields);
  return {
    own: unitLinksAmong(all),
    rows: new Map(all.flatMap(({ name, items }) => (items ? [[name, unitLinksAmong(items)] as const] : []))),
  };
}
