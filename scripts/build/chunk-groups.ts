import path from "node:path";
import { type OwnScreen, readOwnScreens } from "../../generator/explain/override-sources.ts";
import { toFileName } from "./file-name.ts";
import { type Links, throughEntries } from "./module-links.ts";
import { frameworkFile } from "./run-vite.ts";

/** Returns the chunk of a module; null leaves it to the bundler. */
type ChunkName = (id: string, links: Links) => string | null;

/**
 * Chunks by order of use, starting with the code that every page needs: a module belongs to the first group that
 * reaches it. So no group needs a later one, and a page requests a few files instead of one per module.
 */
const STAGES: readonly (readonly [chunk: string, roots: readonly string[]])[] = [
  // Shared by the next two, so that neither needs the other.
  [
    "base",
    [
      "src/console/app/layout/public-layout.tsx",
      "src/console/i18n/error-text.ts",
      "src/console/ui/use-document-title.ts",
    ],
  ],
  // The sign-in page, which renders before the router is loaded; and the router, for all other pages.
  ["login", ["src/console/app/login/login-screen.tsx"]],
  ["router", ["src/console/app/routing/console-router.tsx"]],
  [
    "list",
    [
      "src/console/app/routing/signed-in-layout.tsx",
      "src/console/crud/screens/list-screen.tsx",
      "src/console/crud/page/screen-for-role.tsx",
      "src/console/app/routing/prefetch-list.ts",
      // Components that products use in their lists.
      "src/console/ui/notice.tsx",
      "src/console/ui/copyable-text.tsx",
      "src/console/ui/usage-bar.tsx",
      "src/console/crud/overrides/computed-field.ts",
      "generated/console-signed-in.ts",
      "@product/overrides/registry.ts",
    ],
  ],
  // Shared by show pages and forms, so that neither needs the other.
  [
    "record",
    [
      "src/console/crud/page/record-skeleton.tsx",
      "src/console/crud/page/use-crumbs.ts",
      "src/console/crud/page/missing-record.tsx",
      "src/console/data/use-record.ts",
      "src/console/data/count-records.ts",
      // Used by bulk runs in lists and in forms.
      "src/console/crud/writes/run-each.ts",
    ],
  ],
  [
    "mui",
    [
      "src/console/theme/mui-theme-provider.tsx",
      "src/console/crud/screens/show-screen.tsx",
      "src/console/ui/confirm-dialog-frame.tsx",
      "src/console/crud/actions/delete-dialog.tsx",
    ],
  ],
  [
    "form",
    [
      "src/console/crud/screens/create-screen.tsx",
      "src/console/crud/screens/edit-screen.tsx",
      // Used by all validators.
      "src/contract/object-check.ts",
      "src/contract/text-length.ts",
      "src/kinds/formats.ts",
    ],
  ],
  // Features of a list's toolbar share a few controls; a file for each would lengthen every list's table of files.
  ["column-sizes", ["src/console/crud/list/table/column-sizes.tsx"]],
  [
    "list-tools",
    [
      "src/console/crud/list/table/columns-popover.tsx",
      "src/console/crud/list/views/views-popover.tsx",
      "src/console/crud/list/filters/filter-dialog.tsx",
      "src/console/crud/list/filters/date-range-popover.tsx",
    ],
  ],
  // Small features that are loaded when they are used.
  ["collect", ["src/console/data/collect-rows.ts", "src/console/crud/list/table/load-matching.ts"]],
  ["jobs", ["src/console/crud/bulk/job-dialog.tsx", "src/console/crud/jobs/noted-jobs.tsx"]],
  [
    "undo",
    [
      "src/console/crud/writes/run-undo.ts",
      "src/console/crud/writes/undo-creation.ts",
      "src/console/crud/writes/undo-deletion.ts",
    ],
  ],
  [
    "keyboard",
    [
      "src/console/app/keyboard/command-palette.tsx",
      "src/console/app/keyboard/key-sheet.tsx",
      "src/console/app/keyboard/recent-changes-dialog.tsx",
      "src/console/app/keyboard/action-question.tsx",
    ],
  ],
  // Recovery codes are saved on the sign-in page, which needs nothing else of the next group.
  ["save-file", ["src/console/lib/save-text-file.ts"]],
  [
    "save-sheet",
    [
      "src/console/crud/transfer/edit-table.ts",
      "src/console/crud/transfer/save-edit-sheets.ts",
      "src/console/crud/transfer/save-table.ts",
    ],
  ],
];

/**
 * One chunk per language for the shell's texts, one for the first screens and one for all others, and one per entity
 * for its forms.
 */
const FAMILIES: readonly (readonly [pattern: RegExp, chunk: string])[] = [
  [/\/labels\/([\w-]+?)-sign-in\.ts$/, "texts-$1-sign-in"],
  [/\/console\/i18n\/([\w-]+)\/shell\.[jt]s$/, "texts-$1-sign-in"],
  [/\/generated\/labels\/([\w-]+)\.ts$/, "texts-$1"],
  [/\/console\/i18n\/([\w-]+)\/(?:dialogs|forms?|history|keyboard|staff|team|transfer)\.[jt]s$/, "texts-$1-forms"],
  [/\/console\/i18n\/([\w-]+)\/(?:factors|api-keys)\.[jt]s$/, "texts-$1-factors"],
  [/\/console\/i18n\/([\w-]+)\/[\w-]+\.[jt]s$/, "texts-$1"],
  [/\/generated\/(?:schemas|validators|inputs)\/([\w-]+)\.[jt]s$/, "form-$1"],
];

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
