import type { RecordId } from "../../contract/transport.ts";

/** `/tickets/show/{id}` → `/tickets/show/7`. */
export function toRecordPath(template: string, id: RecordId): string {
  return template.replace("{id}", encodeURIComponent(String(id)));
}

/** What the way to a form says that begins on the page to which the form leads once it has saved. */
export const FROM_SHOWN = { isFromShown: true } as const;
