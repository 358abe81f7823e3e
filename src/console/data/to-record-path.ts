import type { RecordId } from "../../contract/transport.ts";

/**
 * `/tickets/show/{id}` → `/tickets/show/7`.
 *
 * @example
 * toRecordPath("/tickets/show/{id}", 7); // "/tickets/show/7"
 */
export function toRecordPath(template: string, id: RecordId): string {
  return template.replace("{id}", encodeURIComponent(String(id)));
}

/** Navigation state of a link from a show page to its form: after saving, the form returns to that page. */
export const FROM_SHOWN = { isFromShown: true } as const;
