import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { answer, closeConsole, mockWindowApis, openAt, signIn } from "../testing/console-harness.tsx";
import { fakeFetch, json, type SentCall } from "../testing/fake-fetch.ts";
import { testConfig, tokenWith } from "../testing/session-harness.ts";

const main = { ...testConfig.backends.main, abilities: { secondFactor: true } };
const config = { ...testConfig, features: { staff: true }, backends: { ...testConfig.backends, main } };
const CODES = ["AAAA-BBBB-CCCC-DDDD-EEEE-FFFF", "GGGG-HHHH-IIII-JJJJ-KKKK-LLLL"];

const problem = (status: number, code: string, params: object = {}) =>
  json({ statusCode: status, message: "refused", details: [{ path: "", code, params, message: "x" }] }, status);

/** A backend whose sign-in needs the code 123456, after an enrolment if the user has no factor. */
function standIn(kinds: readonly string[], recoveryCodes: readonly string[] | null = null): readonly SentCall[] {
  const codes = recoveryCodes === null ? {} : { recoveryCodes };
  const isRight = ({ body }: SentCall) => body === JSON.stringify({ ticket: "T", code: "123456" });
  const answers: Readonly<Record<string, (call: SentCall) => Response>> = {
    "/authentication": (call) =>
      answer(call).ok ? problem(401, "secondFactor", { ticket: "T", kinds }) : answer(call),
    "/second-factor/enrolment": () => json({ secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP" }),
    "/second-factor": (call) =>
      isRight(call) ? json({ accessToken: tokenWith(3600), ...codes }) : problem(401, "wrongCode"),
  };
  return fakeFetch((call) => (answers[call.url.replace("/api", "")] ?? answer)(call));
}

beforeEach(mockWindowApis);
afterEach(closeConsole);

describe("the second step of the sign-in", () => {
  test("asks for a code after the password, shows a wrong one, and signs in", async () => {
    const calls = standIn(["totp"]);
    const { user, session } = await openAt("/login", { signedIn: false, config });
    await signIn(user);
    await user.type(await screen.findByLabelText("Código de verificação"), "000000");
    await user.click(screen.getByRole("button", { name: "Continuar" }));
    expect(await screen.findByText(/Código incorreto/)).toBeDefined();
    expect(session.isSignedIn()).toBe(false);
    await user.clear(screen.getByLabelText("Código de verificação"));
    await user.type(screen.getByLabelText("Código de verificação"), "123456{Enter}");
    await waitFor(() => expect(session.isSignedIn()).toBe(true));
    expect(session.username()).toBe("ana");
    expect(calls.filter(({ url }) => url.endsWith("/authentication"))).toHaveLength(1);
  });

  test("leads back to the password", async () => {
    standIn(["totp"]);
    const { user } = await openAt("/login", { signedIn: false, config });
    await signIn(user);
    await user.click(await screen.findByRole("button", { name: "Voltar" }));
    expect(screen.getByLabelText<HTMLInputElement>("Senha").value).toBe("");
  });

  test("a user who must enrol sees the secret and the recovery codes before the session begins", async () => {
    standIn([], CODES);
    const { user, session } = await openAt("/login", { signedIn: false, config });
    await signIn(user);
    expect(await screen.findByText("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP")).toBeDefined();
    expect(screen.getByTitle("QR code da chave")).toBeDefined();
    await user.type(screen.getByLabelText("Código de verificação"), "123456{Enter}");
    expect(await screen.findByText(CODES[1] ?? "")).toBeDefined();
    expect(session.isSignedIn()).toBe(false);
    await user.click(screen.getByRole("button", { name: "Já guardei os códigos" }));
    await waitFor(() => expect(session.isSignedIn()).toBe(true));
  });

  test("without the ability, the error is that of a wrong password", async () => {
    standIn(["totp"]);
    const { user } = await openAt("/login", { signedIn: false });
    await signIn(user);
    expect(await screen.findByText("Usuário ou senha inválidos")).toBeDefined();
    expect(screen.queryByLabelText("Código de verificação")).toBeNull();
  });
});

describe("the section of second factors", () => {
  const factor = { id: "1", kind: "totp", name: "", createdAt: "2026-01-01T00:00:00Z" };

  test("enrols an authenticator app, shows the recovery codes once, and removes it", async () => {
    let factors = [] as object[];
    const sent: string[] = [];
    fakeFetch((call) => {
      const key = `${call.method} ${new URL(call.url, "http://x").pathname}`;
      sent.push(key);
      switch (key) {
        case "GET /api/factors":
          return json({ data: factors, total: factors.length, recoveryCodes: 10, isRequired: false });
        case "POST /api/factors/totp":
          return json({ ticket: "T", secret: "JBSWY3DPEHPK3PXP" });
        case "POST /api/factors/totp/confirm":
          factors = [factor];
          return json({ factor, recoveryCodes: CODES }, 201);
        case "DELETE /api/factors/1":
          factors = [];
          return new Response(null, { status: 204 });
        default:
          return answer(call);
      }
    });
    const { user } = await openAt("/sessions", { signedIn: true, config });
    expect(await screen.findByText("A verificação em duas etapas está desativada.")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Adicionar aplicativo autenticador" }));
    await user.type(await screen.findByLabelText("Código de verificação"), "123456{Enter}");
    expect(await screen.findByText(CODES[0] ?? "")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Já guardei os códigos" }));
    expect(screen.queryByText(CODES[0] ?? "")).toBeNull();
    expect(await screen.findByText("Códigos que você ainda pode usar: 10")).toBeDefined();
    await user.click(await screen.findByRole("button", { name: "Remover" }));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Remover" }));
    expect(await screen.findByText("A verificação em duas etapas está desativada.")).toBeDefined();
    expect(sent).toContain("DELETE /api/factors/1");
  });

  test("is missing for a backend without the ability", async () => {
    const sent = fakeFetch(answer);
    await openAt("/sessions", { signedIn: true, config: { ...config, backends: testConfig.backends } });
    expect(await screen.findByText("Dispositivos conectados", { selector: "h1" })).toBeDefined();
    expect(screen.queryByText("Verificação em duas etapas")).toBeNull();
    expect(sent.filter(({ url }) => url.endsWith("/factors"))).toEqual([]);
  });
});
