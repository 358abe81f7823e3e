import type { MenuItem } from "../../../contract/menu-item.ts";
import type { Text, TextKey } from "../../i18n/text.ts";
import { foldText } from "../../lib/fold-text.ts";

/** A page of the menu, and the letter that opens it after `g`. */
export interface GoKey {
  readonly name: string;
  readonly icon: string;
  readonly label: string;
  readonly path: string;
  /** Empty if every letter of the name is taken. */
  readonly letter: string;
}

/** Assigns each menu page the first letter of its name that no earlier page uses. */
export function toGoKeys(t: Text["t"], menu: readonly MenuItem<TextKey>[]): readonly GoKey[] {
  const taken = new Set<string>();
  return menu.flatMap(({ name, icon, labelKey, path }) => {
    if (path === null) {
      return [];
    }
    const label = t(labelKey);
    const letter = [...foldText(label)].find((char) => /[a-z]/.test(char) && !taken.has(char)) ?? "";
    taken.add(letter);
    return [{ name, icon, label, path, letter }];
  });
}
