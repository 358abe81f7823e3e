/** Title of a record: the values of its title fields, joined. Null if all of them are missing. */
export function titleOf(record: unknown, fields: readonly string[]): string | null {
  if (typeof record !== "object" || record === null) {
    return null;
  }
  const values = fields.map((field): unknown => Reflect.get(record, field));
  const given = values.filter((value) => value !== undefined && value !== null && value !== "");
  return given.length === 0 ? null : given.join(" ");
}
