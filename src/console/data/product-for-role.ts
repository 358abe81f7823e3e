import type { MessageKey } from "../../contract/register.ts";
import type { ScreenRoute } from "../../contract/screens.ts";
import type { Role } from "../../contract/staff.ts";
import type { ConsoleProduct, SignedInProduct } from "../product.ts";
import type { IconSet } from "../ui/icon.tsx";
import { ACTIVITY_PATH } from "./activity-path.ts";
import { allowedScreens } from "./allowed-screens.ts";

/** A product as a role sees it: without the forms and actions that it may not use. */
export function productForRole(product: ConsoleProduct, role: Role): ConsoleProduct {
  if (role === "administrator") {
    return product;
  }
  const { model } = product;
  const isForm = ({ screen }: ScreenRoute<MessageKey>) => screen === "create" || screen === "edit";
  const screenRoutes = model.screenRoutes
    .filter((route) => !isForm(route))
    .map((route) => ({ ...route, load: async () => allowedScreens(await route.load(), role) }));
  return { ...product, model: { ...model, screenRoutes } };
}

/** The menu without the product's own screens that another role is needed for. */
export function menuForRole(signedIn: SignedInProduct, product: ConsoleProduct, role: Role): SignedInProduct {
  const hidden = (product.screens ?? []).flatMap((screen) =>
    screen.role === undefined || screen.role === role || role === "administrator" ? [] : [screen.path],
  );
  const menu = signedIn.menu.filter(({ path }) => path === null || !hidden.includes(path));
  return hidden.length === 0 ? signedIn : { ...signedIn, menu };
}

/** The menu with the way to all activity at its end: where the backend says what was done. */
export function withActivity(signedIn: SignedInProduct, Pictogram: IconSet[string]): SignedInProduct {
  const item = { name: "activity", icon: "console.activity", labelKey: "crud.activity", path: ACTIVITY_PATH } as const;
  return {
    ...signedIn,
    icons: { ...signedIn.icons, [item.icon]: Pictogram },
    menu: [...signedIn.menu, item],
  };
}
