import type { ComponentType } from "react";
import { type LoaderFunction, matchPath, type RouteObject, useParams } from "react-router-dom";
import type { MessageKey } from "../../../contract/register.ts";
import type { BreakdownRoute, ScreenRoute } from "../../../contract/screens.ts";
import type { FormScreenOverrideProps, OverrideRegistry } from "../../crud/overrides/entity-overrides.ts";
import { overridesOf } from "../../crud/overrides/overrides-context.ts";
import type { Texts } from "../../i18n/texts.ts";
import { sleep } from "../../lib/sleep.ts";
import { useRole } from "../../session/session-context.tsx";
import { loadPossiblyThemed, loadThemed } from "../../theme/load-themed.tsx";
import type { Services } from "../services/services.ts";
import { genericScreens, type LoadedProps } from "./generic-screens.ts";
import { withLoadRetry } from "./with-load-retry.tsx";

const NO_FORM = async () => null;

/** Wraps or replaces the generic screen with the entity's override, if there is one. */
function toComponent(Generic: ComponentType<LoadedProps>, Override: ComponentType<FormScreenOverrideProps> | null) {
  return (props: LoadedProps) =>
    Override ? (
      <Override {...props}>
        <Generic {...props} />
      </Override>
    ) : (
      <Generic {...props} />
    );
}

async function loadComponent(
  route: ScreenRoute<MessageKey>,
  loadOverrides: LoadOverrides,
  services?: Services,
): Promise<ComponentType> {
  const { entity, screen, load, loadForm } = route;
  if (loadForm === null && (screen === "create" || screen === "edit")) {
    throw new ReferenceError(`The ${screen} screen has no form to show`);
  }
  const loadOverride = async () => (await overridesOf(await loadOverrides(), entity).screens[screen]?.()) ?? null;
  const [Generic, Override, screens, form, { ScreenForRole }] = await Promise.all([
    genericScreens[screen](),
    loadOverride(),
    load(),
    (loadForm ?? NO_FORM)(),
    import("../../crud/page/screen-for-role.tsx"),
    // Lists render before their texts are complete; missing texts load on demand.
    screen === "list" ? null : services?.texts.loadAllTexts(),
  ]);
  const Screen = toComponent(Generic, Override);
  return () => {
    // Remount for another record, so that no input is carried over.
    const key = useParams()["id"] ?? "";
    const role = useRole();
    return <ScreenForRole key={key} role={role} screens={screens} form={form} screen={screen} Screen={Screen} />;
  };
}

/** Loads the registry of overrides, together with the signed-in pages. */
export type LoadOverrides = () => Promise<OverrideRegistry>;

/** How long the first page waits for its rows, in ms, to avoid a flash of placeholders. */
const FIRST_ROWS_MS = 300;
const started = new WeakSet<Services>();

/** Prefetches a list's rows in parallel with its code. Errors are ignored: the screen encounters them too. */
function toListLoader({ load }: ScreenRoute<MessageKey>, services: Services): LoaderFunction {
  return async ({ request }) => {
    if (!services.session.isSignedIn()) {
      return null;
    }
    const ask = async () => {
      const [{ loadListAhead }, screens] = await Promise.all([import("./prefetch-list.ts"), load()]);
      await loadListAhead(services, screens, new URL(request.url));
    };
    const asked = ask().catch(() => undefined);
    if (!started.has(services)) {
      started.add(services);
      await Promise.race([asked, sleep(FIRST_ROWS_MS)]);
    }
    return null;
  };
}

/** Creates the route of a generated screen. The generic screen and its descriptor are lazy-loaded. */
export function toScreenRoute(
  route: ScreenRoute<MessageKey>,
  loadOverrides: LoadOverrides,
  services?: Services,
): RouteObject {
  const load = () => loadComponent(route, loadOverrides, services);
  return {
    path: route.path,
    lazy: { Component: withLoadRetry(() => loadPossiblyThemed(load)) },
    ...(services && route.screen === "list"
      ? { loader: toListLoader(route, services), shouldRevalidate: () => false }
      : {}),
  };
}

/** Prefetches the code of a generated screen. Errors are ignored: it loads again on a visit. */
export async function warmUpScreen(
  routes: readonly ScreenRoute<MessageKey>[],
  path: string,
  texts: Texts,
): Promise<void> {
  const route = routes.find((each) => matchPath(each.path, path) !== null);
  if (route) {
    const { screen, load, loadForm } = route;
    const parts = [genericScreens[screen](), load(), (loadForm ?? NO_FORM)()];
    const theme = screen === "show" ? [import("../../theme/mui-theme-provider.tsx")] : [];
    await Promise.allSettled([...parts, ...theme, screen === "list" ? null : texts.loadAllTexts()]);
  }
}

/** Creates the route of a generated breakdown: how records are distributed over a field's values. Lazy-loaded. */
export function toBreakdownRoute({ path, field, titleKey, load }: BreakdownRoute<MessageKey>): RouteObject {
  const loadBreakdown = async (): Promise<ComponentType> => {
    const [{ BreakdownScreen }, screens] = await Promise.all([
      import("../../crud/screens/breakdown-screen.tsx"),
      load(),
    ]);
    return () => <BreakdownScreen screens={screens} field={field} titleKey={titleKey} />;
  };
  const loadScreen = () => loadThemed(loadBreakdown);
  return { path, lazy: { Component: withLoadRetry(loadScreen) } };
}
