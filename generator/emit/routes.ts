import type { ConsoleModel, EntityModel } from "../model/types/console-model.ts";
import { key } from "../model/types/message-keys.ts";
import { template } from "../render/template.ts";
import type { Screen } from "../vocabulary/words.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";

interface RouteView {
  readonly path: string;
  readonly entity: string;
  readonly screen: Screen;
  readonly titleKey: string;
  readonly module: string;
  /** `Create` or `Update`; empty for list and show. */
  readonly variant: string;
  readonly type: string;
}

interface BreakdownView {
  readonly path: string;
  readonly entity: string;
  readonly field: string;
  readonly titleKey: string;
  readonly module: string;
}

interface RoutesView {
  readonly banner: string;
  readonly breakdowns: readonly BreakdownView[];
  readonly routes: readonly RouteView[];
}

const view = template<RoutesView>("routes.ts.hbs");

/** `generated/routes.ts`: all generated screens, lazy-loaded. */
export function emitRoutes({ entities }: ConsoleModel): readonly EmittedFile[] {
  const routes = entities.flatMap((entity) => entity.screens.map((screen) => toRoute(entity, screen)));
  const breakdowns = entities.flatMap((entity) =>
    entity.breakdowns.map(({ name, field, path }) => ({
      path,
      entity: entity.names.name,
      field,
      titleKey: key.breakdown(entity.names.name, name),
      module: entity.names.kebab,
    })),
  );
  return [{ path: "routes.ts", content: view({ banner: banner("schema/entities/"), routes, breakdowns }) }];
}

// biome-ignore format: a table reads better aligned
const SCREENS: Readonly<Record<Screen, { readonly title: string; readonly variant: string }>> = {
  list:   { title: "many",   variant: "" },
  show:   { title: "one",    variant: "" },
  create: { title: "create", variant: "Create" },
  edit:   { title: "edit",   variant: "Update" },
};

function toRoute({ names, routes }: EntityModel, screen: Screen): RouteView {
  const { title, variant } = SCREENS[screen];
  return {
    // React Router's syntax for parameters.
    path: (routes[screen] ?? "").replaceAll(/\{(\w+)\}/g, ":$1"),
    entity: names.name,
    screen,
    titleKey: key.entity(names.name, title),
    module: names.kebab,
    variant,
    type: names.type,
  };
}
