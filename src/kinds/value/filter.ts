import type { Filter } from "../filter.ts";

/** Whether there is a value. */
export const objectFilter: Filter = { kind: "presence", operators: ["filled", "empty"] };
