import type { CellCodec } from "../cell-codec.ts";
import { jsonCells } from "../json/cells.ts";
import { textCells } from "../text/cells.ts";

/** A map of texts as JSON. */
export const mapCells: CellCodec = { ...textCells, read: jsonCells.read };
