import type { ComponentType, ReactNode } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";

/** Props of a display component. */
export interface DisplayProps {
  readonly value: unknown;
  readonly field: FieldDescriptor<MessageKey>;
  /** The record that contains the value. */
  readonly record: { readonly [field: string]: unknown };
  /** For a row: the record that contains it. */
  readonly owner?: { readonly [field: string]: unknown };
  /** A list needs one short line; a show page has more space. */
  readonly place: "list" | "show";
}

/** Props of a display that renders further fields: an object or a table. */
export interface NestingDisplayProps extends DisplayProps {
  /** Renders one of them. */
  readonly Cell: ComponentType<DisplayProps>;
}

/** A display of a built-in kind. */
export type Display = (props: NestingDisplayProps) => ReactNode;
