import type { ConsoleModel, EntityModel } from "../model/console-model.ts";
import { handFolder } from "../places/product-places.ts";
import { isObject, membersOf, readConstant } from "./source-objects.ts";

/** A declared call that the reference backend cannot answer from the spec alone, and that has no code. */
export interface UnimplementedCall {
  /** `ticket.admit`: the name under which its code belongs into `file`. */
  readonly name: string;
  readonly kind: "action" | "query";
  readonly method: string;
  readonly path: string;
  /** Where to write it, from the product's root. */
  readonly file: string;
}

/**
 * Declared calls that nobody implements, read from the syntax of the product's backend registry. None where the product
 * has no backend of its own, or names its routes in a way that only running it would tell.
 */
export function findUnimplementedCalls(root: string, { entities }: ConsoleModel): readonly UnimplementedCall[] {
  const folder = `${handFolder(root)}/backend`;
  const product = readConstant(root, `${folder}/product.ts`, "backendProduct");
  if (product === null || !isObject(product)) {
    return [];
  }
  const customRoutes = membersOf(product).find(({ name }) => name === "customRoutes");
  if (customRoutes !== undefined && !isObject(customRoutes.value)) {
    return [];
  }
  const routes = customRoutes === undefined ? [] : membersOf(customRoutes.value);
  const implemented = new Set(routes.map(({ name }) => name));
  // The file that has such code already, or the one that the backend is put together in.
  const file = routes[0]?.source.file ?? `${folder}/product.ts`;
  return entities
    .flatMap(customCalls)
    .filter(({ name }) => !implemented.has(name))
    .map((call) => ({ ...call, file }));
}

/** The calls that no generic route answers: actions, and queries for one record. */
function customCalls({ names, actions, queries, isStored }: EntityModel): readonly Omit<UnimplementedCall, "file">[] {
  const toName = (call: string) => `${names.name}.${call}`;
  return [
    ...queries
      .filter(({ result }) => result === "one" || !isStored)
      .map(({ name, path }) => ({ name: toName(name), kind: "query" as const, method: "GET", path })),
    ...actions.map(({ name, method, path }) => ({ name: toName(name), kind: "action" as const, method, path })),
  ];
}
