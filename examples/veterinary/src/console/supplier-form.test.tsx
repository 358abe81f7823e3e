import { screen, waitFor, within } from "@testing-library/react";
import { EditScreen } from "entity-console/console/screens";
import { FakeBackend, renderScreen } from "entity-console/testing/console";
import { expect, test } from "vitest";
import { supplierUpdateSchema } from "../../generated/schemas/supplier.ts";
import { supplierScreens } from "../../generated/screens/supplier.ts";
import { validateSupplierUpdate } from "../../generated/validators/supplier.js";

const supplier = {
  id: "s1",
  tradingName: "Farmavet",
  discount: 0,
  suppliedForms: [],
  servedCountries: [],
  departmentPhones: { ventas: "12" },
  orderInterface: { version: 2 },
  lastRating: null,
  accountManager: null,
};

async function editSupplier() {
  const backend = new FakeBackend({ tables: { "/supply-houses": [supplier] } });
  const form = { schema: supplierUpdateSchema, validate: validateSupplierUpdate };
  const element = <EditScreen screens={supplierScreens} form={form} />;
  const at = { route: "/supply-houses/edit/:id", at: "/supply-houses/edit/s1" };
  const { user } = await renderScreen({ backend, ...at, element, language: "es-ES" });
  const json = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Interfaz de pedidos" });
  const rows = within(screen.getByRole("group", { name: "Extensiones" }));
  const save = () => user.click(screen.getByRole("button", { name: "Guardar" }));
  return { backend, user, json, rows, save };
}

test("free JSON is entered as text; invalid JSON is kept, reported at its field, and not sent", async () => {
  const { backend, user, json, save } = await editSupplier();
  expect(json.value).toBe('{\n  "version": 2\n}');
  await user.clear(json);
  await user.paste('{"version": 3');
  await save();
  await screen.findAllByText('Introduzca un objeto JSON, como {"nombre": "valor"}', { exact: false });
  expect(json.value).toBe('{"version": 3');
  await user.clear(json);
  await user.paste("[3]");
  await save();
  expect(json.getAttribute("aria-invalid")).toBe("true");
  expect(backend.sent("PUT")).toEqual([]);
  await user.clear(json);
  await user.paste('{"version": 3}');
  await save();
  await waitFor(() => expect(backend.sent("PUT")).toHaveLength(1));
  expect(backend.sent("PUT")[0]?.body).toEqual({ ...supplier, orderInterface: { version: 3 } });
});

test("a map is edited as rows: add, remove, and rejected duplicate names", async () => {
  const { backend, user, rows, save } = await editSupplier();
  await user.click(rows.getByRole("button", { name: "Añadir: Extensiones" }));
  await user.type(rows.getByRole("textbox", { name: "Nombre 2" }), "ventas");
  await user.type(rows.getByRole("textbox", { name: "Texto 2" }), "14");
  await save();
  expect(backend.sent("PUT")).toEqual([]);
  expect(screen.getByText(/repet|distint|iguales/i)).toBeTruthy();
  await user.type(rows.getByRole("textbox", { name: "Nombre 2" }), " nuevas");
  await user.click(rows.getByRole("button", { name: "Quitar fila 1" }));
  await save();
  await waitFor(() => expect(backend.sent("PUT")).toHaveLength(1));
  expect(backend.sent("PUT")[0]?.body).toEqual({ ...supplier, departmentPhones: { "ventas nuevas": "14" } });
});
