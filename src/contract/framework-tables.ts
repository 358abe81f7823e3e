/** Tables of the reference backend. Its own migrations create them, never those of a product (decision 0066). */
export const frameworkTables = [
  "api_keys",
  "attempts",
  "audit_entries",
  "entity_console_audit_links",
  "entity_console_audit_queue",
  "entity_console_caller_writes",
  "entity_console_default_views",
  "entity_console_challenges",
  "entity_console_deleted_records",
  "entity_console_editors",
  "entity_console_factors",
  "entity_console_job_failures",
  "entity_console_job_records",
  "entity_console_job_results",
  "entity_console_jobs",
  "entity_console_notes",
  "entity_console_notices",
  "entity_console_recovery_codes",
  "entity_console_views",
  "idempotency_keys",
  "known_places",
  "sessions",
  "staff_links",
  "staff_users",
] as const;

/** Table of earlier versions. */
const FORMER_TABLE = "unpublished_batches";

/** Prefix of tables that a later version may add. */
const RESERVED_PREFIX = "entity_console_";

/** Names that a product's table may not have, because the backend has or had a table of that name, or may get one. */
export function isReservedTable(name: string): boolean {
  const known: readonly string[] = [...frameworkTables, FORMER_TABLE, "applied_migrations"];
  return known.includes(name) || name.startsWith(RESERVED_PREFIX);
}

const TARGETS: readonly RegExp[] = [
  /^(?:create|alter|drop) table (?:if (?:not )?exists )?(?:only )?(?:"?public"?\.)?"?(\w+)/i,
  /^create (?:unique )?index .*?\bon (?:only )?(?:"?public"?\.)?"?(\w+)/i,
];

/** The framework's table that a statement of a migration creates, changes or drops; null if there is none. */
export function changedFrameworkTable(statement: string): string | null {
  const text = statement
    .replaceAll(/^\s*--.*$/gm, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  const target = TARGETS.flatMap((pattern) => pattern.exec(text)?.[1] ?? [])[0];
  return [...frameworkTables, FORMER_TABLE].find((table) => table === target) ?? null;
}
