import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { Outlet } from "react-router-dom";
import type { OverrideRegistry } from "../../crud/overrides/entity-overrides.ts";
import { OverridesContext } from "../../crud/overrides/overrides-context.ts";
import { BackendsContext, ClientContext, ServiceContext } from "../../data/backend-contexts.ts";
import { KindOverridesContext } from "../../fields/kind-overrides.ts";
import { useNotify } from "../../notify/use-notify.ts";
import { SignedInContext, type SignedInProduct } from "../../product.ts";
import { useIsSignedIn } from "../../session/session-context.tsx";
import { MuiThemeProvider } from "../../theme/mui-theme-provider.tsx";
import { IconSetContext } from "../../ui/icon.tsx";
import { useServices } from "../services.ts";
import { toBackendAccess } from "../session/backend-access.ts";
import { Shell } from "./shell.tsx";

interface SignedInLayoutProps {
  readonly signedIn: SignedInProduct;
  readonly overrides: OverrideRegistry;
  readonly children?: ReactNode;
}

/** Around every page that needs sign-in: the backends' clients, their cache, and the shell. */
export function SignedInLayout({ signedIn, overrides, children }: SignedInLayoutProps) {
  const services = useServices();
  const isWaiting = useSyncExternalStore(services.loginGate.subscribe, services.loginGate.isOpen);
  // Behind the sign-in dialog the page stays as it is.
  const isHere = useIsSignedIn() || isWaiting;
  const { client, service, backends, queryClient } = toBackendAccess(services, signedIn, useNotify());

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
      <ClientContext value={client}>
        <ServiceContext value={service}>
          <BackendsContext value={backends}>
            <SignedInContext value={signedIn}>
              <IconSetContext value={signedIn.icons}>
                <OverridesContext value={overrides}>
                  <KindOverridesContext value={overrides}>
                    <MuiThemeProvider>
                      <Shell>{children ?? <Outlet />}</Shell>
                    </MuiThemeProvider>
                  </KindOverridesContext>
                </OverridesContext>
              </IconSetContext>
            </SignedInContext>
          </BackendsContext>
        </ServiceContext>
      </ClientContext>
    </QueryClientProvider>
  );
}
