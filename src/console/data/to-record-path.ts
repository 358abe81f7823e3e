import type { RecordId } from "../../contract/transport.ts";

/** `/tickets/show/{id}` → `/tickets/show/7`. */
export function toRecordPath(template: string, id: RecordId): string {
  return template.replace("{id}", encodeURIComponent(String(id)));
}
