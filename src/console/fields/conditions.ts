import type { ConditionDescriptor } from "../../contract/screens.ts";

/** True if every field of the condition matches. A list matches any of its values. */
export function isConditionMet(condition: ConditionDescriptor, data: { readonly [field: string]: unknown }): boolean {
  return Object.entries(condition).every(([field, wanted]) => {
    const value = data[field];
    return Array.isArray(wanted) ? wanted.includes(value) : wanted === value;
  });
}
