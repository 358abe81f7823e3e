import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { accountUpdateSchema } from "../../../../generated/schemas/account.ts";
import { featureUpdateSchema } from "../../../../generated/schemas/feature.ts";
import { accountScreens } from "../../../../generated/screens/account.ts";
import { featureScreens } from "../../../../generated/screens/feature.ts";
import { validateAccountUpdate } from "../../../../generated/validators/account.js";
import { validateFeatureUpdate } from "../../../../generated/validators/feature.js";
import { ApiError } from "../../api/api-error.ts";
import { account, features, plan } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { EditScreen } from "./edit-screen.tsx";

function showFeature(backend: FakeBackend, id = "f1") {
  const form = { schema: featureUpdateSchema, validate: validateFeatureUpdate };
  const element = <EditScreen screens={featureScreens} form={form} />;
  return renderScreen({ backend, route: "/features/edit/:id", at: `/features/edit/${id}`, element });
}

function showAccount(backend: FakeBackend) {
  const form = { schema: accountUpdateSchema, validate: validateAccountUpdate };
  const element = <EditScreen screens={accountScreens} form={form} />;
  return renderScreen({ backend, route: "/accounts/edit/:id", at: "/accounts/edit/a1", element });
}

const accounts = (change: object = {}) =>
  new FakeBackend({ tables: { "/accounts/all": [{ ...account, ...change }], "/plans": [plan] } });

describe("an edit form", () => {
  test("case 80: sends the whole record back, what it does not know included, with the version it opened on", async () => {
    const backend = new FakeBackend({ tables: { "/features": [{ ...features[0], legacyCode: null, color: "red" }] } });
    const { user, arrivesAt } = await showFeature(backend);
    const name = await screen.findByRole("textbox", { name: /Nome/ });
    await user.clear(name);
    await user.type(name, "Ensaios");
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    await screen.findByText("Recurso salvo");
    await arrivesAt("/features/show/f1");
    expect(backend.sent("PUT")[0]).toMatchObject({ id: "f1", etag: '"1"' });
    expect(backend.sent("PUT")[0]?.body).toEqual({ ...features[0], name: "Ensaios", legacyCode: null, color: "red" });
  });

  test("leaves a cleared field out of the body", async () => {
    const backend = new FakeBackend({ tables: { "/features": features } });
    const { user } = await showFeature(backend);
    await user.clear(await screen.findByRole("textbox", { name: /Descrição/ }));
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    await screen.findByText("Recurso salvo");
    expect(backend.sent("PUT")[0]?.body).not.toHaveProperty("description");
  });

  test("case 78: shows an unknown value of an enumeration as it is and keeps it until it is changed", async () => {
    const backend = accounts({ status: "archived" });
    const { user } = await showAccount(backend);
    expect((await screen.findByRole("combobox", { name: /Status/ })).textContent).toBe("archived");
    await user.type(screen.getByRole("textbox", { name: /Apresentação/ }), "Professora");
    await user.tab();
    expect(screen.getByRole("combobox", { name: /Status/ }).textContent).toBe("archived");
  });

  test("case 81: a member that is null is an empty field", async () => {
    await showAccount(accounts({ amount: null, presentation: null }));
    expect(await screen.findByRole("textbox", { name: /Valor/ })).toHaveProperty("value", "");
  });

  test("an invalid e-mail is said in Portuguese", async () => {
    const { user } = await showAccount(accounts());
    const email = await screen.findByRole("textbox", { name: /^E-mail/ });
    await user.clear(email);
    await user.type(email, "ana@");
    await user.tab();
    await screen.findByText("Informe um e-mail válido");
  });
});

