import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import "#console/crud/list/filters/filter-dialog.tsx";
import { EditScreen } from "#console/crud/screens/edit-screen.tsx";
import { ListScreen } from "#console/crud/screens/list-screen.tsx";
import { ShowScreen } from "#console/crud/screens/show-screen.tsx";
import { FakeBackend } from "#console/crud/testing/fake-backend.ts";
import { columnTexts, renderScreen } from "#console/crud/testing/render-screen.tsx";
import { toExportTable } from "#console/crud/transfer/export-table.ts";
import { readCell } from "#console/crud/transfer/read-cell.ts";
import { createTestTexts } from "#console/testing/create-test-texts.ts";
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

test("sheets have the number: it is exported, and read back", async () => {
  const texts = await createTestTexts(language);
  await texts.loadListTexts();
  const words = texts.getSnapshot();
  const field = supplierScreens.fields["serviceRating"];
  if (field === undefined) {
    throw new Error("the supplier has no rating");
  }
  const [, [cell = null] = []] = toExportTable([supplier], [field], { ...words, names: new Map() });
  expect(cell).toBe(3);
  expect(readCell(field, 3, words)).toBe(3);
});
