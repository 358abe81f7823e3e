/** Current names of renamed options, and of options known by another name in other tools. */
const CURRENT_NAMES: ReadonlyMap<string, string> = new Map([
  ["retire", "archive"],
  ["softDelete", "archive"],
  ["paranoid", "archive"],
  ["titles", "titleFields"],
]);

/** The current name of an unknown option, if it is allowed here. */
export function currentName(unknown: string, options: readonly string[]): string | undefined {
  const name = CURRENT_NAMES.get(unknown);
  return name !== undefined && options.includes(name) ? name : undefined;
}
