import { type SQL, sql } from "drizzle-orm";
import { plans } from "../../../generated/backend/tables.ts";

/** The name of a plan by its id as text. That of a deleted plan is in the audit trail. */
export function auditTitleOf(id: SQL): SQL {
  return sql`coalesce((select ${plans.name} from ${plans} where ${plans.id}::text = ${id}),
    (select title from audit_entries where entity = 'plan' and record_id = ${id} order by at desc limit 1))`;
}
