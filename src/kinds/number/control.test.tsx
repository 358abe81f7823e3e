import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { ticketUpdateSchema } from "../../../testing/fixture/generated/schemas/ticket.ts";
import { ticketScreens } from "../../../testing/fixture/generated/screens/ticket.ts";
import { validateTicketUpdate } from "../../../testing/fixture/generated/validators/ticket.js";
import { EditScreen } from "../../console/crud/screens/edit-screen.tsx";
import { ticket } from "../../console/crud/testing/demo-records.ts";
import { FakeBackend } from "../../console/crud/testing/fake-backend.ts";
import { renderScreen } from "../../console/crud/testing/render-screen.tsx";

const form = { schema: ticketUpdateSchema, validate: validateTicketUpdate };

/** The form of a loan ticket, with a decimal value. */
async function showValue(value: unknown) {
  const backend = new FakeBackend({ tables: { "/tickets": [{ ...ticket, type: "loans", value }] } });
  const element = <EditScreen screens={ticketScreens} form={form} />;
  const at = `/tickets/edit/${ticket.id}`;
  const { user } = await renderScreen({ backend, route: "/tickets/edit/:id", at, element });
  const input = await screen.findByLabelText<HTMLInputElement>(/^Valor/);
  const enter = async (text: string) => {
    await user.clear(input);
    await user.type(input, text);
  };
  const save = async () => await user.click(screen.getByRole("button", { name: "Salvar" }));
  return { backend, input, enter, save };
}

test.each([
  ["1.234", /1234 ou 1,234/],
  ["0.500", /Digite 0,500/],
  ["1,234.50", /Digite 1234,50/],
  ["1e3", "Informe um número"],
  ["(100)", "Informe um número"],
])("typed %j is rejected at the field with its possible readings, and no request is sent", async (text, message) => {
  const { backend, input, enter, save } = await showValue(7);
  await enter(text);
  await save();
  expect((await screen.findAllByText(message)).map(({ id }) => id)).toContain(input.getAttribute("aria-describedby"));
  expect([input.value, input.getAttribute("aria-invalid")]).toEqual([text, "true"]);
  expect(backend.sent("PUT")).toEqual([]);
});

test("a rejected text is not confused with a decimal text from the backend", async () => {
  const { backend, input, enter, save } = await showValue("1.234");
  expect(input.value).toBe("1,234");
  await enter("1.234");
  await save();
  await screen.findAllByText(/1234 ou 1,234/);
  expect([input.value, backend.sent("PUT").length]).toEqual(["1.234", 0]);
});

test("numbers typed in the reader's language are sent", async () => {
  const { backend, enter, save } = await showValue(7);
  await enter("1.234,5");
  await save();
  await waitFor(() => expect(backend.sent("PUT")).toHaveLength(1));
  expect(backend.sent("PUT")[0]?.body).toMatchObject({ value: 1234.5 });
});
