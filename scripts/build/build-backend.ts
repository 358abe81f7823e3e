import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import { frameworkRoot, type ProductPlaces } from "../../generator/places/product-places.ts";

/** Output folder of the production backend: `dist/backend`, next to the product's console. */
export function backendDist(product: ProductPlaces): string {
  return path.join(path.dirname(product.dist), "backend");
}

/**
 * Bundles a product's backend, so that production needs neither a TypeScript loader nor development packages. Dynamic
 * imports, such as the demo data, become files of their own. A product without a backend has no bundle.
 */
export async function buildBackend(product: ProductPlaces): Promise<void> {
  const folder = backendDist(product);
  rmSync(folder, { recursive: true, force: true });
  if (!existsSync(product.backendProduct)) {
    return;
  }
  await build({
    stdin: { contents: toEntry(product), resolveDir: import.meta.dirname, loader: "ts" },
    entryNames: "main",
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    outExtension: { ".js": ".mjs" },
    logLevel: "error",
    plugins: [packagesStay, sourceLocations(folder)],
  });
}

function toEntry(product: ProductPlaces): string {
  const module = JSON.stringify(product.backendProduct.split(path.sep).join("/"));
  // Relative to the project's root: the spec need not exist in production.
  const placeOf = (folder: string) => JSON.stringify(path.relative(frameworkRoot, folder).split(path.sep).join("/"));
  return `
    import path from "node:path";
    import { frameworkRoot } from "../../generator/places/product-places.ts";
    import { runBackendOf } from "../serve-product.ts";
    import { backendProduct } from ${module};
    const [data, dist] = [${placeOf(product.data)}, ${placeOf(product.dist)}].map((place) => path.join(frameworkRoot, place));
    await runBackendOf({ data, dist }, backendProduct, process.argv.slice(2));`;
}

/** Packages stay external: some contain binaries. A name with \`#\` is part of this repository. */
const packagesStay: Plugin = {
  name: "packages-stay",
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./#]/ }, ({ kind, path: name }) =>
      kind === "entry-point" || path.isAbsolute(name) ? undefined : { external: true },
    );
  },
};

/** Keeps paths that a source resolves from its own location, such as the migrations: only the code moves. */
function sourceLocations(folder: string): Plugin {
  return {
    name: "source-locations",
    setup: ({ onLoad }) => {
      onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
        const text = readFileSync(file, "utf8");
        const place = path.relative(folder, file).split(path.sep).join("/");
        return {
          loader: "ts",
          contents: text.replaceAll("import.meta.url", `new URL(${JSON.stringify(place)}, import.meta.url).href`),
        };
      });
    },
  };
}
