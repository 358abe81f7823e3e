import { existsSync } from "node:fs";
import path from "node:path";
import { createRunnableDevEnvironment, type Plugin, type RunnableDevEnvironment, resolveConfig } from "vite";
import type { ProductPaths } from "../../generator/paths/product-paths.ts";
import type { ConsoleProduct } from "../../src/console/product.ts";
import type { BackendAdapter } from "../../src/contract/backend-adapter.ts";
import type { WireNames } from "../../src/contract/wire-names.ts";
import { UsageError } from "../usage-error.ts";

/** Code of a product that `try-backend` uses. */
export interface ProductCode {
  /** The adapter of the main backend; undefined without one. */
  readonly adapter: BackendAdapter | undefined;
  /** Names of the id of each entity's records, if they differ from `id`. */
  readonly idNames: { readonly [entity: string]: string };
  /** Afterwards, the adapter can load no further modules. */
  close(): Promise<void>;
}

/** Loads the code of a product by Vite: an installed package has no other loader of TypeScript. */
export async function loadProductCode(product: ProductPaths): Promise<ProductCode> {
  const environment = await startLoader(product.root);
  try {
    return {
      adapter: await loadAdapter(environment, path.join(product.console, "product.ts")),
      idNames: await loadIdNames(environment, path.join(product.generated, "wire-names.ts")),
      close: () => environment.close(),
    };
  } catch (error) {
    await environment.close();
    throw error;
  }
}

const NO_STYLES = "\0no-styles";

/** Code of a product may import components, whose style sheets only a page can use. */
const withoutStyles: Plugin = {
  name: "without-styles",
  enforce: "pre",
  resolveId: (name) => (name.endsWith(".css") ? NO_STYLES : undefined),
  load: (id) => (id === NO_STYLES ? "export default {};" : undefined),
};

async function startLoader(root: string): Promise<RunnableDevEnvironment> {
  const product = { consumer: "server", resolve: { external: true as const } } as const;
  const config = await resolveConfig(
    { configFile: false, root, logLevel: "silent", environments: { product }, plugins: [withoutStyles] },
    "serve",
  );
  const environment = createRunnableDevEnvironment("product", config, { hot: false, runnerOptions: { hmr: false } });
  await environment.init();
  return environment;
}

async function loadAdapter({ runner }: RunnableDevEnvironment, file: string): Promise<BackendAdapter | undefined> {
  if (!existsSync(file)) {
    return undefined;
  }
  try {
    const { consoleProduct } = await runner.import<{ consoleProduct?: ConsoleProduct }>(file);
    return await consoleProduct?.adapters?.["main"]?.();
  } catch (error) {
    throw new UsageError(`${file}: the adapter cannot be loaded: ${error instanceof Error ? error.message : error}`);
  }
}

async function loadIdNames({ runner }: RunnableDevEnvironment, file: string): Promise<ProductCode["idNames"]> {
  if (!existsSync(file)) {
    return {};
  }
  const { wireNames = {} } = await runner.import<{ wireNames?: { readonly [entity: string]: WireNames } }>(file);
  return Object.fromEntries(Object.entries(wireNames).map(([entity, { names }]) => [entity, names["id"] ?? "id"]));
}
