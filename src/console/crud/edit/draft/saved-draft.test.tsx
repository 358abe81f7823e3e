import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { genreCreateSchema, genreUpdateSchema } from "../../../../../testing/fixture/generated/schemas/genre.ts";
import { memberUpdateSchema } from "../../../../../testing/fixture/generated/schemas/member.ts";
import { genreScreens } from "../../../../../testing/fixture/generated/screens/genre.ts";
import { memberScreens } from "../../../../../testing/fixture/generated/screens/member.ts";
import { validateGenreCreate, validateGenreUpdate } from "../../../../../testing/fixture/generated/validators/genre.js";
import { validateMemberUpdate } from "../../../../../testing/fixture/generated/validators/member.js";
import { type EndReason, sessionEvents } from "../../../session/session-events.ts";
import type { Session } from "../../../session/session-types.ts";
import { CreateScreen } from "../../screens/create-screen.tsx";
import { EditScreen } from "../../screens/edit-screen.tsx";
import { book, genres, member } from "../../testing/demo-records.ts";
import { FakeBackend } from "../../testing/fake-backend.ts";
import { renderScreen } from "../../testing/render-screen.tsx";

function sessionOf(username: string) {
  const events = sessionEvents();
  // Forms only use the username and the events of a session.
  const session = { username: () => username, subscribe: events.subscribe } as Session;
  return {
    session,
    end: (reason: EndReason) => act(() => events.emit({ type: "out", reason })),
    begin: (isOther: boolean) => act(() => events.emit(isOther ? { type: "in", isOther } : { type: "in" })),
  };
}

async function newGenre(username = "ana", language: string = "pt-BR") {
  const { session, end, begin } = sessionOf(username);
  const form = { schema: genreCreateSchema, validate: validateGenreCreate };
  const element = <CreateScreen screens={genreScreens} form={form} />;
  const backend = new FakeBackend({ tables: { "/genres": genres } });
  const at = "/genres/create";
  const shown = await renderScreen({ backend, route: at, at, element, session, language });
  const name = await screen.findByRole("textbox", { name: /Nome|Name/ });
  return { ...shown, backend, end, begin, name };
}

async function typeAndLose(reason: EndReason) {
  const { user, name, end } = await newGenre();
  await user.type(name, "Simulado");
  end(reason);
  cleanup();
}

describe("a form whose session expired", () => {
  test.each([
    ["pt-BR", "Recuperar", "Salvar", /Código/, "Poesia", "Gênero criado"],
    ["en-US", "Restore", "Save", /Code/, "Poetry", "Genre created"],
  ] as const)("restores a draft, which can then be saved, in %s", async (...row) => {
    const [language, restore, save, code, option, created] = row;
    await typeAndLose("refreshFailed");
    const { user, backend } = await newGenre("ana", language);
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

  test("deletes the draft when the form is saved after signing in again", async () => {
    const { user, name, end, begin } = await newGenre();
    await user.type(name, "Simulado");
    await user.click(screen.getByRole("combobox", { name: /Código/ }));
    await user.click(await screen.findByRole("option", { name: "Poesia" }));
    end("refreshFailed");
    expect(sessionStorage.getItem("draft:/genres/create")).toContain("Simulado");
    begin(false);
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    await screen.findByText("Gênero criado");
    cleanup();
    expect(sessionStorage).toHaveLength(0);
  });

  test("keeps the draft when another user signs in", async () => {
    const { user, name, end, begin } = await newGenre();
    await user.type(name, "Simulado");
    end("otherTab");
    begin(true);
    cleanup();
    expect(sessionStorage.getItem("draft:/genres/create")).toContain("Simulado");
  });

  test.each(["null", "{", '{"username":"ana"}', '{"username":"ana","base":[],"data":1}'])(
    "ignores a damaged draft: %s",
    async (text) => {
      sessionStorage.setItem("draft:/genres/create", text);
      await newGenre();
      expect(screen.queryByRole("button", { name: "Recuperar" })).toBeNull();
    },
  );

  test("removes a discarded draft", async () => {
    await typeAndLose("otherTab");
    const { user, name } = await newGenre();
    await user.click(screen.getByRole("button", { name: "Descartar" }));
    expect(name).toHaveProperty("value", "");
    expect(sessionStorage).toHaveLength(0);
  });

  test("saves a draft while the user types and restores it after a reload", async () => {
    const { user, name } = await newGenre();
    await user.type(name, "Simulado");
    await waitFor(() => expect(sessionStorage.getItem("draft:/genres/create")).toContain("Simulado"));
    await user.clear(name);
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    await user.type(name, "Ensaio");
    act(() => void window.dispatchEvent(new Event("pagehide")));
    const kept = sessionStorage.getItem("draft:/genres/create") ?? "";
    cleanup();
    // Unmounting deletes the draft; a reload would not, so put it back.
    expect(sessionStorage).toHaveLength(0);
    sessionStorage.setItem("draft:/genres/create", kept);
    const again = await newGenre();
    await again.user.click(screen.getByRole("button", { name: "Recuperar" }));
    expect(await screen.findByRole("textbox", { name: /Nome/ })).toHaveProperty("value", "Ensaio");
    await waitFor(() => expect(sessionStorage.getItem("draft:/genres/create")).toContain("Ensaio"));
  });

  test("does not show a draft to another user", async () => {
    await typeAndLose("refreshFailed");
    await newGenre("bia");
    expect(screen.queryByRole("button", { name: "Recuperar" })).toBeNull();
  });

  test("saves no draft of an unchanged form, nor after a sign-out", async () => {
    await typeAndLose("signedOut");
    const { end } = await newGenre();
    end("refreshFailed");
    expect(sessionStorage).toHaveLength(0);
  });

  test("never stores a password", async () => {
    const { session, end } = sessionOf("ana");
    const form = { schema: memberUpdateSchema, validate: validateMemberUpdate };
    const element = <EditScreen screens={memberScreens} form={form} />;
    const backend = new FakeBackend({ tables: { "/members/all": [member], "/books": [book] } });
    const at = "/members/edit/a1";
    const { user } = await renderScreen({ backend, route: "/members/edit/:id", at, element, session });
    await user.type(await screen.findByLabelText(/^Senha/), "Segredo-1234");
    await user.type(screen.getByRole("textbox", { name: /Biografia/ }), "Olá");
    end("refreshFailed");
    expect(sessionStorage.getItem(`draft:${at}`)).toContain("Olá");
    expect(sessionStorage.getItem(`draft:${at}`)).not.toContain("Segredo");
  });

  test("restores only changed fields and keeps concurrent changes of other fields", async () => {
    const backend = new FakeBackend({ tables: { "/genres": genres } });
    const form = { schema: genreUpdateSchema, validate: validateGenreUpdate };
    const element = <EditScreen screens={genreScreens} form={form} />;
    const { session, end } = sessionOf("ana");
    const edit = { backend, route: "/genres/edit/:id", at: "/genres/edit/f1", element, session };
    const first = await renderScreen(edit);
    await first.user.type(await screen.findByRole("textbox", { name: /Nome/ }), " nota mil");
    end("refreshFailed");
    cleanup();
    backend.change("/genres", "f1", { description: "Mudou" });
    const { user } = await renderScreen(edit);
    await user.click(await screen.findByRole("button", { name: "Recuperar" }));
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    await waitFor(() =>
      expect(backend.sent("PUT")[0]?.body).toMatchObject({ name: "Poesia nota mil", description: "Mudou" }),
    );
  });
});
