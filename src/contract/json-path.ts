/**
 * SQL for the text at a path inside a `jsonb` column: `->'location'->>'latitude'`. Queries and index definitions must
 * use the same expression, so both use this function.
 */
export function jsonPath(names: readonly string[]): string {
  const steps = names.map((name) => `'${name.replaceAll("'", "''")}'`);
  return steps.map((step, index) => `${index === steps.length - 1 ? "->>" : "->"}${step}`).join("");
}
