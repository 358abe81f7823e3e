import CheckboxesWidget from "@rjsf/mui/lib/CheckboxesWidget/index.js";
import ObjectFieldTemplate from "@rjsf/mui/lib/ObjectFieldTemplate/index.js";
import SelectWidget from "@rjsf/mui/lib/SelectWidget/index.js";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { OverrideRegistry } from "entity-console/console";
import { EditScreen } from "entity-console/console/screens";
import { FakeBackend, renderScreen } from "entity-console/testing/console";
import { expect, test } from "vitest";
import { appointmentUpdateSchema } from "../../generated/schemas/appointment.ts";
import { supplierUpdateSchema } from "../../generated/schemas/supplier.ts";
import { appointmentScreens } from "../../generated/screens/appointment.ts";
import { supplierScreens } from "../../generated/screens/supplier.ts";
import { validateAppointmentUpdate } from "../../generated/validators/appointment.js";
import { validateSupplierUpdate } from "../../generated/validators/supplier.js";

const overrides = {
  entities: {
    supplier: {
      widgets: { suppliedForms: CheckboxesWidget },
      uiSchema: {
        orderUntil: { "ui:widget": "TimeWidget" },
        departmentPhones: { "ui:field": "ObjectField" },
        warehouse: {
          "ui:ObjectFieldTemplate": ObjectFieldTemplate,
          street: { "ui:widget": "TextWidget" },
          town: { "ui:widget": "TextWidget", "ui:readonly": true },
        },
      },
    },
    appointment: {
      uiSchema: {
        startsAt: { "ui:widget": "DateTimeWidget" },
        consultationFee: { "ui:widget": "updown" },
        durationMinutes: { "ui:widget": "UpDownWidget" },
      },
    },
  },
} satisfies OverrideRegistry;

const field = (id: string) => document.getElementById(`form.${id}`) as HTMLInputElement;
const saveButton = () => screen.getByRole("button", { name: "Guardar" });

const supplier = {
  id: "s1",
  tradingName: "Farmavet",
  discount: 0,
  orderUntil: "17:30:00",
  warehouse: { street: "Calle Mayor 1", town: "Madrid", extra: "kept" },
  suppliedForms: ["syrup"],
  servedCountries: [],
  departmentPhones: { ventas: "12", taller: "14" },
  lastRating: null,
  accountManager: null,
};

test("checkboxes, a time, a map and an object with RJSF's layout are edited, and unknown members are kept", async () => {
  const backend = new FakeBackend({ tables: { "/supply-houses": [supplier] } });
  const form = { schema: supplierUpdateSchema, validate: validateSupplierUpdate };
  const element = <EditScreen screens={supplierScreens} form={form} />;
  const at = { route: "/supply-houses/edit/:id", at: "/supply-houses/edit/s1" };
  const { user } = await renderScreen({ backend, ...at, element, language: "es-ES", overrides });
  await screen.findByDisplayValue("Calle Mayor 1");
  expect(document.getElementById("form.warehouse__title")?.textContent).toBe("Almacén");
  expect(screen.getByRole("checkbox", { name: "Jarabe" })).toHaveProperty("checked", true);
  expect(field("warehouse.town")).toMatchObject({ value: "Madrid", disabled: false, readOnly: true });
  await user.click(screen.getByRole("checkbox", { name: "Pomada" }));
  await user.type(field("warehouse.street"), "2");
  fireEvent.change(field("orderUntil"), { target: { value: "18:15" } });
  await user.type(field("departmentPhones.ventas"), "3");
  const [, remove] = screen.getAllByRole("button", { name: "Quitar" });
  await user.click(remove ?? expect.fail("no button"));
  await user.click(saveButton());
  await waitFor(() => expect(backend.sent("PUT")).toHaveLength(1));
  expect(backend.sent("PUT")[0]?.body).toEqual({
    ...supplier,
    departmentPhones: { ventas: "123" },
    orderUntil: "18:15:00",
    warehouse: { ...supplier.warehouse, street: "Calle Mayor 12" },
    suppliedForms: ["syrup", "ointment"],
  });
});

