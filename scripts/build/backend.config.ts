import { existsSync } from "node:fs";
import path from "node:path";
import { defineConfig, type Plugin } from "vite";
import { findProduct, isInstalled, type ProductPaths, workspaceRoot } from "../../generator/paths/product-paths.ts";
import { backendDist } from "./build-backend.ts";
import { frameworkFile } from "./run-vite.ts";

// The configuration of Vite for a product's backend; `vite.config.ts` is the console's.

const product = findProduct(process.env["PRODUCT"] || null);
const output = process.env["BACKEND_DIST"] || backendDist(product);

const ENTRY = "virtual:backend-entry";

/** The module that starts the backend. It finds the product's folders from its own location. */
function entry(of: ProductPaths): Plugin {
  const module = JSON.stringify(of.backendProduct.split(path.sep).join("/"));
  // Relative to this file's later place: the spec need not exist in production.
  const placeOf = (folder: string) => JSON.stringify(path.relative(output, folder).split(path.sep).join("/"));
  const backend = isInstalled ? "entity-console/backend" : frameworkFile("src/backend/start-product.ts");
  return {
    name: "backend-entry",
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
    load: (id) =>
      id === `\0${ENTRY}`
        ? `import path from "node:path";
           import { startProduct } from ${JSON.stringify(backend)};
           import { backendProduct } from ${module};
           const [workspace, data, dist] = [${[workspaceRoot, of.data, of.dist].map(placeOf).join(", ")}].map((place) =>
             path.join(import.meta.dirname, place));
           await startProduct({ workspace, data, dist }, backendProduct, process.argv.slice(2));`
        : undefined,
  };
}

/** Keeps paths that a source resolves from its own location, such as the migrations: only the code moves. */
const sourceLocations: Plugin = {
  name: "source-locations",
  transform: (code, id) => {
    if (!existsSync(id) || !code.includes("import.meta.url")) {
      return undefined;
    }
    const place = path.relative(output, id).split(path.sep).join("/");
    return {
      code: code.replaceAll("import.meta.url", `new URL(${JSON.stringify(place)}, import.meta.url).href`),
      map: null,
    };
  },
};

export default defineConfig({
  root: product.root,
  plugins: [entry(product), sourceLocations],
  // The framework's own sources are bundled in its repository; all packages stay outside, since some contain binaries.
  ssr: { external: true, noExternal: isInstalled ? [] : [/^#/, /^entity-console\//] },
  build: {
    ssr: true,
    outDir: output,
    emptyOutDir: true,
    target: "node20",
    minify: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { main: ENTRY },
      output: { format: "es", entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
    },
  },
});
