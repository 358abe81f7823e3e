import type { Operation, Screen } from "../vocabulary/words.ts";
import { toNames } from "./names.ts";
import type { UnvalidatedEntity } from "./unvalidated-spec.ts";

type Draft = Pick<UnvalidatedEntity, "source" | "spec">;

/** The method of each operation; `endpoints` may replace a path, never a method. */
export const METHODS = { list: "GET", get: "GET", create: "POST", update: "PUT", delete: "DELETE" } as const;

/** Root of an entity's routes and calls: as stated, or its plural. */
export function rootOf({ source, spec }: Draft): string {
  return spec.path ?? `/${toNames(source.name, spec.plural).pluralKebab}`;
}

/** Paths of the calls it has, by the main backend's convention (spec §7) or as stated. */
export function endpointsOf(unvalidated: Draft): { readonly [O in Operation]?: string } {
  const root = rootOf(unvalidated);
  const paths: Record<Operation, string> = {
    list: root,
    get: `${root}/{id}`,
    create: root,
    update: `${root}/{id}`,
    delete: `${root}/{id}`,
    ...unvalidated.spec.endpoints,
  };
  return Object.fromEntries((unvalidated.spec.operations ?? []).map((operation) => [operation, paths[operation]]));
}

/** Paths of the screens it has, by convention (spec §2) or as stated. */
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
