import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { LanguageProvider } from "../../i18n/language-provider.tsx";
import { createTestTexts } from "../../testing/create-test-texts.ts";
import { fakeFetch } from "../../testing/fake-fetch.ts";
import { RouteProblem } from "./route-problem.tsx";
import { withLoadRetry } from "./with-load-retry.tsx";

function fail(): never {
  throw new TypeError("secret-token is not a function");
}

function FailsAtOnce() {
  return <p>{fail()}</p>;
}

function FailsLater() {
  useEffect(fail);
  return <p>shown</p>;
}

test.each([
  ["while rendering", FailsAtOnce],
  ["in an effect", FailsLater],
])("case 114: a page that fails %s keeps the shell, and can be retried", async (_, Component) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const texts = await createTestTexts("pt-BR");
  const shell = (
    <>
      <nav>the menu</nav>
      <Outlet />
    </>
  );
  const router = createMemoryRouter([
    { path: "/", element: shell, children: [{ ErrorBoundary: RouteProblem, children: [{ index: true, Component }] }] },
  ]);
  render(
    <LanguageProvider texts={texts}>
      <RouterProvider router={router} />
    </LanguageProvider>,
  );
  await screen.findByRole("heading", { name: texts.getSnapshot().t("shell.error.title") });
  expect(screen.getByText("the menu")).toBeTruthy();
  expect(screen.getByRole("button", { name: texts.getSnapshot().t("shell.error.retry") })).toBeTruthy();
  expect(document.body.textContent).not.toContain("secret-token");
});

test("case 114: a failed page loads again on retry", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const calls = fakeFetch(() => new Response(null, { status: 200 }));
  const reload = vi.fn();
  vi.stubGlobal("location", { ...window.location, reload });
  const texts = await createTestTexts("pt-BR");
  const { t } = texts.getSnapshot();
  const router = createMemoryRouter([{ path: "/", ErrorBoundary: RouteProblem, Component: FailsAtOnce }]);
  render(
    <LanguageProvider texts={texts}>
      <RouterProvider router={router} />
    </LanguageProvider>,
  );
  fireEvent.click(await screen.findByRole("button", { name: t("shell.error.retry") }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(calls).toHaveLength(1);
  fakeFetch(() => Promise.reject(new TypeError("Failed to fetch")));
  fireEvent.click(screen.getByRole("button", { name: t("shell.error.retry") }));
  await screen.findByText(t("shell.error.network"));
  expect(reload).toHaveBeenCalledOnce();
});

test("a screen whose code fails to load shows an error in the shell, and loads again on the next visit", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const texts = await createTestTexts("pt-BR");
  let isOffline = true;
  const load = withLoadRetry(async () => {
    if (isOffline) {
      throw new TypeError("Failed to fetch dynamically imported module");
    }
    return () => <h1>Ferramenta</h1>;
  });
  const shell = (
    <>
      <nav>the menu</nav>
      <Outlet />
    </>
  );
  const children = [
    { index: true, element: <h1>Início</h1> },
    { path: "tool", lazy: { Component: load } },
  ];
  const router = createMemoryRouter([
    { path: "/", element: shell, children: [{ ErrorBoundary: RouteProblem, children }] },
  ]);
  render(
    <LanguageProvider texts={texts}>
      <RouterProvider router={router} />
    </LanguageProvider>,
  );
  await router.navigate("/tool");
  expect(await screen.findByText(texts.getSnapshot().t("shell.error.network"))).toBeTruthy();
  expect(screen.getByText("the menu")).toBeTruthy();
  await router.navigate("/");
  await screen.findByRole("heading", { name: "Início" });
  isOffline = false;
  await router.navigate("/tool");
  expect(await screen.findByRole("heading", { name: "Ferramenta" })).toBeTruthy();
});
