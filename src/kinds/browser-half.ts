import type { ComponentType } from "react";
import type { DisplayProps } from "../console/fields/display/display-props.ts";
import type { ControlProps } from "../console/fields/use-control.ts";
import type { CellCodec } from "./cell-codec.ts";
import type { OwnFilter } from "./filter.ts";
import type { OwnKind } from "./own-kind.ts";

/** The browser half of a product's own kind (docs/kinds.md). The optional members default to those of the base. */
export interface OwnBrowserHalf {
  readonly name: string;
  readonly Control: ComponentType<ControlProps>;
  /** Display in lists, on show pages and in tables. */
  readonly Display: ComponentType<DisplayProps>;
  /** The width of its columns in a list, in pixels. Default: as wide as their values. A user can change it. */
  readonly listWidth?: number;
  /** The operators and the input of its filters. */
  readonly filter?: OwnFilter;
  /** How its values are written to the cells of CSV and XLSX files, read from them, and printed. */
  readonly cells?: Partial<CellCodec>;
}

/**
 * Joins a product's kind with its form control and its display, in `<hand-written folder>/kinds/<name>/browser.tsx`
 * (docs/kinds.md).
 *
 * @example
 * export const starsInBrowser = defineBrowserHalf(stars, { Control: StarsControl, Display: StarsValue });
 */
export function defineBrowserHalf({ name }: OwnKind, half: Omit<OwnBrowserHalf, "name">): OwnBrowserHalf {
  return { name, ...half };
}
