import type { Operation, Screen } from "../../vocabulary/words.ts";
import type { UnvalidatedEntity } from "../fields/unvalidated-spec.ts";
import { toNames } from "../naming/names.ts";

type Draft = Pick<UnvalidatedEntity, "source" | "spec">;

/** HTTP method of each operation. `endpoints` can replace a path, but never a method. */
export const METHODS = { list: "GET", get: "GET", create: "POST", update: "PUT", delete: "DELETE" } as const;

/** Root of an entity's routes: explicit, or the plural of its name. Without the slash that its calls may end with. */
export function rootOf({ source, spec }: Draft): string {
  return spec.path?.replace(/(.)\/$/, "$1") ?? `/${toNames(source.name, spec.plural).pluralKebab}`;
}

/** Paths of the entity's calls: explicit, or the default of the main backend (spec §7). */
export function endpointsOf(unvalidated: Draft): { readonly [O in Operation]?: string } {
  const root = rootOf(unvalidated);
  const slash = unvalidated.spec.path?.endsWith("/") === true && root !== "/" ? "/" : "";
  const [all, one] = [`${root}${slash}`, `${root}/{id}${slash}`];
  const paths: Record<Operation, string> = {
    list: all,
    get: one,
    create: all,
    update: one,
    delete: one,
    ...unvalidated.spec.endpoints,
  };
  return Object.fromEntries((unvalidated.spec.operations ?? []).map((operation) => [operation, paths[operation]]));
}

/** Paths of the entity's screens: explicit, or the default (spec §2). */
export function routesOf(unvalidated: Draft): { readonly [S in Screen]?: string } {
  const root = rootOf(unvalidated);
  const paths: Record<Screen, string> = {
    list: root,
    show: `${root}/show/{id}`,
    create: `${root}/create`,
    edit: `${root}/edit/{id}`,
    ...unvalidated.spec.routes,
  };
  return Object.fromEntries((unvalidated.spec.screens ?? []).map((screen) => [screen, paths[screen]]));
}