describe("the currency input", () => {
  test("case 97: every keystroke shows the amount and the number follows", async () => {
    const backend = accounts({ amount: null });
    const { user } = await showAccount(backend);
    const amount = await screen.findByRole("textbox", { name: /Valor/ });
    const shown: string[] = [];
    for (const key of "123456") {
      await user.type(amount, key);
      shown.push((amount as HTMLInputElement).value);
    }
    expect(shown).toEqual(["0,01", "0,12", "1,23", "12,34", "123,45", "1.234,56"]);
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    await screen.findByText("Conta salva");
    expect(backend.sent("PUT")[0]?.body).toMatchObject({ amount: 1234.56 });
  });

  test("case 103: a digit typed in the middle stays in the middle, and the caret with it", async () => {
    const { user } = await showAccount(accounts({ amount: 1234.56 }));
    const amount = (await screen.findByRole("textbox", { name: /Valor/ })) as HTMLInputElement;
    expect(amount.value).toBe("1.234,56");
    await user.type(amount, "9", { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(amount.value).toBe("12.934,56");
    expect(amount.selectionStart).toBe(4);
    await user.clear(amount);
    expect(amount.value).toBe("0,00");
  });

  test("case 103: a click before the zeros of nothing does not make them thousands", async () => {
    const { user } = await showAccount(accounts({ amount: 0 }));
    const amount = await screen.findByRole("textbox", { name: /Valor/ });
    await user.type(amount, "4", { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await user.type(amount, "9");
    expect(amount).toHaveProperty("value", "0,49");
  });

  test("case 137: an amount has a name and its whole text, and says nothing at each key", async () => {
    const { user } = await showAccount(accounts());
    const amount = await screen.findByRole("textbox", { name: /^Valor/ });
    await user.clear(amount);
    await user.type(amount, "123456");
    expect(amount).toHaveProperty("value", "1.234,56");
    expect(amount.closest("[aria-live], [role=status], [role=alert]")).toBeNull();
    expect(amount.getAttribute("inputmode")).toBe("numeric");
    expect(document.documentElement.lang).toBe("pt-BR");
  });

  test("case 100: a sixteenth digit is refused", async () => {
    const { user } = await showAccount(accounts({ amount: 9_999_999_999_999.99 }));
    const amount = await screen.findByRole("textbox", { name: /Valor/ });
    await user.type(amount, "1");
    expect(amount).toHaveProperty("value", "9.999.999.999.999,99");
  });
});

describe("a relation", () => {
  test("shows the names of chosen records and offers those embedded in the chosen plan", async () => {
    const backend = accounts();
    const { user } = await showAccount(backend);
    expect(await screen.findByRole("combobox", { name: /^Plano/ })).toHaveProperty("value", "Plano Professor");
    const payment = screen.getByRole("combobox", { name: /pagamento/i });
    await waitFor(() => expect(payment).toHaveProperty("value", "Anual"));
    await user.click(payment);
    await user.click(await screen.findByRole("option", { name: "Mensal" }));
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    await screen.findByText("Conta salva");
    expect(backend.sent("PUT")[0]?.body).toMatchObject({ planId: "p1", planPayment: "pp1" });
  });

  test("forgets the payment of a plan that is no longer chosen", async () => {
    const { user } = await showAccount(accounts());
    const payment = await screen.findByRole("combobox", { name: /pagamento/i });
    await waitFor(() => expect(payment).toHaveProperty("value", "Anual"));
    await user.clear(screen.getByRole("combobox", { name: /^Plano/ }));
    await waitFor(() => expect(payment).toHaveProperty("value", ""));
  });
});

describe("a record that another user changed meanwhile", () => {
  async function collide(hasEtags: boolean) {
    const backend = new FakeBackend({ tables: { "/features": features }, hasEtags });
    const shown = await showFeature(backend);
    const name = await screen.findByRole("textbox", { name: /Nome/ });
    await shown.user.clear(name);
    await shown.user.type(name, "Meu nome");
    backend.change("/features", "f1", { name: "Nome deles" });
    await shown.user.click(screen.getByRole("button", { name: "Salvar" }));
    const dialog = await screen.findByRole("dialog", { name: "Alguém salvou antes" });
    return { ...shown, backend, dialog };
  }

  test("case 105, 110: both versions are shown, and mine can be saved over theirs", async () => {
    const { user, dialog, backend } = await collide(true);
    expect(within(dialog).getByText("Meu nome")).toBeTruthy();
    expect(within(dialog).getByText("Nome deles")).toBeTruthy();
    await user.click(within(dialog).getByRole("button", { name: "Salvar o meu por cima" }));
    await screen.findByText("Recurso salvo");
    expect(backend.sent("PUT").at(-1)).toMatchObject({ etag: '"2"' });
  });

  test.each([409, 412, 428])(
    "case 72: a save that is refused with %i shows what changed, and loses nothing",
    async (status) => {
      const backend = new FakeBackend({ tables: { "/features": features } });
      const { user } = await showFeature(backend);
      const name = await screen.findByRole("textbox", { name: /Nome/ });
      await user.clear(name);
      await user.type(name, "Meu nome");
      backend.change("/features", "f1", { name: "Nome deles" });
      backend.failNext(new ApiError({ kind: "http", statusCode: status, message: "Changed meanwhile" }));
      await user.click(screen.getByRole("button", { name: "Salvar" }));
      const dialog = await screen.findByRole("dialog", { name: "Alguém salvou antes" });
      expect(within(dialog).getByText("Meu nome")).toBeTruthy();
      expect(within(dialog).getByText("Nome deles")).toBeTruthy();
    },
  );

  test("case 107: without versions, the record itself is compared; theirs can be taken", async () => {
    const { user, dialog, backend } = await collide(false);
    await user.click(within(dialog).getByRole("button", { name: "Ficar com o salvo" }));
    await waitFor(() => expect(screen.getByRole("textbox", { name: /Nome/ })).toHaveProperty("value", "Nome deles"));
    expect(backend.sent("PUT")).toHaveLength(0);
  });
});

test("a record that is gone leads back to the list", async () => {
  await showFeature(new FakeBackend({ tables: { "/features": [] } }));
  const back = await screen.findByRole("link", { name: "Voltar para a lista" });
  expect(back.getAttribute("href")).toBe("/features");
});
