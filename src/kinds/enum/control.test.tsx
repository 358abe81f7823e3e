import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { bookUpdateSchema } from "../../../testing/fixture/generated/schemas/book.ts";
import { bookScreens } from "../../../testing/fixture/generated/screens/book.ts";
import { EditScreen } from "../../console/crud/screens/edit-screen.tsx";
import { book, member } from "../../console/crud/testing/demo-records.ts";
import { FakeBackend } from "../../console/crud/testing/fake-backend.ts";
import { renderScreen } from "../../console/crud/testing/render-screen.tsx";
import type { MessageKey } from "../../contract/register.ts";
import type { EntityScreens } from "../../contract/screens.ts";

/** The number of zones in the example. */
const ZONES = 249;

/** The form of a book with the given number of statuses. */
function withValues(count: number): EntityScreens<MessageKey> {
  const { form } = bookScreens;
  const values = Array.from({ length: count }, (_, index) => ({
    value: `zone-${index}`,
    labelKey: `zone-${index}` as MessageKey,
  }));
  const labelKey = "entity.book.field.status";
  const options = { labelKey, helpKey: null, relation: null, enumeration: { name: "status", values } } as const;
  const status = { "ui:widget": "select", "ui:options": options } as const;
  return { ...bookScreens, form: form && { ...form, uiSchema: { ...form.uiSchema, status } } };
}

async function open(count: number) {
  const backend = new FakeBackend({
    tables: { "/books": [{ ...book, status: "zone-3" }], "/members/all": [member] },
  });
  const form = { schema: bookUpdateSchema, validate: () => true };
  const element = <EditScreen screens={withValues(count)} form={form as never} />;
  const { user } = await renderScreen({ backend, route: "/books/edit/:id", at: `/books/edit/${book.id}`, element });
  // The select with a search loads on demand; the rows of the form have a status too.
  await (count === ZONES ? screen.findByDisplayValue("Zone 3") : screen.findByText("Zone 3"));
  const [box] = await screen.findAllByRole<HTMLInputElement>("combobox", { name: /^Status/ });
  if (box === undefined) {
    throw new Error("the form has no status");
  }
  return { user, box };
}

test("an enumeration of 249 values is filtered by typing and chosen with the keyboard", async () => {
  const { user, box } = await open(ZONES);
  expect(box.value).toBe("Zone 3");
  await user.clear(box);
  await user.type(box, "ZONE 24");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Zone 24",
    ...Array.from({ length: 9 }, (_, index) => `Zone 24${index}`),
  ]);
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(box.value).toBe("Zone 240");
  expect(screen.queryByRole("listbox")).toBe(null);
});

test("text without a match shows an empty list, and blur keeps the value", async () => {
  const { user, box } = await open(ZONES);
  await user.type(box, "x");
  expect(screen.queryAllByRole("option")).toEqual([]);
  await user.tab();
  expect(box.value).toBe("Zone 3");
});

test("a short enumeration is a list without a text input", async () => {
  const { box } = await open(5);
  expect(box.tagName).toBe("BUTTON");
});
