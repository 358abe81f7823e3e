import type { Client, Service } from "../../contract/register.ts";
import type { Transport } from "../../contract/transport.ts";
import { requiredContext } from "../lib/required-context.ts";
import type { AuditCalls } from "./audit-calls.ts";
import type { StaffCalls } from "./staff-calls.ts";

const LAYOUT = "the signed-in layout";

/** The generated client of the main backend. */
export const [ClientContext, useClient] = requiredContext<Client>("useClient", LAYOUT);

/** The main backend's calls that belong to no entity. */
export const [ServiceContext, useService] = requiredContext<Service>("useService", LAYOUT);

/** The product's additional backends, by name. */
export const [BackendsContext, useBackends] = requiredContext<{ readonly [name: string]: Transport }>(
  "useBackends",
  LAYOUT,
);

/** The main backend's calls for its staff users. */
export const [StaffCallsContext, useStaffCalls] = requiredContext<StaffCalls>("useStaffCalls", LAYOUT);

/** The main backend's audit calls. Use them only if it has an audit log. */
export const [AuditCallsContext, useAuditCalls] = requiredContext<AuditCalls>("useAuditCalls", LAYOUT);

/** The main backend's transport, for lazy-loaded parts that create calls of their own. */
export const [TransportContext, useTransport] = requiredContext<Transport>("useTransport", LAYOUT);

/** State and actions of the session with one backend. */
export interface BackendSession {
  isSignedIn(): boolean;
  username(): string | null;
  /** In milliseconds since 1970; null if unknown. */
  expiresAt(): number | null;
  renewNow(): Promise<void>;
}

/** The sessions with all backends by name, the main one first. */
export const [BackendSessionsContext, useBackendSessions] = requiredContext<{
  readonly [name: string]: BackendSession;
}>("useBackendSessions", LAYOUT);
