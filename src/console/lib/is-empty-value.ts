/** Whether a value is blank. 0 and false are not. */
export function isEmptyValue(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}
