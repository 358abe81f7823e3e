import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ticketUpdateSchema } from "../../../testing/fixture/generated/schemas/ticket.ts";
import { ticketScreens } from "../../../testing/fixture/generated/screens/ticket.ts";
import { validateTicketUpdate } from "../../../testing/fixture/generated/validators/ticket.js";
import { EditScreen } from "../crud/form/edit-screen.tsx";
import { ticket } from "../crud/testing/demo-records.ts";
import { FakeBackend } from "../crud/testing/fake-backend.ts";
import { renderScreen } from "../crud/testing/render-screen.tsx";

test("a day is pasted as the language writes it, and what is none changes nothing and is said to be none", async () => {
  const backend = new FakeBackend({ tables: { "/tickets": [{ ...ticket, lastDay: "2031-05-06" }] } });
  const form = { schema: ticketUpdateSchema, validate: validateTicketUpdate };
  const element = <EditScreen screens={ticketScreens} form={form} />;
  const { user } = await renderScreen({ backend, route: "/tickets/edit/:id", at: "/tickets/edit/c1", element });
  const input = await screen.findByLabelText<HTMLInputElement>(/^Último dia/);
  const paste = async (text: string) => {
    input.focus();
    await user.paste(text);
    return input.value;
  };
  expect(await paste(" 31/12/2032 ")).toBe("2032-12-31");
  expect(await paste("2033-01-02")).toBe("2033-01-02");
  expect(await paste("32/13/2032")).toBe("2033-01-02");
  expect(screen.queryByText("O texto colado não é uma data")).not.toBeNull();
  await user.keyboard("{ArrowUp}");
  expect(screen.queryByText("O texto colado não é uma data")).toBeNull();
});
