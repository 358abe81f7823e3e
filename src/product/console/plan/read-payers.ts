import { idIn, type ListSource } from "entity-console/console";
import { readAll } from "../home/read-all.ts";

/** Number of active accounts by payment id, for backends without sums. */
export async function readPayers(accounts: ListSource, signal: AbortSignal): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const account of await readAll(accounts, signal)) {
    if (account["status"] === "active") {
      const id = String(idIn(account["planPayment"]));
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return counts;
}
