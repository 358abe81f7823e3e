import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ProductPlaces } from "../../generator/places/product-places.ts";
import type { ConsoleProduct } from "../../src/console/product.ts";
import type { BackendAdapter } from "../../src/contract/backend-adapter.ts";
import type { WireNames } from "../../src/contract/wire-names.ts";
import { UsageError } from "../end-with-sentence.ts";

/** The product's adapter of the main backend; undefined without one. Throws a `UsageError` if it cannot be loaded. */
export async function loadAdapter({ console: folder }: ProductPlaces): Promise<BackendAdapter | undefined> {
  const file = path.join(folder, "product.ts");
  if (!existsSync(file)) {
    return undefined;
  }
  try {
    const { consoleProduct } = await load<{ consoleProduct?: ConsoleProduct }>(file);
    return await consoleProduct?.adapters?.["main"]?.();
  } catch (error) {
    throw new UsageError(`${file}: the adapter cannot be loaded: ${error instanceof Error ? error.message : error}`);
  }
}

/** Names of the id of each entity's records, if they differ from `id`. */
export async function loadIdNames({ generated }: ProductPlaces): Promise<{ readonly [entity: string]: string }> {
  const file = path.join(generated, "wire-names.ts");
  if (!existsSync(file)) {
    return {};
  }
  const { wireNames = {} } = await load<{ wireNames?: { readonly [entity: string]: WireNames } }>(file);
  return Object.fromEntries(Object.entries(wireNames).map(([entity, { names }]) => [entity, names["id"] ?? "id"]));
}

async function load<Module>(file: string): Promise<Module> {
  return (await import(pathToFileURL(file).href)) as Module;
}
