import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { address, answer, closeConsole, mockWindowApis, openAt } from "../../testing/console-harness.tsx";
import { fakeFetch, json } from "../../testing/fake-fetch.ts";
import { findFaults } from "../../testing/generated-tests/find-faults.ts";

beforeEach(mockWindowApis);

afterEach(closeConsole);

/** Renames a genre in its form, in a console whose backend keeps it. */
async function rename(name: string) {
  let genre: object = { id: "f1", name: "Poesia", code: "poetry", description: "Versos" };
  const calls = fakeFetch((call) => {
    const { pathname } = new URL(call.url, "http://console.invalid");
    if (!pathname.endsWith("/genres/f1")) {
      return answer(call);
    }
    genre = call.method === "PUT" ? { ...genre, ...(JSON.parse(call.body ?? "{}") as object) } : genre;
    return json(genre);
  });
  const { user, texts } = await openAt("/genres/edit/f1", { signedIn: true });
  await act(() => texts.loadAllTexts());
  const box = await screen.findByRole("textbox", { name: /^Nome/ });
  await user.clear(box);
  await user.type(box, name);
  await user.keyboard("{Control>}s{/Control}");
  await waitFor(() => expect(address()).toBe("/genres/show/f1"));
  await screen.findByRole("heading", { level: 1, name });
  const sent = () =>
    calls.filter(({ method }) => method === "PUT").map(({ body }) => JSON.parse(body ?? "{}") as object);
  const change = (values: object) => {
    genre = { ...genre, ...values };
  };
  return { user, sent, change };
}

type User = Awaited<ReturnType<typeof rename>>["user"];

async function openChanges(user: User) {
  await user.click(screen.getByRole("button", { name: /^Sua conta/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Alterações recentes" }));
  return within(await screen.findByRole("dialog", { name: "Alterações recentes" }));
}

test("Ctrl+Z undoes the last change, and the list shows it as undone", async () => {
  const { user, sent } = await rename("Lírica");
  expect(sent()).toMatchObject([{ name: "Lírica" }]);
  await user.keyboard("{Control>}z{/Control}");
  await waitFor(() => expect(sent()).toMatchObject([{ name: "Lírica" }, { name: "Poesia" }]));
  expect(await screen.findByText("Desfeito: 1 gênero")).toBeTruthy();
  await user.keyboard("{Control>}z{/Control}");
  expect(sent()).toHaveLength(2);
  const dialog = await openChanges(user);
  expect(dialog.getByText("Desfeita")).toBeTruthy();
  expect(dialog.queryByRole("button", { name: /^Desfazer/ })).toBeNull();
  expect(await findFaults()).toEqual([]);
});

test("an overwritten change is not undone, and the list shows the reason", async () => {
  const { user, sent, change } = await rename("Lírica");
  change({ name: "Épica" });
  const dialog = await openChanges(user);
  await user.click(dialog.getByRole("button", { name: "Desfazer, Gênero salvo, Poesia" }));
  expect(await dialog.findByText(/: mudou desde então\.$/)).toBeTruthy();
  expect(sent()).toHaveLength(1);
});

test("the palette undoes the last change", async () => {
  const { user, sent } = await rename("Lírica");
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await screen.findByRole("combobox", { name: "O que você quer fazer?" }), "desfazer");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(sent()).toHaveLength(2));
});
