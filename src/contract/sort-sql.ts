/**
 * SQL before and after the expression of an enumeration's value, for its place in the spec. The generator writes the same
 * into the index: no parameter can be in one.
 */
export function placeInWords(words: readonly string[]): readonly [before: string, after: string] {
  const list = words.map((word) => `'${word.replaceAll("'", "''")}'`).join(", ");
  return [`array_position(array[${list}]::text[], `, ")"];
}
