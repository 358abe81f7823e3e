import { sql } from "drizzle-orm";
import { type Db, readRows } from "../database/database.ts";
import { fieldProblem, invalid } from "../http/http-problem.ts";
import { columnOf, type Stored, type Versioned } from "./stored-entity.ts";

/** Rejects a record that is its own ancestor after a write. */
export async function rejectCycles(tx: Db, { table, trees = [], entity }: Stored, { id }: Versioned): Promise<void> {
  for (const field of trees) {
    // Two valid changes can create a cycle together, so a lock serializes them.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`tree ${entity}.${field}`}))`);
    const idColumn = columnOf(table, "id");
    const above = columnOf(table, field);
    const found = await readRows(
      tx,
      sql`
      with recursive line (id) as (
        select ${above} from ${table} where ${idColumn} = ${id}
        union
        select ${above} from ${table} join line on ${idColumn} = line.id
      )
      select 1 from line where line.id = ${id}
    `,
    );
    if (found.length > 0) {
      throw invalid([fieldProblem(field, "cycle", "is its own ancestor")]);
    }
  }
}
