import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { genreScreens } from "../../../../testing/fixture/generated/screens/genre.ts";
import { memberScreens } from "../../../../testing/fixture/generated/screens/member.ts";
import { ticketScreens } from "../../../../testing/fixture/generated/screens/ticket.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldUiSchema } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { bulkFields } from "../record/editable-fields.ts";
import { book, member, ticket } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { commonValues } from "./bulk-control.tsx";
import { BulkDialog } from "./bulk-dialog.tsx";

interface Changed {
  readonly screens: EntityScreens<MessageKey>;
  readonly records: readonly EntityRecord[];
  readonly field: string;
}

async function openDialog({ screens, records, field }: Changed) {
  const tables = { "/members/all": records, "/tickets": records, "/books": [book] };
  const backend = new FakeBackend({ tables });
  const nothing = () => undefined;
  const element = (
    <BulkDialog screens={screens} records={records} choice={{ field }} onDone={nothing} onClose={nothing} />
  );
  const { user } = await renderScreen({ backend, route: "/all", at: "/all", element });
  const dialog = within(await screen.findByRole("dialog"));
  const value = await dialog.findByRole<HTMLInputElement>("textbox", { name: "Novo valor" });
  return { backend, user, dialog, value };
}

const members = [member, { ...member, id: "a2", username: "bia@escola.example" }];
const tickets = [ticket, { ...ticket, id: "c2", code: "OUTRO" }];

describe("the new value of many records", () => {
  test("is entered as in the form: the last two digits of an amount are cents", async () => {
    const { backend, user, dialog, value } = await openDialog({
      screens: memberScreens,
      records: members,
      field: "amount",
    });
    await user.type(value, "12345");
    expect(value.value).toBe("123,45");
    const save = dialog.getByRole<HTMLButtonElement>("button", { name: /2/ });
    await waitFor(() => expect(save.disabled).toBe(false));
    await user.click(save);
    await waitFor(() => expect(backend.sent("PUT")).toHaveLength(2));
    expect(backend.sent("PUT").map(({ body }) => Reflect.get(Object(body), "amount"))).toEqual([123.45, 123.45]);
  });

  test.each([
    [["BRL", "BRL"], "R$"],
    [["BRL", "USD"], ""],
  ])("of amounts in %j has the symbol %j, which is right for all records", async ([one, other], sign) => {
    const [first = member, second = member] = members;
    const records = [
      { ...first, currency: one },
      { ...second, currency: other },
    ];
    const { value } = await openDialog({ screens: memberScreens, records, field: "amount" });
    expect(value.previousElementSibling?.textContent).toBe(sign);
  });

  test("can be cleared if it is optional, and the input keeps focus", async () => {
    const { user, dialog, value } = await openDialog({ screens: ticketScreens, records: tickets, field: "useLimit" });
    await user.type(value, "7");
    await user.click(await dialog.findByRole("button", { name: "Deixar vazio" }));
    await waitFor(() => expect(value.value).toBe(""));
    expect(document.activeElement).toBe(value);
    expect(dialog.queryByRole("button", { name: "Deixar vazio" })).toBeNull();
  });

  test("is a number in the reader's locale", async () => {
    const { user, dialog, value } = await openDialog({ screens: ticketScreens, records: tickets, field: "value" });
    await user.type(value, "7,5");
    expect(await dialog.findAllByText("7,5")).toHaveLength(2);
  });
});

test("a boolean of an own kind, with a control of its own, is chosen and can be left empty", async () => {
  const { form } = genreScreens;
  const active = { ...form?.uiSchema["active"], "ui:widget": "flag" } as FieldUiSchema<MessageKey>;
  const screens = {
    ...genreScreens,
    form: form && { ...form, uiSchema: { ...form.uiSchema, active } },
  } as EntityScreens<MessageKey>;
  const records = [{ id: "g1", name: "Drama", active: true }];
  const nothing = () => undefined;
  const element = (
    <BulkDialog screens={screens} records={records} choice={{ field: "active" }} onDone={nothing} onClose={nothing} />
  );
  const backend = new FakeBackend({ tables: { "/genres": records } });
  const { user } = await renderScreen({ backend, route: "/all", at: "/all", element });
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(await dialog.findByRole("combobox", { name: "Novo valor" }));
  const choices = within(await screen.findByRole("listbox")).getAllByRole("option");
  expect(choices.map(({ textContent }) => textContent)).toEqual(["Deixar vazio", "Sim", "Não"]);
});

test("a secret is not offered, whatever its control", () => {
  const { form } = memberScreens;
  const password = { ...form?.uiSchema["password"], "ui:widget": "code" } as FieldUiSchema<MessageKey>;
  const screens = {
    ...memberScreens,
    form: form && { ...form, uiSchema: { ...form.uiSchema, password } },
  } as EntityScreens<MessageKey>;
  const names = bulkFields(screens).map(({ name }) => name);
  expect(names).toContain("email");
  expect(names).not.toContain("password");
});

test("commonValues keeps only the values that all records share", () => {
  expect(commonValues([ticket, { ...ticket, id: "c2", members: ["a2"] }] as readonly EntityRecord[])).toEqual(
    expect.objectContaining({ type: "loans", value: 100 }),
  );
  expect(commonValues([ticket, { ...ticket, id: "c2", members: ["a2"] }])).not.toHaveProperty("members");
  expect(commonValues([])).toEqual({});
});
