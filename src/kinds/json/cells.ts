import { readJsonText, toExactJson } from "../../console/lib/exact-json.ts";
import type { CellCodec } from "../cell-codec.ts";

/** JSON as text. */
export const jsonCells: CellCodec = {
  read: (text) => readJsonText(text) ?? text,
  write: toExactJson,
};
