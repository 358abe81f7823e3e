/** Options that the vocabulary had under another name, or that others call so: the name to write. */
const CURRENT_NAMES: ReadonlyMap<string, string> = new Map([
  ["retire", "archive"],
  ["softDelete", "archive"],
  ["paranoid", "archive"],
  ["titles", "titleFields"],
]);

/** The option that an unknown name stands for, if the spec may have it here. */
export function currentName(unknown: string, options: readonly string[]): string | undefined {
  const name = CURRENT_NAMES.get(unknown);
  return name !== undefined && options.includes(name) ? name : undefined;
}
