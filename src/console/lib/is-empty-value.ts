/**
 * Whether there is no value. 0, false, spaces and empty lists are values.
 *
 * @example
 * isEmptyValue(""); // true
 */
export function isEmptyValue(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}
