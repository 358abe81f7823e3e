/** A location in a file of `schema/`; lines and columns start at 1. */
export interface SourceLocation {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** True if both are the same position in the same file. */
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
