import type { CallOptions, ListPage, ListQuery, Transport } from "../../contract/transport.ts";
import type { DeletedRow } from "../../contract/trash.ts";

/** Path of an entity's trash in the console. */
export function trashPath(entity: string): string {
  return `/trash/${entity}`;
}

/** Key of the queries of an entity's trash. Invalidated with the entity's other queries. */
export function trashKey(entity: string): readonly unknown[] {
  return [entity, "trash"];
}

/** Calls of a backend with a trash (`abilities.trash`). */
export function createTrashCalls(transport: Transport) {
  const path = "/deleted-records/{id}";
  return {
    list: (query: ListQuery, options: CallOptions = {}): Promise<ListPage<DeletedRow>> =>
      transport.list<DeletedRow>({ method: "GET", path: "/deleted-records" }, query, options),
    restore: (id: string) =>
      transport.send<{ readonly id: string }>({ method: "POST", path: `${path}/restore`, params: { id } }),
    remove: (id: string) => transport.send<undefined>({ method: "DELETE", path, params: { id } }),
  };
}

/** The calls of the trash. */
export type TrashCalls = ReturnType<typeof createTrashCalls>;
