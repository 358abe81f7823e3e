/** Units and currencies that depend on other fields. */

/** The field with the currency code: of the record, of its owner, or of a related record. */
export interface CurrencyBy {
  readonly field: string;
  readonly isOwners?: true;
  /** The relation to the record with the field. */
  readonly through?: ThroughRelation;
}

/** Options that are embedded in a record which a sibling field references. */
export interface WithinRelation {
  readonly field: string;
  /** The sibling field in which responses may contain that record instead of its id; absent if there is none. */
  readonly expandedAs?: string;
  readonly entity: string;
  readonly items: string;
}

/** A relation to one record, with the data needed to load it. */
export interface ThroughRelation {
  /** The field with its id, or with the record itself. */
  readonly field: string;
  readonly entity: string;
  /** Set if it is embedded in a record that a sibling field references; null otherwise. */
  readonly within: WithinRelation | null;
}

/** Unit of a number by the value of an enumeration field; other values give a plain number. */
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
