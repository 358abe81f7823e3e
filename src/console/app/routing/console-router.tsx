import { lazy } from "react";
import { createBrowserRouter, Outlet, type RouteObject, type ShouldRevalidateFunction } from "react-router-dom";
import { breakdownRoutes, screenRoutes } from "../../../../generated/routes.ts";
import { LoginPage } from "../login/login-page.tsx";
import type { Services } from "../services.ts";
import { toBreakdownRoute } from "./breakdown-route.tsx";
import { rejectTrailingSlash, requireSession, skipWhenSignedIn, type WantedLocation } from "./guards.ts";
import { RootProblem } from "./root-problem.tsx";
import { RouteProblem } from "./route-problem.tsx";
import { toScreenRoute } from "./screen-route.tsx";
import { StartingPage } from "./starting-page.tsx";
import { UnknownPage } from "./unknown-page.tsx";

export type ConsoleRouter = ReturnType<typeof createBrowserRouter>;

/** A guard looks at every navigation, not only at the first. */
const onEveryPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname || defaultShouldRevalidate;

const loadHome = async () => (await import("../../home/home-screen.tsx")).HomeScreen;
const loadEditAccount = async () =>
  (await import("../../../product/console/own-account/edit-account-screen.tsx")).EditAccountScreen;
const loadOverrides = async () => (await import("../../../product/console/overrides/registry.ts")).overrideRegistry;
const loadTokenTool = async () =>
  (await import("../../../product/console/token-tool/token-tool-screen.tsx")).TokenToolScreen;

function toRoutes(services: Services, wanted: WantedLocation): RouteObject[] {
  const { session, texts, config } = services;
  const editAccount =
    config.features?.passwordChange === true ? [{ path: "/edit-account", lazy: { Component: loadEditAccount } }] : [];
  /** The signed-in layout and the texts of its pages: nothing that the sign-in page needs. */
  const loadLayout = async () => {
    const [{ SignedInLayout }] = await Promise.all([import("../layout/signed-in-layout.tsx"), texts.loadCatalogue()]);
    return SignedInLayout;
  };
  const Layout = lazy(async () => ({ default: await loadLayout() }));
  return [
    {
      id: "root",
      Component: Outlet,
      HydrateFallback: StartingPage,
      loader: rejectTrailingSlash,
      shouldRevalidate: onEveryPath,
      errorElement: <RootProblem Layout={Layout} />,
      children: [
        { path: "/login", loader: skipWhenSignedIn(session), Component: LoginPage },
        {
          id: "signed-in",
          loader: requireSession(session, wanted),
          shouldRevalidate: () => true,
          lazy: { Component: loadLayout },
          children: [
            {
              ErrorBoundary: RouteProblem,
              children: [
                { path: "/", lazy: { Component: loadHome } },
                { path: "/token-tool", lazy: { Component: loadTokenTool } },
                ...editAccount,
                ...screenRoutes.map((route) => toScreenRoute(route, loadOverrides)),
                ...breakdownRoutes.map(toBreakdownRoute),
              ],
            },
          ],
        },
        { path: "*", element: <UnknownPage Layout={Layout} /> },
      ],
    },
  ];
}

/** The console's routes (spec §2), over the browser's own history. */
export function createConsoleRouter(services: Services): ConsoleRouter {
  let router: ConsoleRouter | null = null;
  // While the router is being made, the first page it is asked for is the one in the address bar.
  const wanted: WantedLocation = () => router?.state.navigation.location ?? window.location;
  router = createBrowserRouter(toRoutes(services, wanted));
  return router;
}
