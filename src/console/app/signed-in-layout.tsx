import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { Outlet } from "react-router-dom";
import { createClient } from "../../../generated/api/client.ts";
import { serviceApi } from "../../../generated/api/service.ts";
import { ClientProvider } from "../api/client-context.tsx";
import { createQueryClient } from "../api/query-client.ts";
import { ServiceProvider } from "../api/service-context.tsx";
import { createTransport } from "../api/transport.ts";
import { OverridesContext } from "../crud/overrides-context.ts";
import { overrideRegistry } from "../overrides/registry.ts";
import { useIsSignedIn } from "../session/session-context.tsx";
import { MuiThemeProvider } from "../theme/mui-theme-provider.tsx";
import { type Services, useServices } from "./services.ts";
import { Shell } from "./shell.tsx";

function createBackendAccess({ config, session }: Services) {
  const transport = createTransport({
    backend: config.backends.main,
    tokens: session,
    timeoutMs: config.timeoutMs,
  });
  return { client: createClient(transport), service: serviceApi(transport), queryClient: createQueryClient() };
}

/** Around every page that needs sign-in: the backend's client, its cache, and the shell. */
export function SignedInLayout({ children }: { readonly children?: ReactNode }) {
  const services = useServices();
  const isSignedIn = useIsSignedIn();
  const [{ client, service, queryClient }] = useState(() => createBackendAccess(services));

  useEffect(() => {
    if (!isSignedIn) {
      // What the last session saw must not be there for the next one, nor arrive late.
      void queryClient.cancelQueries().then(() => queryClient.clear());
    }
  }, [isSignedIn, queryClient]);

  if (!isSignedIn) {
    return null;
  }
  return (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <ServiceProvider service={service}>
          <OverridesContext value={overrideRegistry}>
            <MuiThemeProvider>
              <Shell>{children ?? <Outlet />}</Shell>
            </MuiThemeProvider>
          </OverridesContext>
        </ServiceProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
}
