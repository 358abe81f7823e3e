import type { ConditionDescriptor } from "../../contract/screens.ts";

/** Whether all the field values of a condition hold; a list means any one of its values. */
export function isConditionMet(condition: ConditionDescriptor, data: { readonly [field: string]: unknown }): boolean {
  return Object.entries(condition).every(([field, wanted]) => {
    const value = data[field];
    return Array.isArray(wanted) ? wanted.includes(value) : wanted === value;
  });
}
