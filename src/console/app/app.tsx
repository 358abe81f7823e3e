import { RouterProvider } from "react-router-dom";
import { LanguageProvider } from "../i18n/language-provider.tsx";
import { NotifyProvider } from "../notify/notify-provider.tsx";
import { ProductContext } from "../product.ts";
import { SessionProvider } from "../session/session-context.tsx";
import { ThemeChoiceProvider } from "../theme/theme-context.tsx";
import { LoginDialogHost } from "./login/login-dialog-host.tsx";
import { NewVersionToast } from "./new-version-toast.tsx";
import type { ConsoleRouter } from "./routing/console-router.tsx";
import { type Services, ServicesContext } from "./services.ts";
import { SessionEffects } from "./session/session-effects.tsx";
import { StrayErrors } from "./stray-errors.tsx";

interface AppProps {
  readonly services: Services;
  readonly router: ConsoleRouter;
}

/** The console: everything that every page of it shares, around the page. */
export function App({ services, router }: AppProps) {
  return (
    <ServicesContext value={services}>
      <ProductContext value={services.product}>
        <LanguageProvider texts={services.texts}>
          <ThemeChoiceProvider>
            <NotifyProvider>
              <SessionProvider session={services.session}>
                <RouterProvider router={router} />
                <SessionEffects router={router} />
                <StrayErrors />
                <NewVersionToast router={router} />
                <LoginDialogHost router={router} />
              </SessionProvider>
            </NotifyProvider>
          </ThemeChoiceProvider>
        </LanguageProvider>
      </ProductContext>
    </ServicesContext>
  );
}
