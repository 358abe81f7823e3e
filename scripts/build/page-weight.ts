import path from "node:path";
import { gzipSync } from "node:zlib";
import { runnerImport } from "vite";
import { readOwnScreens } from "../../generator/explain/override-sources.ts";
import { frameworkRoot, type ProductPaths } from "../../generator/paths/product-paths.ts";
import { frameworkLanguages } from "../../generator/read/framework-texts.ts";
import type { ProductLanguage } from "../../src/contract/labels.ts";
import { nearestLanguage } from "../../src/contract/nearest-language.ts";
import type { ScreenName, ScreenRoute } from "../../src/contract/screens.ts";
import { toFileName } from "./file-name.ts";

/** Scripts and requests of a cold page before its first content. */
export interface PageWeight {
  /** Size of its scripts, gzip, in kB of 1,024 bytes. */
  readonly kB: number;
  /** The page, `config.json`, styles, scripts, and the first call of a signed-in page. */
  readonly requests: number;
  /** Size of each script in kB, by its name without the hash. */
  readonly files: { readonly [name: string]: number };
}

/** The parts of a built chunk that this module reads. */
export interface Chunk {
  readonly fileName: string;
  readonly code: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

/** Modules that each kind of page loads. */
const LOGIN = ["app/login/login-screen.tsx"];
const SIGNED_IN = ["app/routing/console-router.tsx", "app/routing/signed-in-layout.tsx"];
const SCREENS: { readonly [S in ScreenName]: readonly string[] } = {
  list: ["crud/screens/list-screen.tsx"],
  show: ["crud/screens/show-screen.tsx", "theme/mui-theme-provider.tsx"],
  create: ["crud/screens/create-screen.tsx"],
  edit: ["crud/screens/edit-screen.tsx"],
};

/** The page itself and `config.json`; a signed-in page also makes one call. */
const DOCUMENTS = 2;
const FIRST_CALL = 1;

/** The weight of the sign-in page, of the heaviest list, and of the first page of each other kind: `show`, `create`, `edit`. */
export async function weighPages(
  product: Pick<ProductPaths, "root" | "generated" | "console">,
  chunks: readonly Chunk[],
  html: string,
): Promise<{ readonly [page: string]: PageWeight }> {
  const { generated } = product;
  const { languages } = await load<{ languages: readonly ProductLanguage[] }>(path.join(generated, "languages.ts"));
  const { screenRoutes } = await load<{ screenRoutes: readonly ScreenRoute[] }>(path.join(generated, "routes.ts"));
  const language = languages[0]?.name ?? "";
  const framework = nearestLanguage(language, frameworkLanguages());
  const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map((match) => match[1] ?? "");
  const inConsole = (files: readonly string[]) => files.map((file) => path.join(frameworkRoot, "src/console", file));
  const texts = (file: string, part: string) => [
    path.join(generated, `labels/${language}${file}.ts`),
    ...(framework === null ? [] : inConsole([`i18n/${framework}/${part}.ts`])),
  ];
  const signInTexts = texts("-sign-in", "shell");
  const weigh = (modules: readonly string[], calls: number) =>
    weight(chunks, [...new Set([...named, ...modules.flatMap((id) => closureOf(chunks, id))])], calls);
  const common = [
    ...inConsole(SIGNED_IN),
    path.join(generated, "console-signed-in.ts"),
    path.join(product.console, "overrides/registry.ts"),
    ...signInTexts,
    ...texts("", "lists"),
  ];
  const ownScreens = readOwnScreens(product.root);
  const weighScreen = ({ entity, screen, loadForm }: ScreenRoute) => {
    const name = toFileName(entity);
    const forms = loadForm ? [`schemas/${name}.ts`, `validators/${name}.js`] : [];
    const own = ownScreens.filter((each) => each.entity === entity && each.screen === screen);
    return weigh(
      [
        ...common,
        ...inConsole(SCREENS[screen]),
        ...[`screens/${name}.ts`, ...forms].map((file) => path.join(generated, file)),
        ...own.map(({ file }) => path.join(product.root, file)),
        ...(screen === "list" ? [] : texts("-forms", "forms")),
      ],
      FIRST_CALL,
    );
  };
  const weighAll = (name: ScreenName) => screenRoutes.filter(({ screen }) => screen === name).map(weighScreen);
  const [list] = weighAll("list").sort((one, other) => other.kB - one.kB);
  const screens = { list, show: weighAll("show")[0], create: weighAll("create")[0], edit: weighAll("edit")[0] };
  return {
    login: weigh([...signInTexts, ...inConsole(LOGIN)], 0),
    ...Object.fromEntries(Object.entries(screens).filter(([, each]) => each !== undefined)),
  };
}

/**
 * The file of a module and of its static imports; none for a product's module that is not in the build. Throws for a
 * module of the framework, which was renamed then, and would weigh nothing.
 */
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
  const first = chunks.find(({ moduleIds }) => moduleIds.includes(id));
  if (first === undefined && id.startsWith(path.join(frameworkRoot, "src/console"))) {
    throw new Error(`No built file contains ${id}. Correct its name in scripts/build/page-weight.ts.`);
  }
  take(first);
  return [...found];
}

async function load<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(file, { configFile: false, logLevel: "silent" });
  return module;
}

function weight(chunks: readonly Chunk[], names: readonly string[], calls: number): PageWeight {
  const sizes = chunks
    .filter(({ fileName }) => names.includes(fileName))
    .map(({ fileName, code }) => {
      const name = path.basename(fileName).replace(/-[\w-]{8}\.js$/, "");
      return [name, gzipSync(code, { level: 9 }).length] as const;
    });
  return {
    kB: toKB(sizes.reduce((sum, [, bytes]) => sum + bytes, 0)),
    requests: DOCUMENTS + names.length + calls,
    files: Object.fromEntries(sizes.map(([name, bytes]) => [name, toKB(bytes)])),
  };
}

/** Rounded to 0.1 kB. */
const toKB = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;

/** The limits of a page, and the accepted weight of its files. */
export interface PageBudget extends PageWeight {}

/** Exceeded budgets, in sentences that name the files that grew; empty if there are none. */
export function overBudget(
  weights: { readonly [page: string]: PageWeight },
  budgets: { readonly [page: string]: PageBudget },
): readonly string[] {
  return Object.entries(budgets).flatMap(([page, budget]) => {
    const weight = weights[page];
    if (!weight) {
      return [`${page}: there is no such page any more`];
    }
    const grown = Object.entries(weight.files)
      .map(([file, kB]) => ({ file, by: kB - (budget.files[file] ?? 0) }))
      .filter(({ by }) => by >= 0.1)
      .sort((one, other) => other.by - one.by)
      .map(({ file, by }) => `${file} +${by.toFixed(1)}${budget.files[file] === undefined ? " (new)" : ""}`);
    const because = grown.length > 0 ? `; grown: ${grown.join(", ")}` : "";
    return [
      ...(weight.kB > budget.kB ? [`${page}: ${weight.kB} kB of at most ${budget.kB}${because}`] : []),
      ...(weight.requests > budget.requests
        ? [`${page}: ${weight.requests} requests of at most ${budget.requests}${because}`]
        : []),
    ];
  });
}
