/// <reference path="../../testing/product.d.ts" />
import { consoleProduct } from "virtual:product";
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, type ReactNode, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { type BackendAbilities, PLAIN_ABILITIES } from "../../../contract/backend-abilities.ts";
import type { Transport } from "../../../contract/transport.ts";
import { KindOverridesContext, withOwnKinds } from "../../../kinds/kind-overrides.ts";
import { AbilitiesContext } from "../../data/abilities.ts";
import { createAuditCalls } from "../../data/audit-calls.ts";
import { AuditCallsContext, ClientContext, ServiceContext, TransportContext } from "../../data/backend-contexts.ts";
import { createQueryClient } from "../../data/query-client.ts";
import { RecentChanges, RecentChangesContext } from "../../data/recent-changes.ts";
import { LanguageProvider } from "../../i18n/language-provider.tsx";
import { NotifyProvider } from "../../notify/notify-provider.tsx";
import { useNotify } from "../../notify/use-notify.ts";
import { ProductContext, SignedInContext } from "../../product.ts";
import { SessionProvider } from "../../session/session-context.tsx";
import type { Session } from "../../session/session-types.ts";
import { createTestTexts } from "../../testing/create-test-texts.ts";
import { MuiThemeProvider } from "../../theme/mui-theme-provider.tsx";
import type { OverrideRegistry } from "../overrides/entity-overrides.ts";
import { OverridesContext } from "../overrides/overrides-context.ts";
// Preload lazy chunks: their load time is not under test.
import "../bulk/bulk-bar.tsx";
import "../list/filters/filter-dialog.tsx";
import "../list/filters/group-chip.tsx";
import "../list/table/load-matching.ts";
import "../saving/conflict-dialog.tsx";
import "../transfer/transfer-tasks.tsx";

interface RenderOptions {
  readonly backend: Transport;
  /** The screen's route, `/tickets/edit/:id`. */
  readonly route: string;
  /** The initial URL. */
  readonly at: string;
  readonly element: ReactElement;
  readonly language?: string;
  readonly overrides?: OverrideRegistry;
  /** The session. Omit it if the test does not depend on it. */
  readonly session?: Session;
  /** Overrides of the default backend capabilities. */
  readonly abilities?: Partial<BackendAbilities>;
}

const NO_OVERRIDES: OverrideRegistry = {};

/**
 * Renders one screen with an in-memory backend. All other paths render "elsewhere".
 *
 * @example
 * await renderScreen({ backend, route: "/tickets", at: "/tickets", element: <ListScreen screens={ticketScreens} /> });
 */
export async function renderScreen(options: RenderOptions) {
  const { backend, route, at, element, language = "pt-BR", overrides = NO_OVERRIDES, session, abilities } = options;
  const texts = await createTestTexts(language);
  await texts.loadListTexts();
  await texts.loadAllTexts();
  // Generated screens need the product's own kinds, even if a test overrides others.
  const { kinds: own = [] } = (await consoleProduct.overrides?.()) ?? {};
  const kinds = withOwnKinds({ kinds: own, ...overrides });
  const signedIn = await consoleProduct.model.loadSignedIn();
  const router = createMemoryRouter(
    [
      { path: route, element },
      { path: "*", element: <p>elsewhere</p> },
    ],
    { initialEntries: [at] },
  );
  const { unmount } = render(
    <LanguageProvider texts={texts}>
      <MuiThemeProvider>
        <NotifyProvider>
          <QueryProvider>
            <ClientContext value={signedIn.createClient(backend)}>
              <AbilitiesContext value={{ ...PLAIN_ABILITIES, ...abilities }}>
                <ProductContext value={consoleProduct}>
                  <AuditCallsContext value={createAuditCalls(backend)}>
                    <TransportContext value={backend}>
                      <ServiceContext value={signedIn.createService(backend)}>
                        <OverridesContext value={overrides}>
                          <KindOverridesContext value={kinds}>
                            <SignedInContext value={signedIn}>
                              {session ? (
                                <SessionProvider session={session}>
                                  <RouterProvider router={router} />
                                </SessionProvider>
                              ) : (
                                <RouterProvider router={router} />
                              )}
                            </SignedInContext>
                          </KindOverridesContext>
                        </OverridesContext>
                      </ServiceContext>
                    </TransportContext>
                  </AuditCallsContext>
                </ProductContext>
              </AbilitiesContext>
            </ClientContext>
          </QueryProvider>
        </NotifyProvider>
      </MuiThemeProvider>
    </LanguageProvider>,
  );
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  return {
    user: userEvent.setup(),
    router,
    texts,
    unmount,
    address,
    arrivesAt: (path: string) => waitFor(() => expectSame(address(), path)),
  };
}

/** A query client that notifies like the console's own, and a list of recent changes. */
function QueryProvider({ children }: { readonly children: ReactNode }) {
  const { notify } = useNotify();
  const [client] = useState(() => createQueryClient(notify));
  const [changes] = useState(() => new RecentChanges());
  return (
    <QueryClientProvider client={client}>
      <RecentChangesContext value={changes}>{children}</RecentChangesContext>
    </QueryClientProvider>
  );
}

function expectSame(found: string, wanted: string): void {
  if (found !== wanted) {
    throw new RangeError(`at ${found}, not at ${wanted}`);
  }
}

/**
 * The texts of a column, from top to bottom.
 *
 * @example
 * expect(columnTexts("Name")).toEqual(["Ana", "Bia"]);
 */
export function columnTexts(title: string): readonly string[] {
  const headers = screen.getAllByRole("columnheader").map((header) => header.textContent);
  const index = headers.indexOf(title);
  const [, ...rows] = screen.getAllByRole("row");
  return rows.map((row) => row.querySelectorAll("td")[index]?.textContent ?? "");
}
