/** What a number is by other fields of its record. */

/** The field that holds a currency: of the record itself, or of the one that it lives in. */
export interface CurrencyBy {
  readonly field: string;
  readonly isOwners?: true;
}

/** What a number is by the value of an enumeration beside it; by a value that is not here it is a plain number. */
export interface UnitByDescriptor<Key extends string = string> {
  readonly field: string;
  readonly of: {
    readonly [value: string]: {
      readonly display: "quantity" | "money" | "number";
      readonly unitKey: Key | null;
      readonly currency?: string;
    };
  };
}
