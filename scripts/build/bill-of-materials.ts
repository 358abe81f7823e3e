import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { Plugin } from "vite";

const MAX_BYTES = 64 * 1024 * 1024;

/** In the console's folder, since licences require their texts next to the code. */
export const LICENSES_FILE = "third-party-licenses.md";
/** Next to the served folder: visitors need not know package versions. */
export const SBOM_SUFFIX = ".sbom.cdx.json";

interface Sbom {
  readonly components: readonly { readonly "bom-ref": string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

type Bundle = Readonly<Record<string, { readonly type: string; readonly modules?: object }>>;

interface Lock {
  readonly packages: { readonly [place: string]: { readonly name?: string; readonly version?: string; dev?: true } };
}

/** `react@19.3.1` for each package that `npm ci --omit=dev` installs, and the project itself. */
function installedInProduction(root: string): ReadonlySet<string> {
  const { packages } = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")) as Lock;
  const kept = Object.entries(packages).filter(([, { dev }]) => dev !== true);
  return new Set(kept.map(([place, { name, version }]) => `${name ?? place.split("node_modules/").at(-1)}@${version}`));
}

/** Packages whose code is in a bundle: the console's are development packages, but its bundle contains them. */
function bundledIn(root: string, bundle: Bundle): ReadonlySet<string> {
  const { packages } = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")) as Lock;
  const files = Object.values(bundle).flatMap((output) => Object.keys(output.modules ?? {}));
  const places = files.flatMap(
    (file) => /(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? [],
  );
  return new Set(places.map((place) => `${place.split("node_modules/").at(-1)}@${packages[place]?.version}`));
}

/** npm's bill of materials in CycloneDX, for the packages that production installs or the console contains. */
async function readSbom(root: string, bundle: Bundle): Promise<string> {
  const options = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"];
  const { stdout } = await promisify(execFile)("npm", options, { cwd: root, maxBuffer: MAX_BYTES });
  const sbom = JSON.parse(stdout) as Sbom;
  const kept = new Set([...installedInProduction(root), ...bundledIn(root, bundle)]);
  const components = sbom.components.filter((component) => kept.has(component["bom-ref"]));
  const dependencies = sbom.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((name) => kept.has(name)) }));
  return `${JSON.stringify({ ...sbom, components, dependencies }, null, 1)}\n`;
}

/** Writes `<folder>.sbom.cdx.json` next to the built console; Vite's own `build.license` writes the licences' texts. */
export function billOfMaterials(root: string): Plugin {
  return {
    name: "bill-of-materials",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      // It is read from npm's lock file; other package managers have none.
      if (!existsSync(path.join(root, "package-lock.json"))) {
        return;
      }
      await writeFile(`${path.resolve(dir)}${SBOM_SUFFIX}`, await readSbom(root, bundle));
    },
  };
}
