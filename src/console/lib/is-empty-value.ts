/** Whether there is nothing to show; 0, false and an unticked box are something. */
export function isEmptyValue(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}
