import { screen, waitFor, within } from "@testing-library/react";
import { EditScreen, ShowScreen } from "entity-console/console/screens";
import { FakeBackend, renderScreen } from "entity-console/testing/console";
import { expect, test } from "vitest";
import { clinicUpdateSchema } from "../../generated/schemas/clinic.ts";
import { clinicScreens } from "../../generated/screens/clinic.ts";
import { validateClinicUpdate } from "../../generated/validators/clinic.js";

const monday = { openingDay: "monday", opensAt: "08:00", shutsAt: "13:00" };

const clinic = {
  id: "c1",
  clinicName: "Clínica Sol",
  postalAddress: "Calle Mayor 1, Madrid",
  foundingYear: 1999,
  nightService: false,
  openingHours: [monday],
  consultingRooms: [{ id: "r1", roomName: "Sala 1" }],
};

const backendOf = () => new FakeBackend({ tables: { "/clinics": [clinic] } });

test("a list of objects is entered as rows, each of which is checked and sent without an id", async () => {
  const backend = backendOf();
  const form = { schema: clinicUpdateSchema, validate: validateClinicUpdate };
  const element = <EditScreen screens={clinicScreens} form={form} />;
  const at = { route: "/clinics/edit/:id", at: "/clinics/edit/c1" };
  const { user } = await renderScreen({ backend, ...at, element, language: "es-ES" });
  const hours = within(await screen.findByRole("group", { name: "Horario" }));
  await user.click(hours.getByRole("button", { name: "Añadir: Horario" }));
  const save = () => user.click(screen.getByRole("button", { name: "Guardar" }));
  await save();
  await waitFor(() => expect(hours.getAllByText("Rellene este campo").length).toBeGreaterThan(1));
  expect(backend.sent("PUT")).toEqual([]);
  await user.click(hours.getByRole("button", { name: "Quitar fila 2" }));
  const [opens] = hours.getAllByLabelText<HTMLInputElement>(/^Abre/);
  await user.clear(opens as HTMLInputElement);
  await user.type(opens as HTMLInputElement, "09:30");
  await save();
  await waitFor(() => expect(backend.sent("PUT")).toHaveLength(1));
  expect(backend.sent("PUT")[0]?.body).toEqual({ ...clinic, openingHours: [{ ...monday, opensAt: "09:30" }] });
});

test("a list of objects is shown as a table with the names of its parts", async () => {
  const at = { route: "/clinics/show/:id", at: "/clinics/show/c1" };
  const element = <ShowScreen screens={clinicScreens} />;
  await renderScreen({ backend: backendOf(), ...at, element, language: "es-ES" });
  const table = within(await screen.findByRole("table", { name: "Horario" }));
  expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Día",
    "Abre",
    "Cierra",
    "Para",
  ]);
  expect(table.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["Lunes", "08:00", "13:00", "–"]);
});
