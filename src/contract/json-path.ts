/**
 * The text at a path of names within a `jsonb` column, in SQL: `->'location'->>'latitude'`. An index is found only where
 * it says the same as the query, so that both are made here.
 */
export function jsonPath(names: readonly string[]): string {
  const steps = names.map((name) => `'${name.replaceAll("'", "''")}'`);
  return steps.map((step, index) => `${index === steps.length - 1 ? "->>" : "->"}${step}`).join("");
}
