/**
 * SQL around the expression of an enumeration value, which gives its position in the spec. The generator writes the
 * same SQL into indexes, where parameters are not allowed.
 */
export function placeInWords(words: readonly string[]): readonly [before: string, after: string] {
  const list = words.map((word) => `'${word.replaceAll("'", "''")}'`).join(", ");
  return [`array_position(array[${list}]::text[], `, ")"];
}
