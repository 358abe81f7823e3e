import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { EditScreen, ListScreen, ShowScreen } from "entity-console/console/screens";
import {
  columnTexts,
  FakeBackend,
  FilterDialog,
  ImportDialog,
  listDefaults,
  readListState,
  renderScreen,
  watchSavedFiles,
} from "entity-console/testing/console";
import { expect, test, vi } from "vitest";
import { supplierUpdateSchema } from "../../generated/schemas/supplier.ts";
import { supplierScreens } from "../../generated/screens/supplier.ts";
import { validateSupplierUpdate } from "../../generated/validators/supplier.js";
import { overrideRegistry } from "./overrides/registry.ts";

const supplier = {
  id: "s1",
  tradingName: "Farmavet",
  discount: 0,
  serviceRating: 3,
  suppliedForms: [],
  servedCountries: [],
  lastRating: null,
  accountManager: null,
};
const rows = [supplier, { ...supplier, id: "s2", tradingName: "Otra", serviceRating: 5 }];
const language = "es-ES";

test("the product's own kind is shown as stars in a list, and filtered as the number that it is", async () => {
  const backend = new FakeBackend({ tables: { "/supply-houses": rows } });
  const element = <ListScreen screens={supplierScreens} />;
  const at = "/supply-houses?serviceRating=4..5";
  await renderScreen({ backend, route: "/supply-houses", at, element, language, overrides: overrideRegistry });
  await screen.findByRole("img", { name: "5 / 5" });
  await waitFor(() => expect(columnTexts("Nuestra valoración")).toEqual(["★★★★★"]));
});

test("a show page has the stars too", async () => {
  const backend = new FakeBackend({ tables: { "/supply-houses": rows } });
  const element = <ShowScreen screens={supplierScreens} />;
  const place = { route: "/supply-houses/show/:id", at: "/supply-houses/show/s1" };
  await renderScreen({ backend, ...place, element, language, overrides: overrideRegistry });
  expect((await screen.findByRole("img", { name: "3 / 5" })).textContent).toBe("★★★☆☆");
});

test("a click on a star in the form is saved, and a second click removes the rating", async () => {
  const backend = new FakeBackend({ tables: { "/supply-houses": [supplier] } });
  const form = { schema: supplierUpdateSchema, validate: validateSupplierUpdate };
  const element = <EditScreen screens={supplierScreens} form={form} />;
  const place = { route: "/supply-houses/edit/:id", at: "/supply-houses/edit/s1" };
  const { user } = await renderScreen({ backend, ...place, element, language, overrides: overrideRegistry });
  const stars = within(await screen.findByRole("group", { name: "Nuestra valoración" }));
  expect(stars.getByRole<HTMLInputElement>("radio", { name: "Nuestra valoración: 3" }).checked).toBe(true);
  await user.click(stars.getByRole("radio", { name: "Nuestra valoración: 4" }));
  await user.click(screen.getByRole("button", { name: "Guardar" }));
  await waitFor(() => expect(backend.sent("PUT")[0]?.body).toMatchObject({ serviceRating: 4 }));
});

test("its columns have the kind's width", async () => {
  const backend = new FakeBackend({ tables: { "/supply-houses": rows } });
  const element = <ListScreen screens={supplierScreens} />;
  const place = { route: "/supply-houses", at: "/supply-houses" };
  await renderScreen({ backend, ...place, element, language, overrides: overrideRegistry });
  const head = await screen.findByRole("columnheader", { name: "Nuestra valoración" });
  expect(head.style.width).toBe("120px");
  expect(screen.getByRole("columnheader", { name: "Nombre comercial" }).style.width).toBe("");
});

test("a filter offers the kind's operators, and stars to choose", async () => {
  const onApply = vi.fn();
  const none = readListState(new URLSearchParams(), listDefaults(supplierScreens));
  const element = (
    <FilterDialog
      screens={supplierScreens}
      state={none}
      field="serviceRating"
      onApply={onApply}
      onClose={() => undefined}
    />
  );
  const place = { route: "/supply-houses", at: "/supply-houses" };
  const { user } = await renderScreen({ backend: new FakeBackend({ tables: {} }), ...place, element, language });
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("combobox", { name: "Condición" }));
  const operators = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(operators).toEqual(["entre", "es", "está vacío", "tiene valor"]);
  await user.click(screen.getByRole("option", { name: "es" }));
  await user.click(await dialog.findByRole("combobox", { name: "Valor" }));
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toContain("★★★★☆");
  await user.click(screen.getByRole("option", { name: "4" }));
  await user.click(dialog.getByRole("button", { name: "Filtrar" }));
  expect(onApply).toHaveBeenCalledWith({ filters: { serviceRating: "4" }, groups: [] });
});

test("files have the number, and print has stars", async () => {
  const saved = watchSavedFiles();
  const printed = vi.fn();
  vi.stubGlobal("print", printed);
  const backend = new FakeBackend({ tables: { "/supply-houses": rows } });
  const element = <ListScreen screens={supplierScreens} />;
  const place = { route: "/supply-houses", at: "/supply-houses?columns=tradingName,serviceRating" };
  const { user } = await renderScreen({ backend, ...place, element, language, overrides: overrideRegistry });
  await screen.findByRole("img", { name: "3 / 5" });
  const choose = async (entry: string) => {
    await user.click(screen.getByRole("button", { name: "Exportar, importar o imprimir" }));
    await user.click(await screen.findByRole("menuitem", { name: entry }));
  };
  await choose("Exportar a CSV");
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.content.text()).toContain("Farmavet;3");
  await choose("Imprimir");
  await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
  const cells = [...document.querySelectorAll("body > div > table td")].map(({ textContent }) => textContent);
  expect(cells).toEqual(["Farmavet", "★★★☆☆", "Otra", "★★★★★"]);
  act(() => void window.dispatchEvent(new Event("afterprint")));
});

test("the import reads numbers and stars", async () => {
  const backend = new FakeBackend({ tables: { "/supply-houses": [] } });
  const element = <ImportDialog screens={supplierScreens} onClose={() => undefined} />;
  const place = { route: "/supply-houses", at: "/supply-houses" };
  const { user } = await renderScreen({ backend, ...place, element, language, overrides: overrideRegistry });
  const dialog = within(await screen.findByRole("dialog"));
  const sheet = "Nombre comercial;Nuestra valoración\nUna;★★★☆☆\nDos;5\nTres;seis\n";
  await waitFor(() => expect(document.querySelector("input[type=file]")).not.toBeNull());
  const input = document.querySelector("input[type=file]") ?? document.body;
  fireEvent.change(input, { target: { files: [new File([sheet], "a.csv")] } });
  await user.click(await dialog.findByRole("button", { name: "Comprobar" }));
  expect((await dialog.findByText(/^Línea 4/)).textContent).toContain("Nuestra valoración");
  await user.click(dialog.getByRole("button", { name: /^Importar 2/ }));
  await waitFor(() =>
    expect(backend.sent("POST").map(({ body }) => body)).toMatchObject([{ serviceRating: 3 }, { serviceRating: 5 }]),
  );
});
