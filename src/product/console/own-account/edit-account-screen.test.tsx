import { screen, waitFor, within } from "@testing-library/react";
import {
  address,
  answer,
  closeConsole,
  fakeFetch,
  json,
  mockWindowApis,
  openAt,
  type SentCall,
  testConfig,
} from "entity-console/testing/console";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const STRONG = "Nova-Senha-1";

beforeEach(mockWindowApis);

afterEach(closeConsole);

const isChange = ({ url, method }: SentCall) => method === "PUT" && url === "/api/users/me/password";

async function openForm(reply: Response = new Response(null, { status: 204 })) {
  const calls = fakeFetch((call) => (isChange(call) ? reply : answer(call)));
  const { user } = await openAt("/edit-account", { signedIn: true });
  const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
  await screen.findByRole("heading", { name: "Minha conta" });
  const fields = {
    current: field(/^Senha atual/),
    password: field(/^Nova senha/),
    confirmation: field(/^Confirmação/),
  };
  const submit = () => user.click(screen.getByRole("button", { name: "Alterar senha" }));
  const fill = async (current: string, password: string, confirmation = password) => {
    await user.type(fields.current, current);
    await user.type(fields.password, password);
    await user.type(fields.confirmation, confirmation);
    await submit();
  };
  return { user, calls, ...fields, submit, fill };
}

const problemOf = (input: HTMLElement) =>
  (input.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join("|");

describe("changing one's own password", () => {
  test("is in the account menu", async () => {
    fakeFetch(answer);
    const { user } = await openAt("/plans", { signedIn: true });
    await user.click(await screen.findByRole("button", { name: "Sua conta" }));
    await user.click(await screen.findByRole("menuitem", { name: "Minha conta" }));
    await waitFor(() => expect(address()).toBe("/edit-account"));
  });

  test("is neither in the menu nor at its address where the backend lacks it", async () => {
    fakeFetch(answer);
    const config = { ...testConfig, features: { passwordChange: false } };
    const { user } = await openAt("/edit-account", { signedIn: true, config });
    await screen.findByRole("heading", { name: "Página não encontrada" });
    await user.click(screen.getByRole("button", { name: "Sua conta" }));
    await screen.findByRole("menuitem", { name: "Sair" });
    expect(screen.queryByRole("menuitem", { name: "Minha conta" })).toBeNull();
  });

  test("sends the current password and the new one, then forgets both", async () => {
    const { calls, fill, current, password, confirmation } = await openForm();
    expect([current, password, confirmation].map(({ autocomplete }) => autocomplete)).toEqual([
      "current-password",
      "new-password",
      "new-password",
    ]);
    await fill("Antiga-1", STRONG);
    expect(await screen.findByText("Senha alterada")).toBeDefined();
    expect(calls.filter(isChange).map(({ body }) => JSON.parse(body ?? ""))).toEqual([
      { currentPassword: "Antiga-1", newPassword: STRONG },
    ]);
    expect([current.value, password.value, confirmation.value]).toEqual(["", "", ""]);
  });

  test("every field is required, with one message each, and the first gets the focus", async () => {
    const { calls, submit, current, password, confirmation } = await openForm();
    await submit();
    expect([current, password, confirmation].map(problemOf)).toEqual([
      "Informe a senha atual",
      "Informe a nova senha",
      "Confirme a nova senha",
    ]);
    expect(document.activeElement).toBe(current);
    expect(calls.filter(isChange)).toHaveLength(0);
  });

  test.each([
    ["Ab1-", "Use pelo menos 8 caracteres"],
    ["nova-senha-1", "Inclua uma letra maiúscula"],
    ["NOVA-SENHA-1", "Inclua uma letra minúscula"],
    ["Nova-Senha", "Inclua um número"],
    ["NovaSenha1", "Inclua um caractere especial"],
  ])("%s is not enough: %s", async (typed, message) => {
    const { calls, fill, password } = await openForm();
    await fill("x", typed);
    expect(problemOf(password)).toBe(message);
    expect(calls.filter(isChange)).toHaveLength(0);
  });

  test("the current password is no new one", async () => {
    const { calls, fill, password } = await openForm();
    await fill(STRONG, STRONG);
    expect(problemOf(password)).toBe("Escolha uma senha diferente da atual");
    expect(calls.filter(isChange)).toHaveLength(0);
  });

  test("the new password must differ from the current one, also if the backend reports it", async () => {
    const details = [{ path: "newPassword", code: "samePassword", params: {}, message: "no" }];
    const { fill, password } = await openForm(json({ statusCode: 422, message: "no", details }, 422));
    await fill("Antiga-1", STRONG);
    expect(await screen.findByText("Erro ao alterar a senha")).toBeDefined();
    expect(problemOf(password)).toBe("Escolha uma senha diferente da atual");
  });

  test("the confirmation must be the same", async () => {
    const { fill, confirmation } = await openForm();
    await fill("x", STRONG, `${STRONG}2`);
    expect(problemOf(confirmation)).toBe("A confirmação é diferente da nova senha");
  });

  test("rules are shown as met while one types, and the strength with them", async () => {
    const { user, password } = await openForm();
    const rules = screen.getByRole("list", { name: "Regras da nova senha" });
    const met = () => within(rules).queryAllByTitle("atendida").length;
    const strength = () => screen.getByRole("progressbar", { name: "Força da senha" }).getAttribute("aria-valuetext");
    expect([met(), strength()]).toEqual([0, "Nenhuma"]);
    await user.type(password, "nova");
    expect([met(), strength()]).toEqual([1, "Fraca"]);
    await user.type(password, "-Senha");
    expect([met(), strength()]).toEqual([4, "Média"]);
    await user.type(password, "1");
    expect([met(), strength()]).toEqual([5, "Forte"]);
  });

  test("a rejection by the backend appears at its field, with the message of the failed action", async () => {
    const detail = (path: string, code: string, params: object) => ({ path, code, params, message: "no" });
    const details = [
      detail("currentPassword", "wrongPassword", {}),
      detail("newPassword", "passwordRule", { rule: "special" }),
    ];
    const { fill, current, password } = await openForm(json({ statusCode: 422, message: "no", details }, 422));
    await fill("Errada-1", STRONG);
    expect(await screen.findByText("Erro ao alterar a senha")).toBeDefined();
    expect(problemOf(current)).toBe("A senha atual está incorreta");
    expect(problemOf(password)).toBe("Inclua um caractere especial");
    expect(document.activeElement).toBe(current);
  });

  test("a password that is easy to guess is rejected with the reason", async () => {
    const details = [{ path: "newPassword", code: "passwordRule", params: { rule: "common" }, message: "no" }];
    const { fill, password } = await openForm(json({ statusCode: 422, message: "no", details }, 422));
    await fill("Antiga-1", STRONG);
    await waitFor(() => expect(problemOf(password)).toBe("Esta senha é muito comum ou já vazou. Escolha outra."));
  });
});
