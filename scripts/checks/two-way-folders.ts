import { importsOf } from "../test-runs/import-graph.ts";

const TESTS = /\.test(-d)?\.tsx?$|\/testing\//;

/**
 * Pairs of folders directly inside `parent` that import each other, as "form <-> list". Files outside any of them count
 * as the folder ".". Tests are not counted.
 *
 * @param files - all code files, by their paths from the root
 * @param parent - a folder's path from the root, without a slash at the end
 * @param toImports - the files that a file imports
 */
export function twoWayFolders(
  files: readonly string[],
  parent: string,
  toImports: (file: string) => readonly string[] = importsOf,
): readonly string[] {
  const folderOf = (file: string) => {
    const [first = "", ...rest] = file.slice(parent.length + 1).split("/");
    return rest.length > 0 ? first : ".";
  };
  const isCounted = (file: string) => file.startsWith(`${parent}/`) && !TESTS.test(file);
  const imports = new Set(
    files.filter(isCounted).flatMap((file) =>
      toImports(file)
        .filter(isCounted)
        .map((imported) => `${folderOf(file)} ${folderOf(imported)}`),
    ),
  );
  return [...imports].flatMap((pair) => {
    const [from = "", to = ""] = pair.split(" ");
    return from < to && imports.has(`${to} ${from}`) ? [`${from} <-> ${to}`] : [];
  });
}
