/** Format of records in requests and responses: `backends.<name>.records` in `config.json`. */

export const UPDATE_METHODS = ["put", "patch", "merge-patch"] as const;

export interface RecordDialect {
  /** Path to the record in a response (`data`, `data.item`); null to detect common formats. */
  readonly record: string | null;
  /** Member of a request body that contains the record (`data`); null if the body is the record. */
  readonly body: string | null;
  /**
   * How a record is updated. `put`: the whole record. `patch`: only changed fields, null for removed ones. `merge-patch`:
   * the same as JSON Merge Patch (RFC 7396), which also sends only the changed members of objects.
   */
  readonly update: (typeof UPDATE_METHODS)[number];
}

/** The reference backend's format. */
export const OWN_RECORDS: RecordDialect = { record: null, body: null, update: "put" };
