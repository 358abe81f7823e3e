import { toExactJson } from "../../console/lib/exact-json.ts";
import type { CellCodec } from "../cell-codec.ts";

/** A text as it is. Objects are written as JSON. */
export const textCells: CellCodec = {
  read: (text) => text,
  write: (value) => (typeof value === "object" ? toExactJson(value) : String(value)),
};
