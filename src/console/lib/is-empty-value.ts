/**
 * Whether a value is blank. 0 and false are not.
 *
 * @example
 * isEmptyValue("  "); // true
 */
export function isEmptyValue(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}
