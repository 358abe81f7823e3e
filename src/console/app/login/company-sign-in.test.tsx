import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createCompanyCalls } from "../../session/auth/company-calls.ts";
import { toCallbackPath } from "../../session/create-session-calls.ts";
import { closeConsole, mockWindowApis, openAt } from "../../testing/console-harness.tsx";
import { fakeFetch, json } from "../../testing/fake-fetch.ts";
import { testConfig } from "../../testing/session-harness.ts";
import { createMainSession } from "../services/main-session.ts";

const COMPANY = "Entrar com a conta da empresa";
const withFeatures = (features: Readonly<Record<string, boolean>>) => ({ ...testConfig, features });

beforeEach(mockWindowApis);
afterEach(closeConsole);

test("the sign-in page offers the company's sign-in below the password form, if it is configured", async () => {
  await openAt("/login", { signedIn: false, config: withFeatures({ companySignIn: true, passwordSignIn: true }) });
  expect(await screen.findByRole("button", { name: COMPANY })).toBeDefined();
  expect(screen.getByLabelText("Senha")).toBeDefined();
});

test.each([
  [{ companySignIn: true, passwordSignIn: false }, "redirect"],
  [{ companySignIn: true, passwordSignIn: true }, "basic"],
  [{ passwordSignIn: false }, "basic"],
])("with the features %o, the form is of the kind %s", (features, form) => {
  expect(createMainSession(withFeatures(features)).session.form).toBe(form);
});

test("without the feature, the sign-in page has no button for it", async () => {
  await openAt("/login", { signedIn: false, config: withFeatures({}) });
  expect(await screen.findByLabelText("Senha")).toBeDefined();
  expect(screen.queryByRole("button", { name: COMPANY })).toBeNull();
  expect(toCallbackPath(testConfig.backends.main, {})).toBeNull();
});

test("the query of the redirect is exchanged for tokens by the backend", async () => {
  const sent: string[] = [];
  fakeFetch(({ url, method, body }) => {
    sent.push(`${method} ${url} ${String(body)}`);
    return url.endsWith("/begin")
      ? json({ address: "https://id.company.example/auth" })
      : json({ accessToken: "a".repeat(20), refreshToken: "b".repeat(20) });
  });
  const { begin, finish } = createCompanyCalls("/api", null);
  expect(await begin()).toBe("https://id.company.example/auth");
  const tokens = await finish(new URL("https://console.example/signed-in?code=c&state=s"));
  expect(tokens).toEqual({ accessToken: "a".repeat(20), refreshToken: "b".repeat(20) });
  expect(sent).toEqual(["POST /api/company-sign-in/begin {}", 'POST /api/company-sign-in {"query":"code=c&state=s"}']);
  expect(toCallbackPath(testConfig.backends.main, { companySignIn: true })).toBe("/signed-in");
});
