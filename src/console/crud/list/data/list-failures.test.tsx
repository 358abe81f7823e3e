import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { genreScreens } from "../../../../../testing/fixture/generated/screens/genre.ts";
import { ApiError } from "../../../api/api-error.ts";
import { createTransport } from "../../../api/transport.ts";
import { fakeFetch } from "../../../testing/fake-fetch.ts";
import { testConfig } from "../../../testing/session-harness.ts";
import { ListScreen } from "../../screens/list-screen.tsx";
import { genres } from "../../testing/demo-records.ts";
import { FakeBackend } from "../../testing/fake-backend.ts";
import { renderScreen } from "../../testing/render-screen.tsx";

const element = <ListScreen screens={genreScreens} />;

describe("case 55: a slow response", () => {
  /** Fake network that never responds and records the reasons of aborted requests. */
  function overSlowNetwork(timeoutMs: number | null) {
    const given: unknown[] = [];
    const calls = fakeFetch(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal?.addEventListener("abort", () => {
            given.push(signal.reason);
            reject(signal.reason);
          });
        }),
    );
    const tokens = { accessToken: async () => "token", renewedToken: async () => null };
    const backend = createTransport({ backend: testConfig.backends.main, tokens, timeoutMs });
    return { backend, calls, given };
  }
  test("shows a loading state and aborts the request on unmount", async () => {
    const { backend, calls, given } = overSlowNetwork(null);
    const { unmount } = await renderScreen({ backend, route: "/genres", at: "/genres", element });
    expect((await screen.findByRole("table", { name: "Gêneros" })).getAttribute("aria-busy")).toBe("true");
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(given).toEqual([]);
    unmount();
    await waitFor(() => expect(given).toHaveLength(1));
  });

  test("times out if a limit is set, and can be retried", async () => {
    const { backend, calls } = overSlowNetwork(20);
    const { user } = await renderScreen({ backend, route: "/genres", at: "/genres", element });
    const retry = await screen.findByRole("button", { name: "Tentar de novo" });
    const before = calls.length;
    await user.click(retry);
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
  });
});

test("an unreadable response is reported as an unexpected response", async () => {
  const backend = new FakeBackend({ shape: "bare", tables: { "/genres": genres } });
  backend.failNext(new ApiError({ kind: "unexpected", statusCode: 200, message: "Unexpected content: text/html" }));
  await renderScreen({ backend, route: "/genres", at: "/genres", element });
  await screen.findByText("O servidor enviou uma resposta inesperada.");
});

test("a server error is reported as an internal server error and can be retried", async () => {
  const backend = new FakeBackend({ shape: "bare", tables: { "/genres": genres } });
  backend.failNext(new ApiError({ kind: "http", statusCode: 500, message: "<html>Whoops</html>" }));
  const { user } = await renderScreen({ backend, route: "/genres", at: "/genres", element });
  await screen.findByText(/^Erro interno do servidor\./);
  expect(document.body.textContent).not.toContain("Whoops");
  await user.click(screen.getByRole("button", { name: "Tentar de novo" }));
  await screen.findByRole("link", { name: "Poesia" });
});

test("a cursor in the URL that the backend rejects falls back to the page number", async () => {
  const backend = new FakeBackend({ tables: { "/genres": genres } });
  const list = backend.list.bind(backend);
  backend.list = async <T,>(...[request, query]: Parameters<typeof list>) => {
    if (query?.after !== undefined) {
      throw new ApiError({ kind: "http", statusCode: 400, message: "The query is not valid" });
    }
    return await list<T>(request, query);
  };
  await renderScreen({ backend, route: "/genres", at: "/genres?page=1&after=old", element });
  await screen.findByRole("link", { name: "Poesia" });
});

test("a page that no longer exists redirects to the first one if the backend responds with 404", async () => {
  const backend = new FakeBackend({ tables: { "/genres": genres } });
  backend.failNext(new ApiError({ kind: "http", statusCode: 404, message: "Invalid page." }));
  const { arrivesAt } = await renderScreen({ backend, route: "/genres", at: "/genres?page=3", element });
  await screen.findByRole("link", { name: "Contos" });
  await arrivesAt("/genres");
});
