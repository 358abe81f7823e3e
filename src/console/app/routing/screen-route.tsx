import type { ComponentType } from "react";
import { type RouteObject, useParams } from "react-router-dom";
import type { MessageKey } from "../../../contract/register.ts";
import type { BreakdownRoute, EntityScreens, FormModule, ScreenName, ScreenRoute } from "../../../contract/screens.ts";
import type { FormScreenOverrideProps, OverrideRegistry } from "../../crud/overrides/entity-overrides.ts";
import { overridesOf } from "../../crud/overrides/overrides-context.ts";

interface LoadedProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly form: FormModule;
}

/** List and show take no form, and are given none. */
const genericScreens: { readonly [S in ScreenName]: () => Promise<ComponentType<LoadedProps>> } = {
  list: async () => (await import("../../crud/list/list-screen.tsx")).ListScreen,
  show: async () => (await import("../../crud/show/show-screen.tsx")).ShowScreen,
  create: async () => (await import("../../crud/form/create-screen.tsx")).CreateScreen,
  edit: async () => (await import("../../crud/form/edit-screen.tsx")).EditScreen,
};

const NO_FORM = async () => null;

/** The entity's own screen around the generic one, or instead of it; the generic one alone where it has none. */
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

async function loadComponent(route: ScreenRoute<MessageKey>, loadOverrides: LoadOverrides): Promise<ComponentType> {
  const { entity, screen, load, loadForm } = route;
  if (loadForm === null && (screen === "create" || screen === "edit")) {
    throw new ReferenceError(`The ${screen} screen has no form to show`);
  }
  const loadOverride = async () => (await overridesOf(await loadOverrides(), entity).screens[screen]?.()) ?? null;
  const [Generic, Override, screens, form] = await Promise.all([
    genericScreens[screen](),
    loadOverride(),
    load(),
    (loadForm ?? NO_FORM)(),
  ]);
  const Screen = toComponent(Generic, Override);
  // Another record is another screen: nothing typed into one may show up in the next.
  return () => <Screen key={useParams()["id"] ?? ""} screens={screens} {...({ form } as Pick<LoadedProps, "form">)} />;
}

/** Where the entities' own screens are declared; a part of the signed-in pages, which arrive after the sign-in page. */
export type LoadOverrides = () => Promise<OverrideRegistry>;

/** One generated screen as a route: the generic screen and what is generated for it arrive when it is first visited. */
export function toScreenRoute(route: ScreenRoute<MessageKey>, loadOverrides: LoadOverrides): RouteObject {
  const load = () => loadComponent(route, loadOverrides);
  return { path: route.path, lazy: { Component: load } };
}

/** One generated view of how records spread over a field's values, as a route; it arrives when it is first visited. */
export function toBreakdownRoute({ path, field, titleKey, load }: BreakdownRoute<MessageKey>): RouteObject {
  const loadBreakdown = async (): Promise<ComponentType> => {
    const [{ BreakdownScreen }, screens] = await Promise.all([
      import("../../crud/breakdown/breakdown-screen.tsx"),
      load(),
    ]);
    return () => <BreakdownScreen screens={screens} field={field} titleKey={titleKey} />;
  };
  return { path, lazy: { Component: loadBreakdown } };
}
