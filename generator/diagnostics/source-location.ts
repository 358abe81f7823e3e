/** A place in a file of `schema/`; lines and columns count from 1. */
export interface SourceLocation {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Whether two locations are the same character of one file. */
export function isSameLocation(a: SourceLocation, b: SourceLocation): boolean {
  return toLocationKey(a) === toLocationKey(b);
}

/** `schema/menu.ts:3:1`. */
export function toLocationKey({ file, line, column }: SourceLocation): string {
  return `${file}:${line}:${column}`;
}

/** Sorts by file, then line, then column. */
export function compareLocations(a: SourceLocation, b: SourceLocation): number {
  return a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1;
}
