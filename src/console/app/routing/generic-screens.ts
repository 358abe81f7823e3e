import type { ComponentType } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FormModule, ScreenName } from "../../../contract/screens.ts";

/** Props of a loaded screen: the entity's descriptor, and the form of a form screen. */
export interface LoadedProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly form: FormModule;
}

/** Loads the generic screens. List and show screens ignore `form`. */
export const genericScreens: { readonly [S in ScreenName]: () => Promise<ComponentType<LoadedProps>> } = {
  list: async () => (await import("../../crud/screens/list-screen.tsx")).ListScreen,
  show: async () => (await import("../../crud/screens/show-screen.tsx")).ShowScreen,
  create: async () => (await import("../../crud/screens/create-screen.tsx")).CreateScreen,
  edit: async () => (await import("../../crud/screens/edit-screen.tsx")).EditScreen,
};
