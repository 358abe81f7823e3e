import type { AuditRow } from "../../contract/audit.ts";
import type { CallOptions, ListPage, ListQuery, Transport } from "../../contract/transport.ts";

/** Calls of a backend with an audit log (`abilities.audit`), newest entries first. */
export type AuditCalls = ReturnType<typeof createAuditCalls>;

export function createAuditCalls(transport: Transport) {
  return {
    list: (query: ListQuery, options: CallOptions = {}): Promise<ListPage<AuditRow>> =>
      transport.list<AuditRow>({ method: "GET", path: "/audit" }, { sort: "-at", ...query }, options),
  };
}
