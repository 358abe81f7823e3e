import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { memberUpdateSchema } from "../../../testing/fixture/generated/schemas/member.ts";
import { memberScreens } from "../../../testing/fixture/generated/screens/member.ts";
import { validateMemberUpdate } from "../../../testing/fixture/generated/validators/member.js";
import { EditScreen } from "../../console/crud/screens/edit-screen.tsx";
import { FakeBackend } from "../../console/crud/testing/fake-backend.ts";
import { renderScreen } from "../../console/crud/testing/render-screen.tsx";

const email = "ana@biblioteca.example";
const member = { id: "a1", username: email, email, status: "active", type: "solo" };

async function edit(password: unknown) {
  const backend = new FakeBackend({ tables: { "/members/all": [{ ...member, password }], "/books": [] } });
  const form = { schema: memberUpdateSchema, validate: validateMemberUpdate };
  const element = <EditScreen screens={memberScreens} form={form} />;
  const { user } = await renderScreen({ backend, route: "/members/edit/:id", at: "/members/edit/a1", element });
  const input = (await screen.findByLabelText(/^Senha/)) as HTMLInputElement;
  const save = async () => {
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    await waitFor(() => expect(backend.sent("PUT")).toHaveLength(1));
    return backend.sent("PUT")[0]?.body;
  };
  return { user, input, save };
}

describe.each([
  ["a hash", "$2b$10$hash"],
  ["nothing", null],
  ["an empty text", ""],
])("a password that the backend returns as %s", (_, password) => {
  test("is hidden, needs no confirmation and is sent back unchanged", async () => {
    const { user, input, save } = await edit(password);
    expect(input.value).toBe("");
    expect(screen.queryByLabelText(/^Confirme a senha/)).toBeNull();
    await user.type(screen.getByRole("textbox", { name: /Biografia/ }), "Olá");
    expect(await save()).toEqual({ ...member, password, biography: "Olá" });
  });

  test("is sent back unchanged after a new one was typed and deleted", async () => {
    const { user, input, save } = await edit(password);
    await user.type(input, "Segredo-1234");
    await user.clear(input);
    expect(screen.queryByLabelText(/^Confirme a senha/)).toBeNull();
    await user.type(screen.getByRole("textbox", { name: /Biografia/ }), "Olá");
    expect(await save()).toEqual({ ...member, password, biography: "Olá" });
  });

  test("is replaced after the new one was typed twice", async () => {
    const { user, input, save } = await edit(password);
    await user.type(input, "Segredo-1234");
    await user.type(screen.getByLabelText(/^Confirme a senha/), "Segredo-1234");
    expect(await save()).toEqual({ ...member, password: "Segredo-1234" });
  });
});
