import type { Role, SessionRow, StaffLink, StaffRow } from "../../contract/staff.ts";
import type { Transport } from "../../contract/transport.ts";

/** Calls of a backend that manages its own staff users (`features.staff` of the config). */
export type StaffCalls = ReturnType<typeof createStaffCalls>;

type Rows<Row> = { readonly data: readonly Row[] };

export function createStaffCalls(transport: Transport) {
  const path = "/staff/{id}";
  return {
    list: async () => (await transport.send<Rows<StaffRow>>({ method: "GET", path: "/staff" })).data,
    invite: (body: { readonly username: string; readonly name: string; readonly role: Role }) =>
      transport.send<{ readonly user: StaffRow; readonly link: StaffLink }>({ method: "POST", path: "/staff", body }),
    change: (id: string, body: { readonly name: string; readonly role: Role; readonly disabled: boolean }) =>
      transport.send<StaffRow>({ method: "PUT", path, params: { id }, body }),
    reset: (id: string) => transport.send<StaffLink>({ method: "POST", path: `${path}/reset`, params: { id } }),
    endSessionsOf: (id: string) =>
      transport.send<undefined>({ method: "DELETE", path: `${path}/sessions`, params: { id } }),
    sessions: async () => (await transport.send<Rows<SessionRow>>({ method: "GET", path: "/sessions" })).data,
    endSession: (id: string) => transport.send<undefined>({ method: "DELETE", path: "/sessions/{id}", params: { id } }),
    endAllSessions: () => transport.send<undefined>({ method: "DELETE", path: "/sessions" }),
  };
}
