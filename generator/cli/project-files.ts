import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { frameworkVersion } from "../paths/framework-version.ts";
import { frameworkRoot } from "../paths/product-paths.ts";
import { template } from "../render/template.ts";

// Files of a product with an installed package: what makes a folder a project of its own.

interface ProjectView {
  readonly title: string;
}

const PACKAGE = "entity-console";

const TEXTS = {
  ".gitignore": template<ProjectView>("init/project/gitignore.hbs"),
  "biome.json": template<ProjectView>("init/project/biome.json.hbs"),
  "vitest.config.ts": template<ProjectView>("init/project/vitest.config.ts.hbs"),
  "README.md": template<ProjectView>("init/project/README.md.hbs"),
  ".github/workflows/check.yml": template<ProjectView>("init/project/ci.yml.hbs"),
} as const;

const SCRIPTS = {
  start: "entity-console start",
  dev: "entity-console dev",
  codegen: "entity-console codegen",
  "codegen:check": "entity-console check",
  labels: "entity-console labels",
  check: "npm run lint && npm run types && npm run codegen:check",
  lint: "biome check",
  types: "tsc",
  test: "vitest run",
  build: "entity-console build",
  backend: "entity-console backend",
  migrations: "entity-console migrate",
  journeys: "entity-console journeys",
  "try-backend": "entity-console try-backend",
};

/** The project files of a product in `root`, by path relative to it. */
export function projectFiles(root: string, title: string): readonly (readonly [file: string, text: string])[] {
  const texts = Object.entries(TEXTS).map(([file, render]) => [file, render({ title })] as const);
  return [["package.json", `${JSON.stringify(toManifest(root), null, 2)}\n`], ...texts];
}

/** Writes the project files that the product in `root` does not have. Returns their paths. */
export function addProjectFiles(root: string, title: string): readonly string[] {
  const missing = projectFiles(root, title).filter(([file]) => !existsSync(path.join(root, file)));
  for (const [file, text] of missing) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return missing.map(([file]) => file);
}

interface ProductPackages {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, string>>;
}

function toManifest(root: string): object {
  const text = readFileSync(path.join(frameworkRoot, "product-packages.json"), "utf8");
  const { dependencies, devDependencies, overrides } = JSON.parse(text) as ProductPackages;
  return {
    name: path.basename(root),
    version: "0.0.0",
    private: true,
    type: "module",
    engines: { node: ">=20.19" },
    scripts: SCRIPTS,
    dependencies: { [PACKAGE]: packageSource(root, [process.cwd(), frameworkRoot]), ...dependencies },
    devDependencies,
    // For npm and for pnpm: newer versions need a newer Node.
    overrides,
    pnpm: { overrides },
  };
}

/**
 * How the product in `root` installs this package: as the nearest project above one of the folders does. A tarball's path
 * becomes relative to the product.
 */
export function packageSource(root: string, folders: readonly string[]): string {
  for (const folder of folders.flatMap(foldersAbove)) {
    const source = statedSource(path.join(folder, "package.json"));
    // npm writes `file:x.tgz`, Yarn `./x.tgz`.
    if (source !== null && /^(?:file:|\.{0,2}\/)/.test(source)) {
      const tarball = path.resolve(folder, source.replace(/^file:/, ""));
      return `file:${path.relative(root, tarball).split(path.sep).join("/")}`;
    }
    if (source !== null) {
      return source;
    }
  }
  return `^${frameworkVersion()}`;
}

function foldersAbove(folder: string): readonly string[] {
  const above = path.dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersAbove(above)];
}

interface Stated {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

function statedSource(file: string): string | null {
  if (!existsSync(file)) {
    return null;
  }
  try {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(file, "utf8")) as Stated;
    return dependencies?.[PACKAGE] ?? devDependencies?.[PACKAGE] ?? null;
  } catch {
    // Not valid JSON: npm reports it.
    return null;
  }
}
