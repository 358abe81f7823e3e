import type { MessageKey } from "../../contract/register.ts";
import type { ScreenRoute } from "../../contract/screens.ts";
import type { Role } from "../../contract/staff.ts";
import type { ConsoleProduct, SignedInProduct } from "../product.ts";
import type { IconSet } from "../ui/icon.tsx";
import { ACTIVITY_PATH } from "./activity-path.ts";
import { allowedScreens } from "./allowed-screens.ts";

/** Reduces a product to what a role may use: removes forbidden forms and actions. */
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

/** Returns the menu without product screens that require another role. */
export function menuForRole(signedIn: SignedInProduct, product: ConsoleProduct, role: Role): SignedInProduct {
  const hidden = (product.screens ?? []).flatMap((screen) =>
    screen.role === undefined || screen.role === role || role === "administrator" ? [] : [screen.path],
  );
  const menu = signedIn.menu.filter(({ path }) => path === null || !hidden.includes(path));
  return hidden.length === 0 ? signedIn : { ...signedIn, menu };
}

/** Appends the activity list to the menu. Used if the backend has an audit log. */
export function withActivity(signedIn: SignedInProduct, Pictogram: IconSet[string]): SignedInProduct {
  const item = { name: "activity", icon: "console.activity", labelKey: "crud.activity", path: ACTIVITY_PATH } as const;
  return {
    ...signedIn,
    icons: { ...signedIn.icons, [item.icon]: Pictogram },
    menu: [...signedIn.menu, item],
  };
}
