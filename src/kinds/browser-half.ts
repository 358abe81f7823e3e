import type { OwnBrowserHalf } from "../console/fields/kind-overrides.ts";
import type { OwnKind } from "./own-kind.ts";

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
