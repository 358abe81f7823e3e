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
  const folder = path.dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`));
  const wanted = [...new Set(names)];
  const isInstalled = (name: string) => ICON_NAME.test(name) && existsSync(path.join(folder, `${name}${EXTENSION}`));
  return wanted.every(isInstalled) ? wanted : namesIn(folder);
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
