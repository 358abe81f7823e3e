/**
 * Titles of a sheet for editing: a label, and a key that stays the same in every language and after columns are moved:
 * `Limite de usos [usageLimit]`. The title of the version column also has the format of the file.
 */

/** Key of the column with the values at the time of the export. */
export const BASE = "$base";

/** Key of the column with the record's id. */
export const ID = "id";

/** Start of the key of the column that says which record a row of an embedded list belongs to. */
export const OWNER = "$record";

/** The language and the time zone in which a file was written. */
export interface FileFormat {
  readonly language: string;
  readonly timeZone: string;
}

/** `Code`, `code` → `Code [code]`. */
export function titleWithKey(title: string, key: string): string {
  return `${title} [${key}]`;
}

/** The key of a title. Null if it has none. */
export function keyIn(title: string): string | null {
  return /\[([^[\]]+)\]\s*$/.exec(title)?.[1] ?? null;
}

/** The label of a title, without its key. */
export function withoutKey(title: string): string {
  return title.replace(/\s*\[[^[\]]+\]\s*$/, "") || title;
}

/** The title of the version column. */
export function baseTitle(title: string, { language, timeZone }: FileFormat): string {
  return titleWithKey(title, `${BASE} ${language} ${timeZone}`);
}

/** True for the title of the version column. */
export function isBaseTitle(title: string): boolean {
  return keyIn(title)?.split(" ")[0] === BASE;
}

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** The format of a file that was exported for editing. Null for other files. */
export function fileFormatOf(head: readonly string[]): FileFormat | null {
  const [, language = "", timeZone = ""] = keyIn(head.find(isBaseTitle) ?? "")?.split(" ") ?? [];
  return /^[a-z]{2,3}(?:-\w+)*$/i.test(language) && isTimeZone(timeZone) ? { language, timeZone } : null;
}
