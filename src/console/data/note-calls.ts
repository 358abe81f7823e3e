import type { NoteRow } from "../../contract/notes.ts";
import type { CallOptions, ListPage, ListQuery, Transport } from "../../contract/transport.ts";

/** Calls of a backend with notes (`abilities.notes`), newest notes first. */
export function createNoteCalls(transport: Transport) {
  const path = "/record-notes/{id}";
  return {
    list: (query: ListQuery, options: CallOptions = {}): Promise<ListPage<NoteRow>> =>
      transport.list<NoteRow>({ method: "GET", path: "/record-notes" }, { sort: "-createdAt", ...query }, options),
    add: (body: { readonly entity: string; readonly recordId: string; readonly text: string }) =>
      transport.send<NoteRow>({ method: "POST", path: "/record-notes", body }),
    change: (id: string, text: string) =>
      transport.send<NoteRow>({ method: "PUT", path, params: { id }, body: { text } }),
    remove: (id: string) => transport.send<undefined>({ method: "DELETE", path, params: { id } }),
  };
}
