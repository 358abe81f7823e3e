import type { EntityScreens } from "../../../../contract/screens.ts";
import { type ColumnWidths, readPreferences, savePreferences } from "../state/saved-views.ts";

/** In pixels: what a head's first letters and a finger need, and more than any text is read in. */
export const MIN_WIDTH = 64;
export const MAX_WIDTH = 640;

/** Of a column that was chosen after the others had got widths. */
const NEW_WIDTH = 144;

function withinBounds(width: number): number {
  return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, Math.round(width)));
}

/** The heads of the list's columns, in their order; none where a phone shows cards. */
export function columnHeads(): readonly HTMLTableCellElement[] {
  return [...document.querySelectorAll<HTMLTableCellElement>("[data-wide-page] thead th[scope=col]")];
}

/** How wide the columns stand; nothing where there are no columns. */
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

/** The widths that somebody gave the columns, one of whom may not have been there; null where they find their own. */
export function givenWidths({ entity, titleField }: EntityScreens, columns: readonly string[]): ColumnWidths | null {
  const { widths } = readPreferences(entity);
  const given = columns.filter((name) => name !== titleField || widths?.[name] !== undefined);
  return widths ? Object.fromEntries(given.map((name) => [name, withinBounds(widths[name] ?? NEW_WIDTH)])) : null;
}

/** A column as wide as that, the others as they stand; the names have the rest, unless they have a width too. */
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
