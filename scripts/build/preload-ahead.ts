import { createHash } from "node:crypto";
import path from "node:path";
import { type Plugin, runnerImport } from "vite";
import { readOwnScreens } from "../../generator/explain/override-sources.ts";
import type { ProductPlaces } from "../../generator/places/product-places.ts";
import type { ProductLanguage } from "../../src/contract/labels.ts";
import type { ScreenName, ScreenRoute } from "../../src/contract/screens.ts";
import { type AheadTable, toScript } from "./ahead-script.ts";
import { toFileName } from "./file-name.ts";

/** The properties of a build file that are used here. */
export interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

type Places = Pick<ProductPlaces, "root" | "generated" | "console">;

/** The entry modules of the sign-in page, of all other pages, of all signed-in pages, and of each kind of screen. */
const LOGIN = ["app/login/login-screen.tsx"];
const VISITOR = ["app/routing/console-router.tsx"];
const SIGNED_IN = [...VISITOR, "app/routing/signed-in-layout.tsx"];
const SCREENS: { readonly [S in ScreenName]: readonly string[] } = {
  list: ["crud/screens/list-screen.tsx"],
  show: ["crud/screens/show-screen.tsx", "theme/mui-theme-provider.tsx"],
  create: ["crud/screens/create-screen.tsx"],
  edit: ["crud/screens/edit-screen.tsx"],
};

/**
 * Makes the page preload the files of the opened route together with its entry and `config.json`, instead of one after
 * the other as the code discovers them. It is a script file, so it works with any web server and with a
 * Content-Security-Policy that forbids inline scripts.
 */
export function preloadAhead(framework: string, product: Places): Plugin {
  return {
    name: "preload-ahead",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const page = bundle["index.html"];
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        if (page?.type !== "asset") {
          return;
        }
        // The page itself loads the files that it names.
        const others = chunks.filter(({ fileName }) => !String(page.source).includes(fileName));
        const source = toScript(await toTable(framework, product, others));
        const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
        const fileName = `assets/ahead-${hash}.js`;
        this.emitFile({ type: "asset", fileName, source });
        const tags = `<script async src="/${fileName}"></script>\n    <link rel="preload" href="/config.json" as="fetch" crossorigin />\n    `;
        page.source = String(page.source).replace('<script type="module"', () => `${tags}<script type="module"`);
      },
    },
  };
}

/** The files of each page, from the product's generated code and its overrides. */
export async function toTable(
  framework: string,
  { root, generated, console: folder }: Places,
  chunks: readonly Chunk[],
): Promise<AheadTable> {
  const files: string[] = [];
  const numberOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const filesOf = (modules: readonly string[]) => [
    ...new Set(modules.flatMap((id) => closureOf(chunks, id)).map((file) => numberOf(file.replace("assets/", "")))),
  ];
  const ofConsole = (modules: readonly string[]) => modules.map((file) => path.join(framework, "src/console", file));
  const { languages } = await load<{ languages: readonly ProductLanguage[] }>(path.join(generated, "languages.ts"));
  const { screenRoutes } = await load<{ screenRoutes: readonly ScreenRoute[] }>(path.join(generated, "routes.ts"));
  const common = filesOf([
    ...ofConsole(SIGNED_IN),
    path.join(generated, "console-signed-in.ts"),
    path.join(folder, "overrides/registry.ts"),
  ]);
  const ownScreens = readOwnScreens(root);
  return {
    login: filesOf(ofConsole(LOGIN)),
    visitor: filesOf(ofConsole(VISITOR)),
    common,
    standard: languages[0]?.name ?? "",
    languages: Object.fromEntries(
      languages.map(({ name }) => [
        name,
        filesOf([
          ...[`labels/${name}-first.ts`, `labels/${name}.ts`].map((file) => path.join(generated, file)),
          ...ofConsole([`i18n/${name}/shell.ts`, `i18n/${name}/lists.ts`]),
        ]),
      ]),
    ),
    later: Object.fromEntries(
      languages.map(({ name }) => [
        name,
        filesOf([path.join(generated, `labels/${name}-later.ts`), ...ofConsole([`i18n/${name}/forms.ts`])]),
      ]),
    ),
    routes: screenRoutes.map(({ path: route, entity, screen, loadForm }) => {
      const name = toFileName(entity);
      const forms = loadForm ? [`schemas/${name}.ts`, `validators/${name}.js`] : [];
      const made = [`screens/${name}.ts`, ...forms].map((file) => path.join(generated, file));
      const own = ownScreens
        .filter((each) => each.entity === entity && each.screen === screen)
        .map(({ file }) => path.join(root, file));
      const needed = filesOf([...ofConsole(SCREENS[screen]), ...made, ...own]).filter((file) => !common.includes(file));
      const pattern = `^${route.replace(/:\w+/g, "[^/]+")}$`;
      return screen === "list" ? ([pattern, needed] as const) : ([pattern, needed, 1] as const);
    }),
    files,
  };
}

/** The file of a module and its imports; none if the build lacks the module. */
function closureOf(chunks: readonly Chunk[], id: string): readonly string[] {
  const found = new Set<string>();
  const take = (chunk: Chunk | undefined) => {
    if (chunk && !found.has(chunk.fileName)) {
      found.add(chunk.fileName);
      for (const file of chunk.imports) {
        take(chunks.find(({ fileName }) => fileName === file));
      }
    }
  };
  take(chunks.find(({ moduleIds }) => moduleIds.includes(id)));
  return [...found];
}

async function load<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(file, { configFile: false, logLevel: "silent" });
  return module;
}
