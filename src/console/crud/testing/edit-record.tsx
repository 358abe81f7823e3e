import { screen } from "@testing-library/react";
import { expect } from "vitest";
import { bookUpdateSchema } from "../../../../testing/fixture/generated/schemas/book.ts";
import { ticketUpdateSchema } from "../../../../testing/fixture/generated/schemas/ticket.ts";
import { bookScreens } from "../../../../testing/fixture/generated/screens/book.ts";
import { ticketScreens } from "../../../../testing/fixture/generated/screens/ticket.ts";
import { validateBookUpdate } from "../../../../testing/fixture/generated/validators/book.js";
import { validateTicketUpdate } from "../../../../testing/fixture/generated/validators/ticket.js";
import type { OverrideRegistry } from "../overrides/entity-overrides.ts";
import { EditScreen } from "../screens/edit-screen.tsx";
import { book, genres, ticket } from "./demo-records.ts";
import { FakeBackend } from "./fake-backend.ts";
import { renderScreen } from "./render-screen.tsx";

/** Opens the edit form of a book. `save` submits it and returns the body of the request. */
export async function editBook(change: object, overrides: OverrideRegistry) {
  const backend = new FakeBackend({ tables: { "/genres": genres, "/books": [{ ...book, ...change }] } });
  const form = { schema: bookUpdateSchema, validate: validateBookUpdate };
  const element = <EditScreen screens={bookScreens} form={form} />;
  const shown = await renderScreen({ backend, route: "/books/edit/:id", at: "/books/edit/p1", element, overrides });
  await screen.findByDisplayValue("Livro Viajante");
  return { ...shown, backend, save: () => save(shown.user, backend) };
}

/** Opens the edit form of a ticket. */
export async function editTicket(overrides: OverrideRegistry) {
  const backend = new FakeBackend({ tables: { "/tickets": [ticket], "/members/all": [] } });
  const form = { schema: ticketUpdateSchema, validate: validateTicketUpdate };
  const element = <EditScreen screens={ticketScreens} form={form} />;
  const shown = await renderScreen({ backend, route: "/tickets/edit/:id", at: "/tickets/edit/c1", element, overrides });
  await screen.findByDisplayValue("VOLTA-AS-AULAS");
  return { ...shown, backend, save: () => save(shown.user, backend) };
}

async function save(user: Awaited<ReturnType<typeof renderScreen>>["user"], backend: FakeBackend) {
  await user.click(screen.getByRole("button", { name: "Salvar" }));
  await expect.poll(() => backend.sent("PUT")).toHaveLength(1);
  return backend.sent("PUT")[0]?.body;
}

/** The input of a field of the open form. */
export const field = (id: string) => document.getElementById(`form.${id}`) as HTMLInputElement;
