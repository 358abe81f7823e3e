import type { ProductLanguage } from "../../../contract/labels.ts";
import { loadListCatalogue } from "../../i18n/load-catalogue.ts";
import { numberFormat } from "../../lib/intl-formats.ts";
import type { ConsoleProduct } from "../../product.ts";
import { genericScreens } from "./generic-screens.ts";
import { findScreenRoute } from "./requires-session.ts";

/**
 * Preloads the code of a signed-in page in parallel; the router would load the files one after another. Ignores
 * errors, because the router loads the files again and reports them.
 */
export function preloadPage(pathname: string, product: ConsoleProduct, language: ProductLanguage | undefined): void {
  const { model, overrides } = product;
  const route = findScreenRoute(pathname, product);
  void Promise.allSettled([
    import("./signed-in-layout.tsx"),
    model.loadSignedIn(),
    overrides?.(),
    language && loadListCatalogue(language),
    language && route && route.screen !== "list" ? language.loadForms() : null,
    route && genericScreens[route.screen](),
    route?.load(),
    route?.loadForm?.(),
    // Last: the first format loads the browser's data of the language, about 12 ms, which pass while the files arrive.
    language && numberFormat(language.name),
  ]);
}
