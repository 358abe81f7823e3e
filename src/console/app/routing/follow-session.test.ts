import { createMemoryRouter, redirect } from "react-router-dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { followSession } from "./follow-session.ts";
import { SIGNED_IN_ROUTE } from "./signed-in-route.ts";

test("a session that ends while /login redirects to home navigates back to /login", async () => {
  let isSignedIn = true;
  const router = createMemoryRouter(
    [
      { path: "/login", loader: () => (isSignedIn ? redirect("/") : null) },
      { id: SIGNED_IN_ROUTE, path: "/", loader: () => new Promise(() => undefined) },
    ],
    { initialEntries: ["/login"] },
  );
  onTestFinished(() => router.dispose());
  await vi.waitUntil(() => router.state.navigation.location?.pathname === "/");
  isSignedIn = false;
  await followSession({ type: "out", reason: "refreshFailed" }, router);
  expect(router.state.navigation.state).toBe("idle");
  expect(router.state.location.pathname).toBe("/login");
});
