import { type ComponentType, lazy, type ReactNode, use } from "react";
import {
  createBrowserRouter,
  Outlet,
  type RouteObject,
  RouterProvider,
  type ShouldRevalidateFunction,
} from "react-router-dom";
import type { Role } from "../../../contract/staff.ts";
import { ACTIVITY_PATH } from "../../data/activity-path.ts";
import { API_KEYS_PATH } from "../../data/api-keys-path.ts";
import { trashPath } from "../../data/trash-calls.ts";
import { basePath } from "../../lib/base-path.ts";
import type { ProductScreen } from "../../product.ts";
import { useRole } from "../../session/session-context.tsx";
import { loadThemed } from "../../theme/load-themed.tsx";
import { fetchLogin } from "../login/fetch-login.ts";
import type { Services } from "../services/services.ts";
import { rejectTrailingSlash, requireSession, skipWhenSignedIn, type WantedLocation } from "./guards.ts";
import { IsBeforeRouter } from "./is-before-router.ts";
import { RootProblem } from "./root-problem.tsx";
import { RouteProblem } from "./route-problem.tsx";
import { toBreakdownRoute, toScreenRoute } from "./screen-route.tsx";
import { SIGNED_IN_ROUTE } from "./signed-in-route.ts";
import { StartingPage } from "./starting-page.tsx";
import { UnknownPage } from "./unknown-page.tsx";
import { withLoadRetry } from "./with-load-retry.tsx";

export type ConsoleRouter = ReturnType<typeof createBrowserRouter>;

/** Runs the guards on every navigation. */
const onEveryPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname || defaultShouldRevalidate;

const loadHome = async () => (await import("../../home/home-screen.tsx")).HomeScreen;
const loadNoOverrides = async () => ({});

/** Screens for backends that manage their own staff users. */
const staffScreens: readonly ProductScreen[] = [
  {
    path: "/staff",
    role: "administrator",
    load: async () => (await import("../../staff/staff-screen.tsx")).StaffScreen,
  },
  {
    path: API_KEYS_PATH,
    role: "administrator",
    load: async () => (await import("../../staff/api-keys-screen.tsx")).ApiKeysScreen,
  },
  { path: "/sessions", load: async () => (await import("../../staff/own-sessions-screen.tsx")).OwnSessionsScreen },
];

/** Audit and trash, also registered without them: the screens explain that they are missing. */
const auditScreens: readonly ProductScreen[] = [
  {
    path: ACTIVITY_PATH,
    load: async () => (await import("../../crud/screens/activity-screen.tsx")).ActivityScreen,
  },
  { path: trashPath(":entity"), load: async () => (await import("../../crud/screens/trash-screen.tsx")).TrashScreen },
];

const loadSetPassword = async () => (await import("../login/set-password-screen.tsx")).SetPasswordScreen;

/** Screens that require a session. The product's own come first, so that they can override the console's. */
function toSignedInRoutes(services: Services): RouteObject[] {
  const { product, config, texts } = services;
  const { model, screens = [], overrides = loadNoOverrides } = product;
  const own = screens.filter(({ when }) => when?.(config) ?? true);
  const home = own.some(({ path }) => path === "/") ? [] : [{ path: "/", load: loadHome }];
  return [
    ...[...home, ...own, ...(config.features?.["staff"] === true ? staffScreens : []), ...auditScreens].map(
      ({ path, load, role }: ProductScreen) => {
        const loadScreen = async () => {
          const screen = loadThemed(role === undefined ? load : () => loadForRole(load, role));
          const [Screen] = await Promise.all([screen, texts.loadAllTexts()]);
          return Screen;
        };
        return { path, lazy: { Component: withLoadRetry(loadScreen) } };
      },
    ),
    ...model.screenRoutes.map((route) => toScreenRoute(route, overrides, services)),
    ...model.breakdownRoutes.map(toBreakdownRoute),
  ];
}

/** Loads a product screen that requires a role. */
async function loadForRole(load: ProductScreen["load"], needed: Role): Promise<ComponentType> {
  const [Screen, { Forbidden }] = await Promise.all([load(), import("../../crud/page/forbidden.tsx")]);
  return () => {
    const role = useRole();
    return role === needed || role === "administrator" ? <Screen /> : <Forbidden />;
  };
}

/** Lazy-loads the sign-in page. Not used if it has rendered before the router. */
async function loadLogin(): Promise<ComponentType> {
  const LoginScreen = await fetchLogin();
  return () => (use(IsBeforeRouter) ? null : <LoginScreen />);
}

function FirstPage() {
  return use(IsBeforeRouter) ? null : <StartingPage />;
}

/** Loads the signed-in layout and its dependencies, which the sign-in page does not need. */
async function loadLayout({ product, texts }: Services): Promise<ComponentType<{ readonly children?: ReactNode }>> {
  const [{ SignedInLayout }, signedIn, overrides] = await Promise.all([
    import("./signed-in-layout.tsx"),
    product.model.loadSignedIn(),
    (product.overrides ?? loadNoOverrides)(),
    texts.loadListTexts(),
  ]);
  return ({ children }) => (
    <SignedInLayout signedIn={signedIn} overrides={overrides}>
      {children}
    </SignedInLayout>
  );
}

function toRoutes(services: Services, wanted: WantedLocation): RouteObject[] {
  const { session } = services;
  const load = () => loadLayout(services);
  const Layout = lazy(async () => ({ default: await load() }));
  return [
    {
      id: "root",
      Component: Outlet,
      HydrateFallback: FirstPage,
      loader: rejectTrailingSlash,
      shouldRevalidate: onEveryPath,
      errorElement: <RootProblem Layout={Layout} />,
      children: [
        { path: "/set-password", lazy: { Component: withLoadRetry(loadSetPassword) } },
        { path: "/login", loader: skipWhenSignedIn(session), lazy: { Component: withLoadRetry(loadLogin) } },
        {
          id: SIGNED_IN_ROUTE,
          loader: requireSession(session, wanted),
          shouldRevalidate: () => true,
          lazy: { Component: load },
          children: [{ ErrorBoundary: RouteProblem, children: toSignedInRoutes(services) }],
        },
        { path: "*", element: <UnknownPage Layout={Layout} /> },
      ],
    },
  ];
}

/** Creates the console's routes (spec §2), with the browser's history. */
export function createConsoleRouter(services: Services): ConsoleRouter {
  let router: ConsoleRouter | null = null;
  // Before the router exists, the requested page is the current address.
  const wanted: WantedLocation = () => router?.state.navigation.location ?? window.location;
  const { pathname } = window.location;
  if (!pathname.startsWith(basePath)) {
    // The address without the last slash, or another one that the server answers with the console's page.
    window.history.replaceState(null, "", basePath);
  }
  router = createBrowserRouter(toRoutes(services, wanted), { basename: basePath });
  return router;
}

/** Renders the router's current page. */
export function Pages({ router }: { readonly router: ConsoleRouter }) {
  return <RouterProvider router={router} />;
}
