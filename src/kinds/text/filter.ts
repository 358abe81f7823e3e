import { READER } from "../../console/data/condition.ts";
import type { Filter } from "../filter.ts";

/** A part of the text, or the whole text. */
export const textFilter: Filter = {
  kind: "text",
  nameOf: (value, _, { t }) => (value === READER ? t("find.reader") : null),
  operators: ["contains", "lacks", "is", "isNot", "empty", "filled"],
};
