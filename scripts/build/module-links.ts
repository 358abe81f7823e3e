import path from "node:path";

/** The links of a module: its static imports, and the modules that import it. */
export interface ModuleLinks {
  readonly importedIds: readonly string[];
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
  readonly code: string | null;
}

/** The links of all modules of a build. */
export interface Links {
  readonly getModuleInfo: (id: string) => ModuleLinks | null;
}

const IMPORT = /\bimport\s*\{([^}]*)\}\s*from\s*["']entity-console\/([^"']+)["']/g;
const EXPORT = /\bexport\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;

/**
 * The links as if each module imported the modules behind the public entries directly. An entry re-exports much more than
 * a module uses, and the bundler removes the rest.
 */
export function throughEntries(framework: string, links: Links): Links {
  const folder = path.join(framework, "src/public") + path.sep;
  const isEntry = (id: string) => id.startsWith(folder);
  const codeOf = (id: string) => links.getModuleInfo(id)?.code ?? "";

  /** The module that declares each name of an entry. */
  const declarationsOf = (entry: string): ReadonlyMap<string, string> =>
    new Map(
      [...codeOf(entry).matchAll(EXPORT)].flatMap(([, names = "", module = ""]) =>
        namesIn(names).map((name) => [name.exported, path.join(path.dirname(entry), module)] as const),
      ),
    );

  /** The modules that a module imports by way of an entry. */
  const usedOf = (id: string, entry: string): readonly string[] => {
    const name = entry
      .slice(folder.length)
      .replace(/\.\w+$/, "")
      .split(path.sep)
      .join("/");
    const declared = declarationsOf(entry);
    return [...codeOf(id).matchAll(IMPORT)]
      .filter(([, , imported]) => imported === name)
      .flatMap(([, names = ""]) => namesIn(names).map(({ local }) => declared.get(local) ?? ""))
      .filter((module) => module !== "");
  };

  const importersBehind = (entry: string, id: string) =>
    (links.getModuleInfo(entry)?.importers ?? []).filter((importer) => usedOf(importer, entry).includes(id));

  return {
    getModuleInfo: (id) => {
      const info = links.getModuleInfo(id);
      return (
        info && {
          code: info.code,
          dynamicImporters: info.dynamicImporters,
          importedIds: isEntry(id)
            ? []
            : info.importedIds.flatMap((imported) => (isEntry(imported) ? usedOf(id, imported) : [imported])),
          importers: info.importers.flatMap((importer) =>
            isEntry(importer) ? importersBehind(importer, id) : [importer],
          ),
        }
      );
    },
  };
}

/** `a, b as c`: the names before and after `as`, without types. */
function namesIn(list: string): readonly { readonly local: string; readonly exported: string }[] {
  return list
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "" && !part.startsWith("type "))
    .map((part) => {
      const [local = "", exported = local] = part.split(/\s+as\s+/);
      return { local, exported };
    });
}
