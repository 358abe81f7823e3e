import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor } from "../../../contract/screens.ts";
import { USUAL } from "../../fields/currency-of.ts";

/** A field that says what numbers beside it are (their unit, their currency): neither means anything without the other. */
export interface Bond {
  readonly by: string;
  readonly of: readonly string[];
}

/** The bonds among a record's own fields, and among those of the rows of its arrays, by the array's field. */
export interface Bonds {
  readonly own: readonly Bond[];
  readonly rows: ReadonlyMap<string, readonly Bond[]>;
}

export const NO_BONDS: Bonds = { own: [], rows: new Map() };

type Field = FieldDescriptor<MessageKey>;

/** The field beside a number that says what it is; undefined where nothing beside it does. */
function sayerOf({ display, unitBy, currencyBy = USUAL }: Field): string | undefined {
  if (unitBy) {
    return unitBy.field;
  }
  const isBeside = display === "money" && currencyBy !== null && !currencyBy.isOwners && !currencyBy.through;
  return isBeside ? currencyBy.field : undefined;
}

/** The fields of the same record that it takes to tell what a number is, where there are such: in a row's, of the row. */
export function toldBy(field: Field): readonly string[] {
  const through = field.display === "money" ? field.currencyBy?.through : undefined;
  return through ? [through.field, through.within?.field ?? []].flat() : [sayerOf(field) ?? []].flat();
}

function bondsAmong(fields: readonly Field[]): readonly Bond[] {
  const names = new Set(fields.map(({ name }) => name));
  const sayers = [...new Set(fields.map(sayerOf))].filter((by) => by !== undefined && names.has(by));
  return sayers.map((by = "") => ({ by, of: fields.filter((field) => sayerOf(field) === by).map(({ name }) => name) }));
}

export function bondsOf(fields: EntityScreens<MessageKey>["fields"]): Bonds {
  const all = Object.values(fields);
  return {
    own: bondsAmong(all),
    rows: new Map(all.flatMap(({ name, items }) => (items ? [[name, bondsAmong(items)] as const] : []))),
  };
}
