import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { memberUpdateSchema } from "../../../testing/fixture/generated/schemas/member.ts";
import { memberScreens } from "../../../testing/fixture/generated/screens/member.ts";
import { validateMemberUpdate } from "../../../testing/fixture/generated/validators/member.js";
import { EditScreen } from "../../console/crud/screens/edit-screen.tsx";
import { book, member } from "../../console/crud/testing/demo-records.ts";
import { FakeBackend } from "../../console/crud/testing/fake-backend.ts";
import { renderScreen } from "../../console/crud/testing/render-screen.tsx";
import type { MessageKey } from "../../contract/register.ts";
import type { EntityScreens } from "../../contract/screens.ts";

/** The form of a member with a biography in a fixed language. */
function inEnglish(): EntityScreens<MessageKey> {
  const { form } = memberScreens;
  const labelKey = "entity.member.field.biography";
  const options = { labelKey, helpKey: null, enumeration: null, relation: null, language: "en-US" } as const;
  const biography = { "ui:widget": "multiline", "ui:options": options } as const;
  return { ...memberScreens, form: form && { ...form, uiSchema: { ...form.uiSchema, biography } } };
}

test("the input of a single-language text has a lang attribute, and other inputs do not", async () => {
  const backend = new FakeBackend({ tables: { "/members/all": [member], "/books": [book] } });
  const form = { schema: memberUpdateSchema, validate: validateMemberUpdate };
  const element = <EditScreen screens={inEnglish()} form={form} />;
  await renderScreen({ backend, route: "/members/edit/:id", at: "/members/edit/a1", element });
  const input = await screen.findByRole("textbox", { name: /^Biografia/ });
  expect(input.getAttribute("lang")).toBe("en-US");
  expect(screen.getByRole("textbox", { name: /^Usuário/ }).getAttribute("lang")).toBe(null);
});
