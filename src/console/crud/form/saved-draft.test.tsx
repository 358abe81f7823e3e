import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { accountUpdateSchema } from "../../../../generated/schemas/account.ts";
import { featureCreateSchema, featureUpdateSchema } from "../../../../generated/schemas/feature.ts";
import { accountScreens } from "../../../../generated/screens/account.ts";
import { featureScreens } from "../../../../generated/screens/feature.ts";
import { validateAccountUpdate } from "../../../../generated/validators/account.js";
import { validateFeatureCreate, validateFeatureUpdate } from "../../../../generated/validators/feature.js";
import type { Session } from "../../session/session.ts";
import { type EndReason, sessionEvents } from "../../session/session-events.ts";
import { account, features, plan } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { CreateScreen } from "./create-screen.tsx";
import { EditScreen } from "./edit-screen.tsx";

afterEach(() => sessionStorage.clear());

function sessionOf(username: string) {
  const events = sessionEvents();
  // The forms ask for no more of a session than whose it is and when it ends.
  const session = { username: () => username, subscribe: events.subscribe } as Session;
  return { session, end: (reason: EndReason) => act(() => events.emit({ type: "out", reason })) };
}

async function newFeature(username = "ana", language: string = "pt-BR") {
  const { session, end } = sessionOf(username);
  const form = { schema: featureCreateSchema, validate: validateFeatureCreate };
  const element = <CreateScreen screens={featureScreens} form={form} />;
  const backend = new FakeBackend({ tables: { "/features": features } });
  const at = "/features/create";
  const shown = await renderScreen({ backend, route: at, at, element, session, language });
  const name = await screen.findByRole("textbox", { name: /Nome|Name/ });
  return { ...shown, backend, end, name };
}

async function typeAndLose(reason: EndReason) {
  const { user, name, end } = await newFeature();
  await user.type(name, "Simulado");
  end(reason);
  cleanup();
}

describe("a form under which the session ended", () => {
  test.each([
    ["pt-BR", "Recuperar", "Salvar", /Código/, "Redação", "Recurso criado"],
    ["en-US", "Restore", "Save", /Code/, "Essay", "Feature created"],
  ] as const)("offers what was typed, and saves it, in %s", async (...row) => {
    const [language, restore, save, code, option, created] = row;
    await typeAndLose("refreshFailed");
    const { user, backend } = await newFeature("ana", language);
    await user.click(screen.getByRole("button", { name: restore }));
    const name = await screen.findByRole("textbox", { name: /Nome|Name/ });
    expect(name).toHaveProperty("value", "Simulado");
    expect(screen.queryByRole("button", { name: restore })).toBeNull();
    await user.click(screen.getByRole("combobox", { name: code }));
    await user.click(await screen.findByRole("option", { name: option }));
    await user.click(screen.getByRole("button", { name: save }));
    await screen.findByText(created);
    expect(backend.sent("POST")[0]?.body).toMatchObject({ name: "Simulado" });
  });

  test("removes a discarded draft", async () => {
    await typeAndLose("otherTab");
    const { user, name } = await newFeature();
    await user.click(screen.getByRole("button", { name: "Descartar" }));
    expect(name).toHaveProperty("value", "");
    expect(sessionStorage).toHaveLength(0);
  });

  test("offers a draft to no other user", async () => {
    await typeAndLose("refreshFailed");
    await newFeature("bia");
    expect(screen.queryByRole("button", { name: "Recuperar" })).toBeNull();
  });

  test("saves no draft of an unchanged form, nor after a sign-out", async () => {
    await typeAndLose("signedOut");
    const { end } = await newFeature();
    end("refreshFailed");
    expect(sessionStorage).toHaveLength(0);
  });

  test("never stores a password", async () => {
    const { session, end } = sessionOf("ana");
    const form = { schema: accountUpdateSchema, validate: validateAccountUpdate };
    const element = <EditScreen screens={accountScreens} form={form} />;
    const backend = new FakeBackend({ tables: { "/accounts/all": [account], "/plans": [plan] } });
    const at = "/accounts/edit/a1";
    const { user } = await renderScreen({ backend, route: "/accounts/edit/:id", at, element, session });
    await user.type(await screen.findByLabelText(/^Senha/), "Segredo-1234");
    await user.type(screen.getByRole("textbox", { name: /Apresentação/ }), "Olá");
    end("refreshFailed");
    expect(sessionStorage.getItem(`draft:${at}`)).toContain("Olá");
    expect(sessionStorage.getItem(`draft:${at}`)).not.toContain("Segredo");
  });

  test("brings back only what was changed: what others saved meanwhile stays", async () => {
    const backend = new FakeBackend({ tables: { "/features": features } });
    const form = { schema: featureUpdateSchema, validate: validateFeatureUpdate };
    const element = <EditScreen screens={featureScreens} form={form} />;
    const { session, end } = sessionOf("ana");
    const edit = { backend, route: "/features/edit/:id", at: "/features/edit/f1", element, session };
    const first = await renderScreen(edit);
    await first.user.type(await screen.findByRole("textbox", { name: /Nome/ }), " nota mil");
    end("refreshFailed");
    cleanup();
    backend.change("/features", "f1", { description: "Mudou" });
    const { user } = await renderScreen(edit);
    await user.click(await screen.findByRole("button", { name: "Recuperar" }));
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    await waitFor(() =>
      expect(backend.sent("PUT")[0]?.body).toMatchObject({ name: "Redação nota mil", description: "Mudou" }),
    );
  });
});
