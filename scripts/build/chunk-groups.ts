import path from "node:path";
import { type OwnScreen, readOwnScreens } from "../../generator/explain/override-sources.ts";
import { FAMILIES, STAGES } from "./chunk-stages.ts";
import { toFileName } from "./file-name.ts";
import { type Links, throughEntries } from "./module-links.ts";
import { frameworkFile } from "./run-vite.ts";

/** Returns the chunk of a module; null leaves it to the bundler. */
type ChunkName = (id: string, links: Links) => string | null;

/**
 * Library modules that only lazily loaded code uses, but that the library's single entry imports; the bundler keeps
 * them there.
 */
const USED_LATER = /\/@tanstack\/.*\/(?:useInfiniteQuery|infiniteQueryObserver)\.js$/;

/** Every component of MUI imports its styles; a chunk that has them also has the theme provider (theme/load-themed.tsx). */
const MUI_STYLES = /\/@mui\/material\/styles\/styled\.m?js$/;
const THEME_PROVIDER = "src/console/theme/mui-theme-provider.tsx";

/** A product and the entry module of its console. */
interface Product {
  readonly root: string;
  readonly entry: string;
}

/** The modules of the framework that chunks are named after. */
export const frameworkRoots: readonly string[] = STAGES.flatMap(([, roots]) => roots).filter((root) =>
  root.startsWith("src/"),
);

/** The names of the chunks of a product's console. */
export function chunkGroups(framework: string, product: Product): ChunkName {
  const toName = namesOf(framework, product);
  return (id, links) => toName(id, throughEntries(framework, links));
}

function namesOf(framework: string, product: Product): ChunkName {
  let stages: ReadonlyMap<string, string> | null = null;
  const toGroup: ChunkName = (id, links) => {
    const place = id.replaceAll("\\", "/").replace(/\?.*$/, "");
    if (USED_LATER.test(place)) {
      return null;
    }
    const family = FAMILIES.find(([pattern]) => pattern.test(place));
    if (family) {
      const [pattern, chunk] = family;
      return (pattern.exec(place)?.[0] ?? "").replace(pattern, chunk);
    }
    if (id.startsWith("\0rolldown/")) {
      return "base";
    }
    stages ??= toStages(framework, product, links);
    return stages.get(id) ?? null;
  };
  return (id, links) => toGroup(id, links) ?? (USED_LATER.test(id) ? null : toOnlyUser(id, toGroup, links));
}

/**
 * The group whose modules are the only importers of a module, directly or through others; null where there are more users.
 * The bundler would put such a module into the entry chunk of a dynamic import. That chunk imports the group, so the two
 * chunks would import each other, and the one that runs first would read an undefined binding.
 */
function toOnlyUser(id: string, toGroup: ChunkName, links: Links): string | null {
  const seen = new Set([id]);
  const groups = new Set<string>();
  for (const each of seen) {
    const info = links.getModuleInfo(each);
    if (!info || info.dynamicImporters.length > 0 || info.importers.length === 0) {
      return null;
    }
    for (const importer of info.importers) {
      const group = toGroup(importer, links);
      if (group === null) {
        seen.add(importer);
      } else {
        groups.add(group);
      }
    }
  }
  const [only = null, ...others] = groups;
  return others.length === 0 ? only : null;
}

function toStages(framework: string, product: Product, links: Links): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const take = (chunk: string, id: string) => {
    if (!found.has(id)) {
      found.set(id, chunk);
      if (MUI_STYLES.test(id)) {
        take(chunk, frameworkFile(THEME_PROVIDER, framework));
      }
      for (const next of links.getModuleInfo(id)?.importedIds ?? []) {
        take(chunk, next);
      }
    }
  };
  take("base", product.entry);
  for (const [chunk, roots] of STAGES) {
    for (const root of roots) {
      take(chunk, toModule(root, framework, product));
    }
  }
  const lists = readOwnScreens(product.root).filter(({ screen }) => screen === "list");
  return new Map([...found, ...[...toOwnLists(lists, product, links)].filter(([id]) => !found.has(id))]);
}

/**
 * A list override is one file with the entity's descriptor, which its other pages need too, so a cold list requests no
 * more files than a generated one. Only the product's own code goes there. Code that two lists share is left to the
 * bundler, so that neither loads the other.
 */
function toOwnLists(lists: readonly OwnScreen[], { root, entry }: Product, links: Links): ReadonlyMap<string, string> {
  const written = path.dirname(entry) + path.sep;
  const owners = new Map<string, Set<string>>();
  const take = (chunk: string, id: string) => {
    const chunks = owners.get(id) ?? new Set();
    if (id.startsWith(written) && !chunks.has(chunk)) {
      owners.set(id, chunks.add(chunk));
      for (const next of links.getModuleInfo(id)?.importedIds ?? []) {
        take(chunk, next);
      }
    }
  };
  for (const { entity, file } of lists) {
    const name = toFileName(entity);
    take(`screens-${name}`, path.join(root, file));
    owners.set(path.join(root, "generated/screens", `${name}.ts`), new Set([`screens-${name}`]));
  }
  return new Map([...owners].flatMap(([id, [chunk = "", ...others]]) => (others[0] ? [] : [[id, chunk]])));
}

/** The entry modules of a group: in the framework, in the product's generated code, or in the product's console. */
function toModule(root: string, framework: string, product: Product): string {
  if (root.startsWith("@product/")) {
    return path.join(path.dirname(product.entry), root.slice("@product/".length));
  }
  return root.startsWith("generated/") ? path.join(product.root, root) : frameworkFile(root, framework);
}
