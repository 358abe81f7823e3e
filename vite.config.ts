import { writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { findProduct, isInstalled, workspaceRoot } from "./generator/paths/product-paths.ts";
import { billOfMaterials, LICENSES_FILE } from "./scripts/build/bill-of-materials.ts";
import { rejectChunkCycles } from "./scripts/build/chunk-cycles.ts";
import { chunkGroups } from "./scripts/build/chunk-groups.ts";
import { codegenPlugin } from "./scripts/build/codegen-plugin.ts";
import { compileHints } from "./scripts/build/compile-hints.ts";
import { inspectorPlugin } from "./scripts/build/inspector-plugin.ts";
import { productPage } from "./scripts/build/product-page.ts";
import { proxiedPaths } from "./scripts/build/proxied-paths.ts";
import { frameworkFile } from "./scripts/build/run-vite.ts";

/** Set by `--product` of the scripts; `vite` itself does not accept our options. */
const product = findProduct(process.env["PRODUCT"] || null);

const entry = { root: product.root, entry: path.join(product.console, "main.tsx") };

const backend = `http://127.0.0.1:${process.env["BACKEND_PORT"] ?? "8081"}`;

/** Writes a `.gz` and a `.br` file next to each text file, for servers that do not compress each response. The page has
 * none, because its URLs depend on the path of the console. */
function compressed(): Plugin {
  const toGzip = promisify(gzip);
  const toBrotli = promisify(brotliCompress);
  return {
    name: "compressed",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const texts = Object.values(bundle).filter(({ fileName }) => /\.(js|css|svg)$/.test(fileName));
      await Promise.all(
        texts.map(async (file) => {
          const content = Buffer.from(file.type === "chunk" ? file.code : file.source);
          const target = path.join(dir, file.fileName);
          await writeFile(`${target}.gz`, await toGzip(content, { level: 9 }));
          // Quality 11 would take ten times as long for a few percent.
          const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
          await writeFile(`${target}.br`, await toBrotli(content, { params }));
        }),
      );
    },
  };
}

/** Modules of packages that a build replaces by smaller ones, and the saved kB (gzip). */
const replaced = [
  // 32 kB on each list.
  { find: /^\.\/utils\/createSvgIcon\.mjs$/, replacement: "create-svg-icon.tsx" },
  // 31 kB on each form.
  { find: /^markdown-to-jsx\/react$/, replacement: "markdown.tsx" },
  // Not for size: the original starts a worker that the Content-Security-Policy forbids.
  { find: /^\.\.\/zip\/zipToArrayBuffer\.js$/, replacement: "zip-to-array-buffer.ts" },
].map(({ find, replacement }) => ({
  find,
  replacement: frameworkFile(`src/console/replaced/${replacement}`),
}));

export default defineConfig(({ command }) => ({
  // One build serves any path: files refer to each other by relative URLs. Only the page has paths from the root.
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }) },
  root: path.join(import.meta.dirname, "src/console"),
  // An installed package stays as it is: caches are the product's.
  ...(isInstalled && { cacheDir: path.join(workspaceRoot, "node_modules/.cache/vite") }),
  plugins: [
    react(),
    compileHints(),
    compressed(),
    billOfMaterials(workspaceRoot),
    codegenPlugin(product.root),
    inspectorPlugin(product.root),
    productPage(product),
    rejectChunkCycles(),
  ],
  resolve: {
    alias: [{ find: "/@product", replacement: product.console }, ...(command === "build" ? replaced : [])],
  },
  build: {
    outDir: product.dist,
    // Outside of `root`, so Vite needs an explicit permission to empty it.
    emptyOutDir: true,
    // All supported browsers preload modules, so the polyfill would be an unnecessary script. Do not list files that
    // every page loads anyway; `list` is loaded by every page of the router, except one public page that does not need
    // it. The imported file itself is requested by its import at the same moment.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (imported, files) =>
        files.filter((file) => file !== imported && !/\/(?:base|rolldown-runtime|router|list)-[\w-]+\.js$/.test(file)),
    },
    // The Content-Security-Policy forbids fonts and images with `data:` URLs.
    assetsInlineLimit: 0,
    // All styles are a few kilobytes in one request.
    cssCodeSplit: false,
    sourcemap: false,
    // The licence texts of all bundled packages.
    license: { fileName: LICENSES_FILE },
    target: "es2022",
    rolldownOptions: {
      // On a slow machine, the bundler would advise whoever starts the console about its plugins.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: "stages", name: chunkGroups(import.meta.dirname, entry) }],
        },
      },
    },
  },
  server: {
    ...(isInstalled && { fs: { allow: [workspaceRoot, path.join(import.meta.dirname, "../..")] } }),
    proxy: Object.fromEntries(proxiedPaths.map((prefix) => [prefix, { target: backend }])),
  },
}));
