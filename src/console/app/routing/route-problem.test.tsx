import { render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { LanguageProvider } from "../../i18n/language-provider.tsx";
import { createTestTexts } from "../../testing/create-test-texts.ts";
import { RouteProblem } from "./route-problem.tsx";

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
  ["while it is drawn", FailsAtOnce],
  ["in an effect", FailsLater],
])("case 114: a page that fails %s leaves the shell, and can be tried again", async (_, Component) => {
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
