import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor } from "../../../contract/screens.ts";
import { hasCurrency } from "../../../kinds/kinds.ts";
import { USUAL } from "../../fields/currency-of.ts";

/** A field that says what numbers beside it are (their unit, their currency): neither means anything without the other. */
export interface UnitLink {
  readonly by: string;
  readonly of: readonly string[];
}

/** The unitLinks among a record's own fields, and among those of the rows of its arrays, by the array's field. */
export interface UnitLinks {
  readonly own: readonly UnitLink[];
  readonly rows: ReadonlyMap<string, readonly UnitLink[]>;
}

export const NO_UNIT_LINKS: UnitLinks = { own: [], rows: new Map() };

type Field = FieldDescriptor<MessageKey>;

/** The field beside a number that says what it is; undefined where nothing beside it does. */
function unitFieldOf({ display, unitBy, currencyBy = USUAL }: Field): string | undefined {
  if (unitBy) {
    return unitBy.field;
  }
  const isBeside = hasCurrency(display) && currencyBy !== null && !currencyBy.isOwners && !currencyBy.through;
  return isBeside ? currencyBy.field : undefined;
}

/** The fields of the same record that it takes to tell what a number is, where there are such: in a row's, of the row. */
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
