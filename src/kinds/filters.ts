import type { FieldDescriptor } from "../contract/screens.ts";
import { booleanFilter } from "./boolean/filter.ts";
import { dateFilter } from "./date/filter.ts";
import { enumFilter } from "./enum/filter.ts";
import type { Filter } from "./filter.ts";
import type { ValueType } from "./kind.ts";
import { valueTypeOf } from "./kinds.ts";
import { numberFilter } from "./number/filter.ts";
import { embeddedRelationFilter, relationFilter } from "./relation/filter.ts";
import { textFilter } from "./text/filter.ts";
import { objectFilter } from "./value/filter.ts";

const FILTERS: { readonly [T in ValueType]: Filter } = {
  text: textFilter,
  number: numberFilter,
  date: dateFilter,
  datetime: dateFilter,
  boolean: booleanFilter,
  object: objectFilter,
};

/** How a field is filtered. */
export function filterOf({ relation, enumeration, display }: FieldDescriptor): Filter {
  if (relation) {
    return relation.within ? embeddedRelationFilter : relationFilter;
  }
  return enumeration ? enumFilter(enumeration) : FILTERS[valueTypeOf(display)];
}
