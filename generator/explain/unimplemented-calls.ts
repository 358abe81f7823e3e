import type { ConsoleModel, EntityModel } from "../model/types/console-model.ts";
import { handFolder } from "../paths/product-paths.ts";
import { isObject, membersOf, readConstant } from "./source-objects.ts";

/** A declared call that needs hand-written code in the reference backend and has none. */
export interface UnimplementedCall {
  /** `ticket.admit`: the key for its code in `file`. */
  readonly name: string;
  readonly kind: "action" | "query";
  readonly method: string;
  readonly path: string;
  /** The file for the code, relative to the product's root. */
  readonly file: string;
}

/**
 * Declared calls without an implementation, read from the syntax of the product's backend. Empty if the product has no
 * backend of its own, or if the syntax does not show its routes.
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
  // The file that already has such code, or the one that defines the backend.
  const file = routes[0]?.source.file ?? `${folder}/product.ts`;
  return entities
    .flatMap(customCalls)
    .filter(({ name }) => !implemented.has(name))
    .map((call) => ({ ...call, file }));
}

/** Calls that need hand-written code: actions, and queries for one record. */
function customCalls({ names, actions, queries, isStored }: EntityModel): readonly Omit<UnimplementedCall, "file">[] {
  const toName = (call: string) => `${names.name}.${call}`;
  return [
    ...queries
      .filter(({ result }) => result === "one" || !isStored)
      .map(({ name, path }) => ({ name: toName(name), kind: "query" as const, method: "GET", path })),
    ...actions.map(({ name, method, path }) => ({ name: toName(name), kind: "action" as const, method, path })),
  ];
}
