import { type ComponentType, useSyncExternalStore } from "react";
import { LanguageProvider } from "../i18n/language-provider.tsx";
import { NotifyProvider } from "../notify/notify-provider.tsx";
import { ProductContext } from "../product.ts";
import { SessionProvider } from "../session/session-context.tsx";
import { ThemeChoiceProvider } from "../theme/theme-context.tsx";
import { UncaughtErrors } from "./reports/uncaught-errors.tsx";
import { LoginDialogHost } from "./routing/login-dialog-host.tsx";
import { NewVersionToast } from "./routing/new-version-toast.tsx";
import { RoutedPages } from "./routing/routed-pages.tsx";
import type { Routing } from "./routing/routing.ts";
import { SessionEffects } from "./routing/session-effects.tsx";
import { type Services, ServicesContext } from "./services/services.ts";

interface AppProps {
  readonly services: Services;
  readonly routing: Routing;
  /** The sign-in page if the console starts with it; null if it starts with the router. */
  readonly First: ComponentType | null;
}

/** Renders everything that all pages share, around the current page. */
export function App({ services, routing, First }: AppProps) {
  const routed = useSyncExternalStore(routing.subscribe, routing.get);
  return (
    <ServicesContext value={services}>
      <ProductContext value={services.product}>
        <LanguageProvider texts={services.texts}>
          <ThemeChoiceProvider>
            <NotifyProvider>
              <SessionProvider session={services.session}>
                <RoutedPages routing={routing} First={First} />
                <SessionEffects routing={routing} />
                <UncaughtErrors />
                <NewVersionToast routing={routing} />
                {routed !== null && <LoginDialogHost router={routed.router} currentPath={routing.currentPath} />}
              </SessionProvider>
            </NotifyProvider>
          </ThemeChoiceProvider>
        </LanguageProvider>
      </ProductContext>
    </ServicesContext>
  );
}
