import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Plain } from "./plain-value.ts";

const PACKAGE = "@mui/icons-material";
const EXTENSION = ".js";

/**
 * Returns the given icon names if all of them are installed, or else every installed icon for suggestions. Listing the
 * folder of tens of thousands of files is slow.
 */
export function installedIcons(names: readonly string[]): readonly string[] {
  const wanted = [...new Set(names)];
  const folder = iconFolder();
  if (folder === null) {
    return wanted;
  }
  const isInstalled = (name: string) => ICON_NAME.test(name) && existsSync(path.join(folder, `${name}${EXTENSION}`));
  return wanted.every(isInstalled) ? wanted : namesIn(folder);
}

/** Null if the icons are not installed, as before the first installation of a new product. */
function iconFolder(): string | null {
  try {
    return path.dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`));
  } catch {
    return null;
  }
}

/** Returns every string with the key `icon`. */
export function iconsIn(value: Plain): readonly string[] {
  if (typeof value !== "object" || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, part]) => [
    ...(key === "icon" && typeof part === "string" ? [part] : []),
    ...iconsIn(part),
  ]);
}

/** Names of other files, such as the index, start with a lowercase letter. */
const ICON_NAME = /^[A-Z][A-Za-z0-9]*$/;

function namesIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(EXTENSION))
    .map((file) => file.slice(0, -EXTENSION.length))
    .filter((name) => ICON_NAME.test(name));
}
