import type { BackendRoute } from "../../src/contract/backend.ts";
import type { WireModel } from "../model/naming/wire-model.ts";
import { METHODS } from "../model/paths/paths.ts";
import type { ConsoleModel, EntityModel } from "../model/types/console-model.ts";
import { toImports, valueFrom } from "../render/imports.ts";
import { template } from "../render/template.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";

interface BackendRoutesView {
  readonly banner: string;
  /** The schemas of each entity. */
  readonly imports: readonly string[];
  readonly routes: readonly BackendRoute[];
  readonly entities: readonly { readonly name: string }[];
}

const view = template<BackendRoutesView>("backend/routes.ts.hbs");

/** `generated/backend/routes.ts`: all entity routes of the reference backend (spec §7). */
export function emitBackendRoutes({ entities, wire }: ConsoleModel): readonly EmittedFile[] {
  const content = view({
    banner: banner("schema/entities/"),
    imports: toImports(
      entities.flatMap(({ names }) =>
        ["Create", "Read", "Update"].map((variant) =>
          valueFrom(`../schemas/${names.kebab}.ts`, `${names.name}${variant}Schema`),
        ),
      ),
    ),
    routes: entities.flatMap((entity) =>
      routesOf(entity).map((route) => withCreated(withRole(route, entity.roles), entity, wire)),
    ),
    entities: entities.map(({ names }) => ({ name: names.name })),
  });
  return [{ path: "backend/routes.ts", content }];
}

function routesOf(entity: EntityModel): readonly BackendRoute[] {
  const { name } = entity.names;
  return [
    ...entity.operations.map((operation) => ({
      entity: name,
      name: operation,
      kind: operation,
      method: METHODS[operation],
      path: toFastify(entity.endpoints[operation] ?? ""),
      result: null,
      where: null,
    })),
    ...entity.queries.map((query) => ({
      entity: name,
      name: query.name,
      kind: "query" as const,
      method: "GET" as const,
      path: toFastify(query.path),
      result: query.result,
      where: query.where ?? null,
    })),
    ...entity.actions.map((action) => ({
      entity: name,
      name: action.name,
      kind: "action" as const,
      method: action.method,
      path: toFastify(action.path),
      result: null,
      where: null,
      ...(action.when === undefined ? {} : { when: action.when }),
      ...(action.inputs === undefined ? {} : { inputs: action.inputs }),
    })),
  ];
}

function withRole(route: BackendRoute, roles: EntityModel["roles"]): BackendRoute {
  const role = roles[route.name];
  return role === undefined ? route : { ...route, role };
}

/** The entity of the created records, if the names of its fields differ in responses. */
function withCreated(route: BackendRoute, { creates }: EntityModel, { entities }: WireModel): BackendRoute {
  return route.kind === "create" && creates !== null && Object.hasOwn(entities, creates)
    ? { ...route, creates }
    : route;
}

/** `/books/{id}` -> `/books/:id`. */
function toFastify(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}
