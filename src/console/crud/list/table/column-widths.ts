import type { EntityScreens } from "../../../../contract/screens.ts";
import { type ColumnWidths, readPreferences, savePreferences } from "../state/saved-views.ts";

/**
 * Bounds of a column's width in pixels: enough for a touch target and the start of the label, and wider than readable
 * text.
 */
export const MIN_WIDTH = 64;
export const MAX_WIDTH = 640;

/** Width of a column that was added after widths were set, in pixels. */
const NEW_WIDTH = 144;

function withinBounds(width: number): number {
  return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, Math.round(width)));
}

/** Header cells of the list's columns, in order. Empty if the list is rendered as cards. */
export function columnHeads(): readonly HTMLTableCellElement[] {
  return [...document.querySelectorAll<HTMLTableCellElement>("[data-wide-page] thead th[scope=col]")];
}

/** Current widths of the columns. Empty if the list has no table. */
export function shownWidths(columns: readonly string[]): ColumnWidths {
  const heads = columnHeads();
  return heads.length === 0
    ? {}
    : Object.fromEntries(
        columns.map((name, at) => [
          name,
          withinBounds(Math.ceil(heads[at]?.getBoundingClientRect().width ?? NEW_WIDTH)),
        ]),
      );
}

/** Widths that the user set, with a default for columns added later. Null if columns size themselves. */
export function givenWidths({ entity, titleField }: EntityScreens, columns: readonly string[]): ColumnWidths | null {
  const { widths } = readPreferences(entity);
  const given = columns.filter((name) => name !== titleField || widths?.[name] !== undefined);
  return widths ? Object.fromEntries(given.map((name) => [name, withinBounds(widths[name] ?? NEW_WIDTH)])) : null;
}

/**
 * Widths after one column is resized. Other columns keep their current widths; the title column takes the remaining
 * width unless it has its own.
 */
export function withWidth(
  screens: EntityScreens,
  columns: readonly string[],
  { name, width }: NamedWidth,
): ColumnWidths {
  const { [screens.titleField]: title, ...others } = shownWidths(columns);
  const given = givenWidths(screens, columns) ?? others;
  return { ...given, [name]: withinBounds(width) };
}

export interface NamedWidth {
  readonly name: string;
  readonly width: number;
}

export function keepWidth(screens: EntityScreens, columns: readonly string[], named: NamedWidth): void {
  const { widths } = readPreferences(screens.entity);
  savePreferences(screens.entity, { widths: { ...widths, ...withWidth(screens, columns, named) } });
}
