import { relatedTitle } from "../../console/data/related-title.ts";
import { type CellCodec, nameKey } from "../cell-codec.ts";
import { textCells } from "../text/cells.ts";

/** The title of a related record. The import finds the record by it. */
export const relationCells: CellCodec = {
  ...textCells,
  write: (value, { field: { relation }, record, words }) => {
    const beside = relation?.expandedAs ? record[relation.expandedAs] : undefined;
    const held = typeof value === "object" ? value : beside;
    const name = relation && typeof held === "object" ? relatedTitle(relation, held) : null;
    return name ?? words.names.get(nameKey(relation?.entity ?? "", String(value))) ?? String(value);
  },
};
