import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ticketScreens } from "../../../../../testing/fixture/generated/screens/ticket.ts";
import { ListScreen } from "../../screens/list-screen.tsx";
import { tickets } from "../../testing/demo-records.ts";
import { FakeBackend } from "../../testing/fake-backend.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
// Import the lazy chunk up front so that its loading time does not affect the tests.
import "./views-popover.tsx";

test.each(["bare", "envelope"] as const)("a saved view shows its number of records, over %s lists", async (shape) => {
  const rows = tickets(40).map((ticket, index) => ({ ...ticket, status: index < 3 ? "blocked" : "active" }));
  const views = [
    { name: "Parados", search: "status=blocked", isDefault: false },
    { name: "Todos", search: "sort=-code", isDefault: false },
  ];
  localStorage.setItem("console-views-ticket", JSON.stringify(views));
  const { user } = await renderScreen({
    backend: new FakeBackend({ tables: { "/tickets": rows }, shape }),
    route: "/tickets",
    at: "/tickets",
    element: <ListScreen screens={ticketScreens} />,
    abilities: { counts: true, filters: ["is"], paging: shape === "bare" ? "none" : "pages" },
  });
  await screen.findByRole("link", { name: "C-001" });
  await user.click(screen.getByRole("button", { name: "Visões" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect((await dialog.findByTitle("3 ingressos")).textContent).toBe("3");
  expect((await dialog.findByTitle("40 ingressos")).textContent).toBe("40");
});
