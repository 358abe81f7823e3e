import type { ListView, ViewContent } from "../../contract/list-views.ts";
import type { CallOptions, Transport } from "../../contract/transport.ts";

/** Calls of a backend that stores saved views (`abilities.sharedViews`). */
export function createViewCalls(transport: Transport) {
  const path = "/list-views/{id}";
  return {
    list: async (list: string, options: CallOptions = {}): Promise<readonly ListView[]> =>
      (await transport.list<ListView>({ method: "GET", path: "/list-views" }, { filters: { list } }, options)).rows,
    add: (body: ViewContent & { readonly list: string }) =>
      transport.send<ListView>({ method: "POST", path: "/list-views", body }),
    change: (id: string, body: ViewContent) => transport.send<ListView>({ method: "PUT", path, params: { id }, body }),
    setDefault: (id: string, isDefault: boolean) =>
      transport.send<ListView>({ method: "PUT", path: `${path}/default`, params: { id }, body: { isDefault } }),
    remove: (id: string) => transport.send<undefined>({ method: "DELETE", path, params: { id } }),
  };
}
