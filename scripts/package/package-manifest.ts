import { toCompiledName } from "./module-names.ts";

/** The parts of a package.json that matter here. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly engines: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string>>;
  readonly sideEffects?: readonly string[];
  readonly dependencies: Readonly<Record<string, string>>;
  /** Versions of indirect dependencies: newer ones need a newer Node. */
  readonly overrides?: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Below `lib/`. A TypeScript server finds a plugin by its package's `main`, and reads no `exports`. */
export const EDITOR_PLUGIN = "generator/editor/typescript-plugin.cjs";

/** Packages that only the console, the build and the tests of a product need. It installs them for development. */
const PEERS = [
  /^react(-dom|-router-dom)?$/,
  /^@(emotion|mui|rjsf|testing-library|vitejs)\//,
  /^@tanstack\/react-query$/,
  /^(axe-core|fast-check|jsdom|qrcode\.react|react-day-picker|vite|vitest)$/,
  /^@(axe-core\/playwright|playwright\/test)$/,
];

/** A product installs them when it has journeys. */
const FOR_JOURNEYS = /playwright/;

/** Used in the repository only, by code that an installed package does not reach. */
const LEFT_OUT = ["esbuild", "tsx"];

/**
 * Packages that a product's backend imports too. Each product depends on them itself, in the same versions: a strict
 * package manager lets it import nothing else.
 */
const SHARED = ["drizzle-orm", "fastify"];

/** Required by name by the packages above, or by the tests, without an import. */
const IMPLIED = ["@emotion/react", "@emotion/styled", "jsdom", "react-dom", "vite", "vitest"];

/**
 * The package's own package.json. Its dependencies are the imported packages, in the versions that the tests use; those of
 * the console are optional peers. Throws for an imported package without a version.
 */
export function toManifest(own: Manifest, packages: ReadonlySet<string>): object {
  const versions = versionsOf(own);
  const names = namesOf(own, packages);
  const unknown = names.filter((name) => versions[name] === undefined);
  if (unknown.length > 0) {
    throw new Error(`These packages are imported, but not in package.json: ${unknown.join(", ")}`);
  }
  const peers = names.filter(isPeer);
  const { name, version, description, license, engines, sideEffects = [] } = own;
  return {
    name,
    version,
    description,
    license,
    type: "module",
    engines,
    main: `./lib/${EDITOR_PLUGIN}`,
    bin: { "entity-console": "lib/scripts/package-cli.js" },
    exports: {
      ".": { types: `./lib/${EDITOR_PLUGIN.replace(/cjs$/, "d.cts")}`, default: `./lib/${EDITOR_PLUGIN}` },
      ...Object.fromEntries(Object.entries(own.exports).map(([entry, file]) => [entry, toExport(file)])),
      "./tsconfig.json": "./lib/tsconfig.package.json",
      "./package.json": "./package.json",
    },
    files: ["lib", "CHANGELOG.md", "MIGRATING.md"],
    sideEffects: sideEffects.map((pattern) => pattern.replace(/^\.\//, "./lib/")),
    // Overrides hold only at the root of an installation, so the package depends on these versions itself.
    dependencies: {
      ...Object.fromEntries(names.filter((each) => !isPeer(each)).map((each) => [each, versions[each]])),
      ...own.overrides,
    },
    peerDependencies: Object.fromEntries(peers.map((each) => [each, `^${versions[each]}`])),
    // A backend in production needs none of them.
    peerDependenciesMeta: Object.fromEntries(peers.map((each) => [each, { optional: true }])),
  };
}

/** The packages that `init` writes into a product's package.json. */
interface ProductPackages {
  readonly dependencies: Readonly<Record<string, string | undefined>>;
  /** Packages of the console, the build and the checks. */
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, string>>;
}

/** What `init` writes into a product's package.json. */
export function toProductPackages(own: Manifest, packages: ReadonlySet<string>): ProductPackages {
  const versions = versionsOf(own);
  const peers = namesOf(own, packages).filter((name) => isPeer(name) && !FOR_JOURNEYS.test(name));
  const names = [...peers, ...CHECKS].sort();
  return {
    dependencies: Object.fromEntries(SHARED.map((name) => [name, versions[name]])),
    devDependencies: Object.fromEntries(
      names.map((name) => [name, `${name === "typescript" ? "~" : "^"}${versions[name]}`]),
    ),
    overrides: own.overrides ?? {},
  };
}

/** Packages that a product's own checks need. */
const CHECKS = ["@biomejs/biome", "@types/node", "@types/react", "@types/react-dom", "typescript"];

function versionsOf(own: Manifest): Readonly<Record<string, string>> {
  return { ...own.devDependencies, ...own.dependencies };
}

function namesOf(own: Manifest, packages: ReadonlySet<string>): readonly string[] {
  return [...new Set([...packages, ...IMPLIED])].filter((name) => name !== own.name && !LEFT_OUT.includes(name)).sort();
}

function isPeer(name: string): boolean {
  return PEERS.some((pattern) => pattern.test(name));
}

function toExport(file: string): string | { readonly types: string; readonly default: string } {
  const compiled = toCompiledName(file.replace(/^\.\//, "./lib/"));
  return compiled.endsWith(".js") ? { types: compiled.replace(/\.js$/, ".d.ts"), default: compiled } : compiled;
}
