import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";

/** Whether a record can be taken out of use, and is not yet. */
export function canRetire(
  { retire, operations }: EntityScreens<MessageKey>,
  record: { readonly [field: string]: unknown },
): boolean {
  return retire !== null && operations.includes("update") && record[retire.field] !== retire.value;
}
