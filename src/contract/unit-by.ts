/** What a number is by other fields of its record. */

/** The field that holds a currency: of the record itself, of the one that it lives in, or of a related one. */
export interface CurrencyBy {
  readonly field: string;
  readonly isOwners?: true;
  /** The relation to the record whose field it is. */
  readonly through?: ThroughRelation;
}

/** Where a record lives inside another one, which a sibling field names. */
export interface WithinRelation {
  readonly field: string;
  /** The sibling in which a backend may answer that other record in place of its id; absent where there is none. */
  readonly expandedAs?: string;
  readonly entity: string;
  readonly items: string;
}

/** A relation to one record, as far as it takes to find that record. */
export interface ThroughRelation {
  /** The field that holds its id, or itself. */
  readonly field: string;
  readonly entity: string;
  /** Where it lives inside a record that a sibling field names; null of an entity of its own. */
  readonly within: WithinRelation | null;
}

/** What a number is by the value of an enumeration beside it; by a value that is not here it is a plain number. */
export interface UnitByDescriptor<Key extends string = string> {
  readonly field: string;
  readonly of: {
    readonly [value: string]: {
      readonly display: string;
      readonly unitKey: Key | null;
      readonly currency?: string;
    };
  };
}
