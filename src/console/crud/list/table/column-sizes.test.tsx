import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { ticketScreens } from "../../../../../testing/fixture/generated/screens/ticket.ts";
import { ListScreen } from "../../screens/list-screen.tsx";
import { tickets } from "../../testing/demo-records.ts";
import { FakeBackend } from "../../testing/fake-backend.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
// Import the lazy chunks up front so that their loading time does not affect the tests.
import "./columns-popover.tsx";
import "./column-sizes.tsx";

beforeEach(() => localStorage.clear());

const columns = ticketScreens.list?.columns ?? [];

async function showTickets() {
  const backend = new FakeBackend({ tables: { "/tickets": tickets(3) } });
  const shown = await renderScreen({
    backend,
    route: "/tickets",
    at: "/tickets",
    element: <ListScreen screens={ticketScreens} />,
  });
  await screen.findByText("3 ingressos");
  return shown;
}

/** Widths set on the columns, starting at the first field. */
function widths(): readonly string[] {
  const all = [...document.querySelectorAll("col")].map((column) => column.style.width);
  return all.slice(all.length - columns.length);
}

const edges = () => document.querySelectorAll('th[scope="col"] > [aria-hidden]');

test("columns size themselves until the user sets a width", async () => {
  await showTickets();
  expect(document.querySelectorAll("col")).toHaveLength(0);
  expect(edges()).toHaveLength(0);
});

test("a column's width is set by keyboard, stored, and reset", async () => {
  const { user, unmount } = await showTickets();
  await user.click(screen.getByRole("button", { name: "Colunas" }));
  const input = await screen.findByRole("spinbutton", { name: "Largura de Tipo" });
  await user.clear(input);
  await user.type(input, "200{Enter}");
  const at = columns.indexOf("type");
  await waitFor(() => expect(widths()[at]).toBe("200px"));
  // The title column takes the remaining width.
  expect(widths()[columns.indexOf(ticketScreens.titleField)]).toBe("");

  unmount();
  const again = await showTickets();
  await waitFor(() => expect(widths()[at]).toBe("200px"));

  await again.user.click(screen.getByRole("button", { name: "Colunas" }));
  await again.user.click(await screen.findByRole("button", { name: "Restaurar colunas" }));
  await waitFor(() => expect(document.querySelectorAll("col")).toHaveLength(0));
});

test("a column is resized by pointer within bounds", async () => {
  await showTickets();
  fireEvent.pointerEnter(document.querySelector("thead") as Element);
  await waitFor(() => expect(edges()).toHaveLength(columns.length));
  const at = columns.indexOf("type");
  const edge = edges()[at] as Element;
  fireEvent.pointerDown(edge, { clientX: 100 });
  fireEvent.pointerMove(edge, { clientX: 300 });
  expect(widths()[at]).toBe("200px");
  fireEvent.pointerMove(edge, { clientX: -900 });
  expect(widths()[at]).toBe("64px");
  expect(localStorage.length).toBe(0);
  fireEvent.pointerUp(edge, { clientX: 250 });
  expect(widths()[at]).toBe("150px");
  expect(JSON.parse(localStorage.getItem("console-list-ticket") ?? "{}")).toMatchObject({ widths: { type: 150 } });
});

const heads = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);

test("a column moves with the arrow keys of its handle, which keeps the focus", async () => {
  const { user } = await showTickets();
  const before = heads();
  const at = before.indexOf("Tipo");
  await user.click(screen.getByRole("button", { name: "Colunas" }));
  const handle = await screen.findByRole("button", { name: /^Mover Tipo/ });
  handle.focus();
  await user.keyboard("{ArrowUp}");
  await waitFor(() => expect(screen.getAllByRole("columnheader", { hidden: true })[at - 1]?.textContent).toBe("Tipo"));
  expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^Mover Tipo/);
});
