import type { ListQuery } from "../../../contract/transport.ts";

/** Selected records, by id. */
interface Selection {
  readonly [id: string]: boolean;
}

/** All records that match a list. They are selected by the list's query, without loading them. */
export interface AllMatching {
  readonly count: number;
  readonly query: ListQuery;
  /** Ids of the records that the user left out. */
  readonly except: readonly string[];
  /** The selected ones of some ids. */
  readonly shownOf: (ids: readonly string[]) => Selection;
  /** The records after a change of the selection of some ids. Null: too many were left out. */
  readonly toChanged: (ids: readonly string[], change: (selection: Selection) => Selection) => AllMatching | null;
}
