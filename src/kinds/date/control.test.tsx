import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ticketUpdateSchema } from "../../../testing/fixture/generated/schemas/ticket.ts";
import { ticketScreens } from "../../../testing/fixture/generated/screens/ticket.ts";
import { validateTicketUpdate } from "../../../testing/fixture/generated/validators/ticket.js";
import { EditScreen } from "../../console/crud/screens/edit-screen.tsx";
import { ticket } from "../../console/crud/testing/demo-records.ts";
import { FakeBackend } from "../../console/crud/testing/fake-backend.ts";
import { renderScreen } from "../../console/crud/testing/render-screen.tsx";

async function editTicket(browser: string) {
  vi.spyOn(navigator, "language", "get").mockReturnValue(browser);
  const backend = new FakeBackend({ tables: { "/tickets": [{ ...ticket, lastDay: "2031-05-06" }] } });
  const form = { schema: ticketUpdateSchema, validate: validateTicketUpdate };
  const element = <EditScreen screens={ticketScreens} form={form} />;
  const { user } = await renderScreen({ backend, route: "/tickets/edit/:id", at: "/tickets/edit/c1", element });
  const input = await screen.findByLabelText<HTMLInputElement>(/^Último dia/);
  const save = () => user.click(screen.getByRole("button", { name: "Salvar" }));
  const sent = async () => {
    await waitFor(() => expect(backend.sent("PUT")).toHaveLength(1));
    return backend.sent("PUT")[0]?.body;
  };
  return { user, input, save, sent, backend };
}

test.each([
  { browser: "pt-BR", shown: "06/05/2031", placeholder: "dd/mm/aaaa", typed: "7/12/2032", formatted: "07/12/2032" },
  { browser: "en-US", shown: "05/06/2031", placeholder: "mm/dd/aaaa", typed: "12/7/2032", formatted: "12/07/2032" },
  { browser: "ar", shown: "06/05/2031", placeholder: "dd/mm/aaaa", typed: "٧/١٢/٢٠٣٢", formatted: "07/12/2032" },
])("a date is typed in the order of $browser", async ({ browser, shown, placeholder, typed, formatted }) => {
  const { user, input, save, sent } = await editTicket(browser);
  expect([input.value, input.placeholder]).toEqual([shown, placeholder]);
  await user.clear(input);
  await user.type(input, typed);
  await user.tab();
  expect(input.value).toBe(formatted);
  await save();
  expect(await sent()).toMatchObject({ lastDay: "2032-12-07" });
});

test("a day that does not exist is rejected, keeps its text, and can be corrected", async () => {
  const { user, input, save, sent, backend } = await editTicket("pt-BR");
  await user.clear(input);
  await user.type(input, "31/02/2032");
  await save();
  await screen.findByText("Informe uma data válida");
  expect([input.value, input.getAttribute("aria-invalid")]).toEqual(["31/02/2032", "true"]);
  expect(backend.sent("PUT")).toEqual([]);
  await user.clear(input);
  await user.type(input, "28/02/2032");
  await save();
  expect(await sent()).toMatchObject({ lastDay: "2032-02-28" });
});

test("an emptied date is not sent", async () => {
  const { user, input, save, sent } = await editTicket("pt-BR");
  await user.clear(input);
  await save();
  expect(await sent()).not.toHaveProperty("lastDay");
});

test.each([
  ["pt-BR", " 31/12/2032 "],
  ["en-US", "12/31/2032"],
  ["pt-BR", "2032-12-31"],
])("a pasted date replaces the text, in a browser in %s: %j", async (browser, pasted) => {
  const { user, input, save, sent } = await editTicket(browser);
  input.focus();
  await user.paste(pasted);
  await save();
  expect(await sent()).toMatchObject({ lastDay: "2032-12-31" });
});

test("the calendar chooses a day, in the interface's language", async () => {
  const { user, save, sent } = await editTicket("pt-BR");
  const open = screen.getAllByRole("button", { name: "Abrir calendário" });
  const button = open.find((each) => each.getAttribute("aria-describedby")?.includes("lastDay"));
  await user.click(button ?? expect.fail("no calendar button"));
  const dialog = within(await screen.findByRole("dialog", { name: "Abrir calendário" }));
  expect(document.activeElement?.getAttribute("aria-label")).toBe("terça-feira, 6 de maio de 2031");
  fireEvent.change(dialog.getByRole("combobox", { name: "mês" }), { target: { value: "6" } });
  await user.click(dialog.getByRole("button", { name: "quarta-feira, 9 de julho de 2031" }));
  expect(document.activeElement).toBe(button);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Último dia/).value).toBe("09/07/2031"));
  await save();
  expect(await sent()).toMatchObject({ lastDay: "2031-07-09" });
});
