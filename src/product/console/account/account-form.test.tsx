import { screen, waitFor, within } from "@testing-library/react";
import { EditScreen } from "entity-console/console/screens";
import { FakeBackend, renderScreen } from "entity-console/testing/console";
import { describe, expect, test } from "vitest";
import { accountUpdateSchema } from "../../../../generated/schemas/account.ts";
import { accountScreens } from "../../../../generated/screens/account.ts";
import { validateAccountUpdate } from "../../../../generated/validators/account.js";

const account = {
  id: "a1",
  username: "ana@escola.example",
  email: "ana@escola.example",
  status: "active",
  type: "individual",
  principalUser: false,
  createdAt: "2026-01-01T12:00:00Z",
  updatedAt: "2026-01-01T12:00:00Z",
};
const plans = ["Essencial", "Escola", "Aposentado"].map((name, index) => ({ id: `p${index}`, name }));

async function editAccount(change: object = {}) {
  const backend = new FakeBackend({
    tables: { "/accounts/all": [{ ...account, ...change }], "/plans": plans },
    answers: { "/plans/enabled": plans.slice(0, 2) },
  });
  const form = { schema: accountUpdateSchema, validate: validateAccountUpdate };
  const element = <EditScreen screens={accountScreens} form={form} />;
  const shown = await renderScreen({ backend, route: "/accounts/edit/:id", at: "/accounts/edit/a1", element });
  const password = await screen.findByLabelText<HTMLInputElement>("Senha");
  const save = () => shown.user.click(screen.getByRole("button", { name: "Salvar" }));
  return { ...shown, backend, password, save, puts: () => backend.sent("PUT") };
}

describe("the form of an account", () => {
  test.each([
    ["abc", "Use pelo menos 8 caracteres"],
    ["abcdefg1!", "Inclua uma letra maiúscula"],
    ["ABCDEFG1!", "Inclua uma letra minúscula"],
    ["Abcdefgh!", "Inclua um número"],
    ["Abcdefgh1", "Inclua um caractere especial"],
  ])("rejects the password %j: %s", async (typed, text) => {
    const { user, password, save, puts } = await editAccount();
    await user.type(password, typed);
    await user.type(screen.getByLabelText(/^Confirme a senha/), typed);
    await save();
    expect(await screen.findAllByText(text)).not.toHaveLength(0);
    expect(puts()).toHaveLength(0);
  });

  test("sends a password only when its confirmation is the same", async () => {
    const { user, password, save, puts } = await editAccount();
    expect(screen.queryByLabelText(/^Confirme a senha/)).toBeNull();
    await user.type(password, "Segredo-123");
    const confirmation = screen.getByLabelText(/^Confirme a senha/);
    await user.type(confirmation, "Segredo-124");
    await save();
    expect(await screen.findAllByText("As senhas não coincidem")).not.toHaveLength(0);
    expect(puts()).toHaveLength(0);
    await user.clear(confirmation);
    await user.type(confirmation, "Segredo-123");
    await save();
    await waitFor(() => expect(puts()).toHaveLength(1));
    expect(puts()[0]?.body).toEqual({ ...account, password: "Segredo-123" });
  });

  test("wants the e-mail for a username where either of them is changed", async () => {
    const { user, save, puts } = await editAccount();
    const retype = async (label: RegExp, text: string) => {
      await user.clear(screen.getByLabelText(label));
      await user.paste(text);
    };
    await retype(/^E-mail/, "outra@escola.example");
    await save();
    expect(await screen.findAllByText(/^O usuário e o e-mail devem ser iguais/)).not.toHaveLength(0);
    expect(puts()).toHaveLength(0);
    await retype(/^Usuário/, "outra@escola.example");
    await save();
    await waitFor(() => expect(puts()).toHaveLength(1));
  });

  test("saves a username that differed from the e-mail when it came", async () => {
    const { user, save, puts } = await editAccount({ username: "ana" });
    await user.type(screen.getByLabelText(/^Apresentação/), "Ensina");
    await save();
    await waitFor(() => expect(puts()).toHaveLength(1));
    expect(puts()[0]?.body).toEqual({ ...account, username: "ana", presentation: "Ensina" });
  });

  test("lists only the plans of GET /plans/enabled", async () => {
    const { user, backend } = await editAccount();
    const field = screen.getByRole("combobox", { name: /^Plano/ });
    await user.click(field);
    const options = within(await screen.findByRole("listbox"));
    await waitFor(() =>
      expect(options.getAllByRole("option").map((option) => option.textContent)).toEqual(["Essencial", "Escola"]),
    );
    expect(backend.calls.map(({ path }) => path)).toContain("/plans/enabled");
    expect(backend.calls.map(({ path }) => path)).not.toContain("/plans");
  });
});
