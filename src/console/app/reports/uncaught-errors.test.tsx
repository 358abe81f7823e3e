import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { answer, closeConsole, mockWindowApis, openAt } from "../../testing/console-harness.tsx";
import { fakeFetch } from "../../testing/fake-fetch.ts";
import { testConfig } from "../../testing/session-harness.ts";
import { withoutSecrets } from "./error-report.ts";

const TOLD = "Algo deu errado. Esta página pode estar desatualizada.";

beforeEach(mockWindowApis);

afterEach(closeConsole);

const thrown = (error: unknown) => new ErrorEvent("error", { error });

/** jsdom does not emit `unhandledrejection`. */
const rejected = (reason: unknown) => Object.assign(new Event("unhandledrejection"), { reason });

async function openReported() {
  const calls = fakeFetch((call) => (call.url === "/reports" ? new Response(null, { status: 204 }) : answer(call)));
  const opened = await openAt("/books?q=secret", { signedIn: true, config: { ...testConfig, reportUrl: "/reports" } });
  await screen.findByRole("heading", { name: "Livros" });
  return { ...opened, reports: () => calls.filter(({ url }) => url === "/reports") };
}

describe("an error that no boundary catches", () => {
  test.each([
    ["an event handler", thrown],
    ["a promise", rejected],
  ])("case 114: %s shows one notification, and is reported without tokens", async (_, toEvent) => {
    const { reports, session } = await openReported();
    const [token = ""] = session.secrets();
    const error = new TypeError(`no ${token}, Bearer abc.def, password=hunter2`);
    window.dispatchEvent(toEvent(error));
    window.dispatchEvent(toEvent(error));
    expect(await screen.findAllByText(TOLD)).toHaveLength(1);
    await waitFor(() => expect(reports()).toHaveLength(1));
    const sent = reports()[0];
    expect(JSON.parse(String(sent?.body))).toMatchObject({ name: "TypeError", path: "/books", message: "no …, …, …" });
    expect(sent?.headers.get("authorization")).toBeNull();
    expect(String(sent?.body)).not.toContain(token);
    expect(screen.getByRole("heading", { name: "Livros" })).toBeDefined();
  });

  test("an aborted call shows no notification", async () => {
    const { reports } = await openReported();
    window.dispatchEvent(rejected(new ApiError({ kind: "cancelled", message: "The call was cancelled" })));
    window.dispatchEvent(new ErrorEvent("error", { message: "ResizeObserver loop limit exceeded" }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([screen.queryByText(TOLD), reports().length]).toEqual([null, 0]);
  });

  test("an error shows a notification but is not sent if the config has no report address", async () => {
    const calls = fakeFetch(answer);
    await openAt("/books", { signedIn: true });
    await screen.findByRole("heading", { name: "Livros" });
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const before = calls.length;
    window.dispatchEvent(thrown(new TypeError("no")));
    await screen.findByText(TOLD);
    expect(calls).toHaveLength(before);
  });
});

test.each([
  ["eyJhbGciOi.eyJzdWIi.c2ln is over", "… is over"],
  ["Authorization: Basic YW5hOmNlcnRh", "Authorization: …"],
  ['{"refreshToken":"abc-def"}', "{…}"],
  ["secret: s3", "…"],
])("case 114: the text %j is reported as %j", (text, reported) => {
  expect(withoutSecrets(text)).toBe(reported);
});
