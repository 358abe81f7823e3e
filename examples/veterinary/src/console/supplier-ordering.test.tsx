import { screen, waitFor, within } from "@testing-library/react";
import { CreateScreen, EditScreen, ListScreen, ShowScreen } from "entity-console/console/screens";
import { FakeBackend, renderScreen } from "entity-console/testing/console";
import { expect, test } from "vitest";
import { supplierCreateSchema, supplierUpdateSchema } from "../../generated/schemas/supplier.ts";
import { supplierScreens } from "../../generated/screens/supplier.ts";
import { validateSupplierCreate, validateSupplierUpdate } from "../../generated/validators/supplier.js";

const byMail = { orderingWay: "electronicMail", orderMailbox: "pedidos@sol.example", mailSubject: "Pedido", cc: 1 };

const supplier = {
  id: "s1",
  tradingName: "Sol",
  discount: 0,
  suppliedForms: [],
  servedCountries: [],
  lastRating: null,
  accountManager: null,
  ordering: byMail as object,
};

async function openEdit(ordering: object) {
  const backend = new FakeBackend({ tables: { "/supply-houses": [{ ...supplier, ordering }] } });
  const form = { schema: supplierUpdateSchema, validate: validateSupplierUpdate };
  const element = <EditScreen screens={supplierScreens} form={form} />;
  const at = { route: "/supply-houses/edit/:id", at: "/supply-houses/edit/s1" };
  const { user } = await renderScreen({ backend, ...at, element, language: "es-ES" });
  const group = within(await screen.findByRole("group", { name: "Pedidos" }));
  return {
    user,
    group,
    way: () => group.getByRole("combobox", { name: /^Vía/ }),
    choose: async (label: string) => {
      await user.click(group.getByRole("combobox", { name: /^Vía/ }));
      await user.click(await screen.findByRole("option", { name: label }));
    },
    save: () => user.click(screen.getByRole("button", { name: "Guardar" })),
    sent: async () => {
      await waitFor(() => expect(backend.sent("PUT")).toHaveLength(1));
      return (backend.sent("PUT")[0]?.body as typeof supplier | undefined)?.ordering;
    },
    backend,
  };
}

test("a form shows the chosen one of several objects, and the names of all of them to choose from", async () => {
  const { user, group, way } = await openEdit(byMail);
  expect(way().textContent).toBe("Correo electrónico");
  expect(group.getByLabelText(/^Correo de pedidos/)).toHaveProperty("value", "pedidos@sol.example");
  expect(group.queryByLabelText(/^Teléfono de pedidos/)).toBeNull();
  await user.click(way());
  const options = (await screen.findAllByRole("option")).map(({ textContent }) => textContent);
  expect(options.slice(-3)).toEqual(["Correo electrónico", "Teléfono", "Portal web"]);
});

test("an object that is the only field of a section with the same title shows it once", async () => {
  const { group } = await openEdit(byMail);
  expect(group.getByRole("combobox", { name: /^Vía/ })).toBeTruthy();
  expect(screen.getAllByText("Pedidos").map(({ tagName }) => tagName)).toEqual(["H2"]);
  // The other section has a legend.
  expect(screen.getByText("Almacén").tagName).toBe("LEGEND");
});

test("values of a branch are kept while another branch is chosen, and not sent with it", async () => {
  const { user, group, choose, save, sent } = await openEdit(byMail);
  const subject = group.getByLabelText(/^Asunto/);
  await user.clear(subject);
  await user.type(subject, "Urgente");
  await choose("Teléfono");
  expect(group.queryByLabelText(/^Asunto/)).toBeNull();
  await user.type(group.getByLabelText(/^Teléfono de pedidos/), "+34915550100");
  await choose("Correo electrónico");
  expect(group.getByLabelText(/^Asunto/)).toHaveProperty("value", "Urgente");
  await choose("Teléfono");
  await save();
  expect(await sent()).toEqual({ orderingWay: "telephoneCall", orderTelephone: "+34915550100" });
});

test("required fields of the chosen branch are validated before sending", async () => {
  const { group, choose, save, backend } = await openEdit(byMail);
  await choose("Portal web");
  await save();
  await waitFor(() => expect(group.getAllByText("Rellene este campo")).toHaveLength(1));
  expect(backend.sent("PUT")).toEqual([]);
});

test("no branch is sent if none is chosen", async () => {
  const { choose, save, sent } = await openEdit(byMail);
  await choose("Ninguno");
  await save();
  expect(await sent()).toBeUndefined();
});

test.each([
  ["one with parts that nobody knows", byMail],
  ["one that nobody knows", { orderingWay: "carrierPigeon", orderMailbox: 7, wings: { span: [1.5, null] } }],
  ["one that does not say which", { orderTelephone: null, extra: "x" }],
])("an object of a foreign backend goes back as it came where it was not touched: %s", async (_, ordering) => {
  const { user, save, sent } = await openEdit(ordering);
  await user.type(screen.getByLabelText(/^Nombre comercial/), " y Mar");
  await save();
  expect(JSON.stringify(await sent())).toBe(JSON.stringify(ordering));
});

test("unknown fields of an object are kept when another field changes", async () => {
  const { user, group, save, sent } = await openEdit(byMail);
  await user.type(group.getByLabelText(/^Asunto/), "!");
  await save();
  expect(await sent()).toEqual({ ...byMail, mailSubject: "Pedido!" });
});

test("a new record has none of several objects until one is chosen", async () => {
  const backend = new FakeBackend({ tables: { "/supply-houses": [] } });
  const form = { schema: supplierCreateSchema, validate: validateSupplierCreate };
  const element = <CreateScreen screens={supplierScreens} form={form} />;
  const at = { route: "/supply-houses/create", at: "/supply-houses/create" };
  const { user } = await renderScreen({ backend, ...at, element, language: "es-ES" });
  const group = within(await screen.findByRole("group", { name: "Pedidos" }));
  expect(group.getAllByRole("combobox")).toHaveLength(1);
  expect(group.queryAllByRole("textbox")).toEqual([]);
  await user.type(screen.getByLabelText(/^Nombre comercial/), "Luna");
  await user.type(screen.getByLabelText(/^Gestor/), "Ana");
  await user.type(screen.getByLabelText(/^Última valoración/), "4");
  await user.click(screen.getByRole("button", { name: "Guardar" }));
  await waitFor(() => expect(backend.sent("POST")).toHaveLength(1));
  expect(backend.sent("POST")[0]?.body).not.toHaveProperty("ordering");
});

test("lists and show pages name which of several objects it is, with its parts", async () => {
  const backend = new FakeBackend({ tables: { "/supply-houses": [supplier] } });
  const at = { route: "/supply-houses/show/:id", at: "/supply-houses/show/s1" };
  await renderScreen({ backend, ...at, element: <ShowScreen screens={supplierScreens} />, language: "es-ES" });
  const [term] = await screen.findAllByText("Vía");
  expect(term?.parentElement?.textContent).toBe("VíaCorreo electrónico");
  expect(screen.getByText("pedidos@sol.example")).toBeTruthy();
  expect(screen.queryByText("Teléfono de pedidos")).toBeNull();
});

test("a list shows the branch and its fields on one line", async () => {
  const backend = new FakeBackend({ tables: { "/supply-houses": [supplier] } });
  const at = { route: "/supply-houses", at: "/supply-houses" };
  await renderScreen({ backend, ...at, element: <ListScreen screens={supplierScreens} />, language: "es-ES" });
  expect(await screen.findByText("Correo electrónico, pedidos@sol.example, Pedido")).toBeTruthy();
});
