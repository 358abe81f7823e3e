import { HistoryIcon } from "../../ui/icons/history.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { Outlet } from "react-router-dom";
import { KindOverridesContext, withOwnKinds } from "../../../kinds/kind-overrides.ts";
import { toAbilities } from "../../api/to-abilities.ts";
import type { OverrideRegistry } from "../../crud/overrides/entity-overrides.ts";
import { OverridesContext } from "../../crud/overrides/overrides-context.ts";
import { forgetLists } from "../../crud/query/last-lists.ts";
import { AbilitiesContext } from "../../data/abilities.ts";
import {
  AuditCallsContext,
  BackendSessionsContext,
  BackendsContext,
  ClientContext,
  ServiceContext,
  StaffCallsContext,
  TransportContext,
} from "../../data/backend-contexts.ts";
import { OptionalCallsContext } from "../../data/optional-calls.ts";
import { menuForRole, productForRole, withActivity } from "../../data/product-for-role.ts";
import { RecentChanges, RecentChangesContext } from "../../data/recent-changes.ts";
import { provide, provideAll } from "../../lib/provide-all.tsx";
import { useNewDay } from "../../lib/use-today.ts";
import { WarmUpContext } from "../../lib/warm-up.ts";
import { useNotify } from "../../notify/use-notify.ts";
import { ProductContext, SignedInContext, type SignedInProduct, useProduct } from "../../product.ts";
import { useIsSignedIn, useRole } from "../../session/session-context.tsx";
import { IconSetContext } from "../../ui/icon.tsx";
import { Shell } from "../layout/shell.tsx";
import { toBackendAccess } from "../services/backend-access.ts";
import { useServices } from "../services/services.ts";
import { warmUpScreen } from "./screen-route.tsx";

interface SignedInLayoutProps {
  readonly signedIn: SignedInProduct;
  readonly overrides: OverrideRegistry;
  readonly children?: ReactNode;
}

/** Wraps every page that requires a session: backend clients, query cache and shell. */
export function SignedInLayout({ signedIn, overrides, children }: SignedInLayoutProps) {
  const services = useServices();
  const isWaiting = useSyncExternalStore(services.loginGate.subscribe, services.loginGate.isOpen);
  // Keep the page mounted behind the sign-in dialog.
  const { session } = services;
  // Remount for another user, so that no state of the previous one remains.
  const generation = useSyncExternalStore(session.subscribe, session.generation);
  const isMounted = useIsSignedIn() || isWaiting;
  const { main } = services.config.backends;
  const abilities = useMemo(() => toAbilities(main), [main]);
  const role = useRole();
  const product = useProduct();
  const allowed = useMemo(() => productForRole(product, role), [product, role]);
  const shown = useMemo(() => {
    const own = menuForRole(signedIn, product, role);
    return abilities.audit ? withActivity(own, HistoryIcon) : own;
  }, [signedIn, product, role, abilities]);
  const kinds = useMemo(() => withOwnKinds(overrides), [overrides]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is of one session.
  const changes = useMemo(() => new RecentChanges(), [generation, isMounted]);
  const access = toBackendAccess(services, signedIn, useNotify());
  const { transport, client, service, staff, audit, backends, sessions, queryClient } = access;

  useEffect(() => {
    if (!isMounted) {
      // Clear cached data of the previous session and cancel pending queries.
      forgetLists();
      void queryClient.cancelQueries().then(() => queryClient.clear());
    }
  }, [isMounted, queryClient]);

  // Lists and counts may depend on the current day. Records stay: a form may have one open.
  useNewDay(() => {
    void queryClient.invalidateQueries({ predicate: ({ queryKey: [, kind] }) => kind === "list" || kind === "count" });
  });

  const { screenRoutes } = services.product.model;
  const warmUp = useCallback(
    (path: string) => warmUpScreen(screenRoutes, path, services.texts),
    [screenRoutes, services],
  );

  if (!isMounted) {
    return null;
  }
  return provideAll(
    [
      provide(ProductContext, allowed),
      provide(ClientContext, client),
      provide(ServiceContext, service),
      provide(BackendsContext, backends),
      provide(AbilitiesContext, abilities),
      provide(OptionalCallsContext, services.config.features ?? {}),
      provide(SignedInContext, shown),
      provide(IconSetContext, shown.icons),
      provide(OverridesContext, overrides),
      provide(KindOverridesContext, kinds),
      provide(StaffCallsContext, staff),
      provide(AuditCallsContext, audit),
      provide(TransportContext, transport),
      provide(BackendSessionsContext, sessions),
      provide(WarmUpContext, warmUp),
      provide(RecentChangesContext, changes),
    ],
    <QueryClientProvider client={queryClient}>
      <Shell key={generation}>{children ?? <Outlet />}</Shell>
    </QueryClientProvider>,
  );
}
