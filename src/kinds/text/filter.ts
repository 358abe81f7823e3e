import type { Filter } from "../filter.ts";

/** A part of the text, or the whole text. */
export const textFilter: Filter = {
  kind: "text",
  operators: ["contains", "lacks", "is", "isNot", "empty", "filled"],
};
