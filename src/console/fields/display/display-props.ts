import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";

/** What a component that shows a value is given. */
export interface DisplayProps {
  readonly value: unknown;
  readonly field: FieldDescriptor<MessageKey>;
  /** The record that the value is a field of. */
  readonly record: { readonly [field: string]: unknown };
  /** Of a row: the record that it lives in. */
  readonly owner?: { readonly [field: string]: unknown };
  /** Lists want one short line; show pages have room. */
  readonly place: "list" | "show";
}