test("a name with dots in a map is edited, renamed and removed like any other", async () => {
  const departmentPhones = { "ventas.es": "12", "taller.2": "14", almacén: "16" };
  const backend = new FakeBackend({ tables: { "/supply-houses": [{ ...supplier, departmentPhones }] } });
  const form = { schema: supplierUpdateSchema, validate: validateSupplierUpdate };
  const element = <EditScreen screens={supplierScreens} form={form} />;
  const at = { route: "/supply-houses/edit/:id", at: "/supply-houses/edit/s1" };
  const { user } = await renderScreen({ backend, ...at, element, language: "es-ES", overrides });
  await screen.findByDisplayValue("Calle Mayor 1");
  expect(field("departmentPhones.ventas.es").value).toBe("12");
  await user.type(field("departmentPhones.ventas.es"), "3");
  const [, remove] = screen.getAllByRole("button", { name: "Quitar" });
  await user.click(remove ?? expect.fail("no button"));
  const name = field("departmentPhones.almacén-key");
  await user.clear(name);
  await user.type(name, "almacén.1");
  await user.tab();
  await user.type(field("departmentPhones.almacén.1"), "7");
  await user.click(saveButton());
  await waitFor(() => expect(backend.sent("PUT")).toHaveLength(1));
  const saved = { "ventas.es": "123", "almacén.1": "167" };
  expect(backend.sent("PUT")[0]?.body).toEqual({ ...supplier, departmentPhones: saved });
});

test("a condition of the spec locks the parts of an object and the members of a map", async () => {
  const backend = new FakeBackend({ tables: { "/supply-houses": [supplier] } });
  const locked = { tradingName: ["Farmavet"] };
  const lockedWhen = { warehouse: locked, departmentPhones: locked };
  const layout = supplierScreens.form ?? expect.fail("no form");
  const screens = { ...supplierScreens, form: { ...layout, lockedWhen } };
  const form = { schema: supplierUpdateSchema, validate: validateSupplierUpdate };
  const element = <EditScreen screens={screens} form={form} />;
  const at = { route: "/supply-houses/edit/:id", at: "/supply-houses/edit/s1" };
  await renderScreen({ backend, ...at, element, language: "es-ES", overrides });
  await screen.findByDisplayValue("Calle Mayor 1");
  expect(field("warehouse.street").disabled).toBe(true);
  expect(field("departmentPhones.ventas").disabled).toBe(true);
});

test("an unknown value in a list of an enumeration stays until the user removes it", async () => {
  const suppliedForms = ["syrup", "gel"];
  const backend = new FakeBackend({ tables: { "/supply-houses": [{ ...supplier, suppliedForms }] } });
  const form = { schema: supplierUpdateSchema, validate: validateSupplierUpdate };
  const element = <EditScreen screens={supplierScreens} form={form} />;
  const at = { route: "/supply-houses/edit/:id", at: "/supply-houses/edit/s1" };
  const own = { entities: { supplier: { widgets: { suppliedForms: SelectWidget } } } };
  const { user } = await renderScreen({ backend, ...at, element, language: "es-ES", overrides: own });
  await screen.findByDisplayValue("Calle Mayor 1");
  expect(field("suppliedForms").textContent).toContain("gel");
  await user.click(field("suppliedForms"));
  await user.click(await screen.findByRole("option", { name: "Pomada" }));
  expect(field("suppliedForms").textContent).toBe("Jarabe, Pomada, gel");
  await user.click(await screen.findByRole("option", { name: "gel" }));
  await user.keyboard("{Escape}");
  await user.click(saveButton());
  await waitFor(() => expect(backend.sent("PUT")).toHaveLength(1));
  expect(backend.sent("PUT")[0]?.body).toEqual({ ...supplier, suppliedForms: ["syrup", "ointment"] });
});

const appointment = {
  id: "v1",
  visitReason: "Vacuna",
  patientId: "p1",
  veterinarianId: "w1",
  clinicId: "c1",
  startsAt: "2031-05-06T10:20:00.000Z",
  durationMinutes: 20,
  urgency: "routine",
  appointmentPhase: "attended",
  consultationFee: 35,
};

test("a point in time and numbers are edited, and a locked field is disabled", async () => {
  const backend = new FakeBackend({ tables: { "/appointments/all": [appointment] } });
  const form = { schema: appointmentUpdateSchema, validate: validateAppointmentUpdate };
  const element = <EditScreen screens={appointmentScreens} form={form} />;
  const at = { route: "/appointments/edit/:id", at: "/appointments/edit/v1" };
  const { user } = await renderScreen({ backend, ...at, element, language: "es-ES", overrides });
  await screen.findByDisplayValue("Vacuna");
  expect(field("consultationFee")).toMatchObject({ value: "35", disabled: true });
  const shown = field("startsAt").value;
  expect(new Date(shown).toISOString()).toBe(appointment.startsAt);
  fireEvent.change(field("startsAt"), { target: { value: shown.replace("2031", "2032") } });
  await user.clear(field("durationMinutes"));
  await user.type(field("durationMinutes"), "45");
  await user.click(saveButton());
  await waitFor(() => expect(backend.sent("PUT")).toHaveLength(1));
  const startsAt = appointment.startsAt.replace("2031", "2032");
  expect(backend.sent("PUT")[0]?.body).toEqual({ ...appointment, startsAt, durationMinutes: 45 });
});
