import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Plain } from "./plain-value.ts";

const PACKAGE = "@mui/icons-material";
const EXTENSION = ".js";

/**
 * The icons that are installed, of the names given; all of them where one of the names is none. The folder has tens of
 * thousands of files, and is listed for a suggestion only.
 */
export function installedIcons(names: readonly string[]): readonly string[] {
  const folder = path.dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`));
  const wanted = [...new Set(names)];
  const isInstalled = (name: string) => ICON_NAME.test(name) && existsSync(path.join(folder, `${name}${EXTENSION}`));
  return wanted.every(isInstalled) ? wanted : namesIn(folder);
}

/** Every text under a key `icon`. */
export function iconsIn(value: Plain): readonly string[] {
  if (typeof value !== "object" || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, part]) => [
    ...(key === "icon" && typeof part === "string" ? [part] : []),
    ...iconsIn(part),
  ]);
}

/** Files of other kinds, such as the list of all icons, begin small. */
const ICON_NAME = /^[A-Z][A-Za-z0-9]*$/;

function namesIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(EXTENSION))
    .map((file) => file.slice(0, -EXTENSION.length))
    .filter((name) => ICON_NAME.test(name));
}
