import type { ComponentType } from "react";
import { type RouteObject, useParams } from "react-router-dom";
import type { MessageKey } from "../../../generated/message-keys.ts";
import type { EntityScreens, FormModule, ScreenRoute } from "../../contract/screens.ts";

type Screens = EntityScreens<MessageKey>;
type Screen = ComponentType<{ readonly screens: Screens }>;
type FormScreen = ComponentType<{ readonly screens: Screens; readonly form: FormModule }>;

type PlainScreenName = "list" | "show";

const plainScreens: { readonly [S in PlainScreenName]: () => Promise<Screen> } = {
  list: async () => (await import("../crud/list-screen.tsx")).ListScreen,
  show: async () => (await import("../crud/show-screen.tsx")).ShowScreen,
};

const formScreens: { readonly [S in "create" | "edit"]: () => Promise<FormScreen> } = {
  create: async () => (await import("../crud/create-screen.tsx")).CreateScreen,
  edit: async () => (await import("../crud/edit-screen.tsx")).EditScreen,
};

async function loadScreen({ screen, load, loadForm }: ScreenRoute<MessageKey>): Promise<ComponentType> {
  if (screen === "list" || screen === "show") {
    const [ScreenComponent, screens] = await Promise.all([plainScreens[screen](), load()]);
    return () => <ScreenComponent screens={screens} />;
  }
  if (loadForm === null) {
    throw new ReferenceError(`The ${screen} screen has no form to show`);
  }
  const [ScreenComponent, screens, form] = await Promise.all([formScreens[screen](), load(), loadForm()]);
  return () => <ScreenComponent screens={screens} form={form} />;
}

async function loadComponent(route: ScreenRoute<MessageKey>): Promise<ComponentType> {
  const LoadedScreen = await loadScreen(route);
  // Another record is another screen: nothing typed into one may show up in the next.
  return () => <LoadedScreen key={useParams()["id"] ?? ""} />;
}

/** One generated screen as a route: the generic screen and what is generated for it arrive when it is first visited. */
export function toScreenRoute(route: ScreenRoute<MessageKey>): RouteObject {
  const load = () => loadComponent(route);
  return { path: route.path, lazy: { Component: load } };
}
