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
import type { ProductScreen } from "../../product.ts";
import { useRole } from "../../session/session-context.tsx";
import { loadThemed } from "../../theme/load-themed.tsx";
import { fetchLogin } from "../login/fetch-login.ts";
import type { Services } from "../services/services.ts";
import { rejectTrailingSlash, requireSession, skipWhenSignedIn, type WantedLocation } from "./guards.ts";
import { IsBeforeRouter } from "./is-before-router.ts";
import { refetched } from "./refetched.tsx";
import { RootProblem } from "./root-problem.tsx";
import { RouteProblem } from "./route-problem.tsx";
import { toBreakdownRoute, toScreenRoute } from "./screen-route.tsx";
import { SIGNED_IN_ROUTE } from "./signed-in-route.ts";
import { StartingPage } from "./starting-page.tsx";
import { UnknownPage } from "./unknown-page.tsx";

export type ConsoleRouter = ReturnType<typeof createBrowserRouter>;

/** A guard looks at every navigation, not only at the first. */
const onEveryPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname || defaultShouldRevalidate;

const loadHome = async () => (await import("../../home/home-screen.tsx")).HomeScreen;
const loadNoOverrides = async () => ({});

/** Where the backend keeps its staff users itself. */
const staffScreens: readonly ProductScreen[] = [
  {
    path: "/staff",
    role: "administrator",
    load: async () => (await import("../../staff/staff-screen.tsx")).StaffScreen,
  },
  { path: "/sessions", load: async () => (await import("../../staff/own-sessions-screen.tsx")).OwnSessionsScreen },
];

/** What was done, or that the backend does not tell. */
const auditScreens: readonly ProductScreen[] = [
  {
    path: ACTIVITY_PATH,
    load: async () => (await import("../../crud/screens/activity-screen.tsx")).ActivityScreen,
  },
];

const loadSetPassword = async () => (await import("../login/set-password-screen.tsx")).SetPasswordScreen;

/** The screens behind the sign-in: the product's own first, so that one may stand in for the console's. */
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
        return { path, lazy: { Component: refetched(loadScreen) } };
      },
    ),
    ...model.screenRoutes.map((route) => toScreenRoute(route, overrides, services)),
    ...model.breakdownRoutes.map(toBreakdownRoute),
  ];
}

/** A screen of the product's own that a role is needed for. */
async function loadForRole(load: ProductScreen["load"], needed: Role): Promise<ComponentType> {
  const [Screen, { Forbidden }] = await Promise.all([load(), import("../../crud/page/forbidden.tsx")]);
  return () => {
    const role = useRole();
    return role === needed || role === "administrator" ? <Screen /> : <Forbidden />;
  };
}

/** The sign-in page; nothing where it is there already. */
async function loadLogin(): Promise<ComponentType> {
  const LoginScreen = await fetchLogin();
  return () => (use(IsBeforeRouter) ? null : <LoginScreen />);
}

function FirstPage() {
  return use(IsBeforeRouter) ? null : <StartingPage />;
}

/** The signed-in layout, with what its pages need of product and language: nothing that the sign-in page needs. */
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
        { path: "/set-password", lazy: { Component: refetched(loadSetPassword) } },
        { path: "/login", loader: skipWhenSignedIn(session), lazy: { Component: refetched(loadLogin) } },
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

/** The console's routes (spec §2), over the browser's own history. */
export function createConsoleRouter(services: Services): ConsoleRouter {
  let router: ConsoleRouter | null = null;
  // While the router is being made, the first page it is asked for is the one in the address bar.
  const wanted: WantedLocation = () => router?.state.navigation.location ?? window.location;
  router = createBrowserRouter(toRoutes(services, wanted));
  return router;
}

/** Draws the page that the router is at. */
export function Pages({ router }: { readonly router: ConsoleRouter }) {
  return <RouterProvider router={router} />;
}
