import { screen, waitFor, within } from "@testing-library/react";
import { ListScreen } from "entity-console/console/screens";
// Import the lazy-loaded module now, so that no test waits for its compilation.
import { columnTexts, FakeBackend, renderScreen } from "entity-console/testing/console";
import { describe, expect, test } from "vitest";
import { supplierScreens } from "../../generated/screens/supplier.ts";

/** More records than an envelope without paging returns. */
const more = Array.from({ length: 30 }, (_, index) => ({ id: `m${index}`, tradingName: `Z${index}` }));
const rows = [
  { id: "a", tradingName: "Alfa", warehouse: { street: "Mayor 1", town: "Toledo", country: "ES" } },
  { id: "b", tradingName: "Beta", warehouse: { street: "Rua Nova 2", town: "Porto", country: "PT" } },
  { id: "c", tradingName: "Gamma" },
  ...more,
];

async function showSuppliers(shape: "bare" | "envelope", at = "/supply-houses") {
  const backend = new FakeBackend({ tables: { "/supply-houses": rows }, shape });
  const element = <ListScreen screens={supplierScreens} />;
  const shown = await renderScreen({ backend, route: "/supply-houses", at, element, language: "es-ES" });
  return { ...shown, backend };
}

describe.each(["bare", "envelope"] as const)("a list of suppliers, returned as %s", (shape) => {
  test("is filtered by a field inside an object, with the filter in the URL", async () => {
    const { user, backend, arrivesAt } = await showSuppliers(shape);
    await screen.findByRole("link", { name: "Alfa" });
    expect(columnTexts("Almacén: Población").slice(0, 2)).toEqual(["Toledo", "Porto"]);
    await user.click(screen.getByRole("button", { name: "Filtros" }));
    await user.click(screen.getByRole("menuitem", { name: "Almacén: Población" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Filtros" }));
    await user.type(dialog.getByRole("textbox", { name: "Valor" }), "Porto");
    await user.click(dialog.getByRole("button", { name: "Filtrar" }));
    await arrivesAt("/supply-houses?warehouse.town=Porto");
    await waitFor(() => expect(columnTexts("Nombre comercial")).toEqual(["Beta"]));
    expect(screen.getByRole("button", { name: "Quitar el filtro Almacén: Población: Porto" })).toBeTruthy();
    const asked = backend.sent("GET").map(({ query }) => query?.filters?.["warehouse.town"]);
    expect(asked.includes("Porto")).toBe(shape === "envelope");
  });

  test("is sorted by a part of an object", async () => {
    const { user, arrivesAt } = await showSuppliers(shape, "/supply-houses?warehouse.country=ES,PT");
    await waitFor(() => expect(columnTexts("Nombre comercial")).toEqual(["Alfa", "Beta"]));
    await user.click(screen.getByRole("button", { name: "Almacén: Población" }));
    await arrivesAt("/supply-houses?sort=warehouse.town&warehouse.country=ES%2CPT");
    await waitFor(() => expect(columnTexts("Almacén: Población")).toEqual(["Porto", "Toledo"]));
  });
});
