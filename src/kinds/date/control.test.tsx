import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ticketUpdateSchema } from "../../../testing/fixture/generated/schemas/ticket.ts";
import { ticketScreens } from "../../../testing/fixture/generated/screens/ticket.ts";
import { validateTicketUpdate } from "../../../testing/fixture/generated/validators/ticket.js";
import { EditScreen } from "../../console/crud/screens/edit-screen.tsx";
import { ticket } from "../../console/crud/testing/demo-records.ts";
import { FakeBackend } from "../../console/crud/testing/fake-backend.ts";
import { renderScreen } from "../../console/crud/testing/render-screen.tsx";

afterEach(() => vi.restoreAllMocks());

test.each([
  ["pt-BR", "31/12/2032", "32/13/2032"],
  ["en-US", "12/31/2032", "13/32/2032"],
])(
  "pastes a date in the format of a browser in %s; rejects other text with a message and keeps the value",
  async (browser, pasted, none) => {
    vi.spyOn(navigator, "language", "get").mockReturnValue(browser);
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
    expect(await paste(` ${pasted} `)).toBe("2032-12-31");
    expect(await paste("2033-01-02")).toBe("2033-01-02");
    expect(await paste(none)).toBe("2033-01-02");
    expect(screen.queryByText("O texto colado não é uma data")).not.toBeNull();
    await user.keyboard("{ArrowUp}");
    expect(screen.queryByText("O texto colado não é uma data")).toBeNull();
  },
);
