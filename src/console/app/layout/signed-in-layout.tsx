import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { Outlet } from "react-router-dom";
import { ContentProvider } from "../../../product/console/content/content-context.tsx";
import { overrideRegistry } from "../../../product/console/overrides/registry.ts";
import { OverridesContext } from "../../crud/overrides/overrides-context.ts";
import { ClientProvider } from "../../data/client-context.tsx";
import { ServiceProvider } from "../../data/service-context.tsx";
import { useIsSignedIn } from "../../session/session-context.tsx";
import { MuiThemeProvider } from "../../theme/mui-theme-provider.tsx";
import { useServices } from "../services.ts";
import { toBackendAccess } from "../session/backend-access.ts";
import { Shell } from "./shell.tsx";

/** Around every page that needs sign-in: the backend's client, its cache, and the shell. */
export function SignedInLayout({ children }: { readonly children?: ReactNode }) {
  const services = useServices();
  const isWaiting = useSyncExternalStore(services.loginGate.subscribe, services.loginGate.isOpen);
  // Behind the sign-in dialog the page stays as it is.
  const isHere = useIsSignedIn() || isWaiting;
  const { client, service, content, queryClient } = toBackendAccess(services);

  useEffect(() => {
    if (!isHere) {
      // What the last session saw must not be there for the next one, nor arrive late.
      void queryClient.cancelQueries().then(() => queryClient.clear());
    }
  }, [isHere, queryClient]);

  if (!isHere) {
    return null;
  }
  return (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <ServiceProvider service={service}>
          <ContentProvider client={content}>
            <OverridesContext value={overrideRegistry}>
              <MuiThemeProvider>
                <Shell>{children ?? <Outlet />}</Shell>
              </MuiThemeProvider>
            </OverridesContext>
          </ContentProvider>
        </ServiceProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
}
