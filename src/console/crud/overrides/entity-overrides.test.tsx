import { TextField } from "../../ui/mui/text-field.ts";
import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { ticketCreateSchema } from "../../../../testing/fixture/generated/schemas/ticket.ts";
import { ticketScreens } from "../../../../testing/fixture/generated/screens/ticket.ts";
import { validateTicketCreate } from "../../../../testing/fixture/generated/validators/ticket.js";
import { CreateScreen } from "../screens/create-screen.tsx";
import { ListScreen } from "../screens/list-screen.tsx";
import { ShowScreen } from "../screens/show-screen.tsx";
import { ticket } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import type {
  DisplayOverrideProps,
  FormOverrideProps,
  OverrideRegistry,
  WidgetOverrideProps,
} from "./entity-overrides.ts";

const backend = () => new FakeBackend({ tables: { "/tickets": [ticket], "/members/all": [] } });

function showList(overrides: OverrideRegistry) {
  const element = <ListScreen screens={ticketScreens} />;
  return renderScreen({ backend: backend(), route: "/tickets", at: "/tickets", element, overrides });
}

function showRecord(overrides: OverrideRegistry) {
  const element = <ShowScreen screens={ticketScreens} />;
  return renderScreen({ backend: backend(), route: "/tickets/show/:id", at: "/tickets/show/c1", element, overrides });
}

async function showForm(overrides: OverrideRegistry) {
  const held = backend();
  const form = { schema: ticketCreateSchema, validate: validateTicketCreate };
  const element = <CreateScreen screens={ticketScreens} form={form} />;
  const shown = await renderScreen({
    backend: held,
    route: "/tickets/create",
    at: "/tickets/create",
    element,
    overrides,
  });
  return { ...shown, backend: held };
}

const Loud = ({ value = "", place, children }: DisplayOverrideProps<string>) => (
  <b>
    {place}: {value}! {children}
  </b>
);

const Shouting = ({ id, value, label, onChange, onBlur }: WidgetOverrideProps<string>) => (
  <TextField
    id={id}
    label={`${label} em maiúsculas`}
    value={value ?? ""}
    onChange={(event) => onChange(event.target.value.toUpperCase())}
    onBlur={() => onBlur(id, value)}
  />
);

describe("a display override", () => {
  const overrides = { entities: { ticket: { display: { code: Loud } } } } satisfies OverrideRegistry;

  test("replaces the generated display on the list and receives it as children", async () => {
    await showList(overrides);
    const link = await screen.findByRole("link", { name: "VOLTA-AS-AULAS" });
    expect(link.closest("b")?.textContent).toBe("list: VOLTA-AS-AULAS! VOLTA-AS-AULAS");
  });

  test("replaces the generated display on the show page", async () => {
    await showRecord(overrides);
    expect((await screen.findByText(/show: VOLTA-AS-AULAS!/)).tagName).toBe("B");
  });
});

describe("a widget override", () => {
  test("replaces the generated control, and its value is sent", async () => {
    const { user, backend: held } = await showForm({ entities: { ticket: { widgets: { code: Shouting } } } });
    await user.type(await screen.findByRole("textbox", { name: "Código em maiúsculas" }), "natal-10");
    expect(screen.queryByRole("textbox", { name: /Código$/ })).toBeNull();
    await user.type(screen.getByRole("textbox", { name: /Valor/ }), "10");
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    await screen.findByText("Ingresso criado");
    expect(held.sent("POST")[0]?.body).toMatchObject({ code: "NATAL-10", value: 10 });
  });
});

describe("a form layout override", () => {
  type Parts = FormOverrideProps<"general" | "entry", "code" | "members" | "audience">;

  test("reorders the sections and adds its own content", async () => {
    const form = ({ renderSection }: Parts) => (
      <>
        {renderSection("entry")}
        <p>Os códigos vão para a sala dos viajantes.</p>
        {renderSection("general")}
      </>
    );
    await showForm({ entities: { ticket: { form } } });
    await screen.findByText("Os códigos vão para a sala dos viajantes.");
    expect(screen.getAllByRole("heading", { level: 2 }).map((title) => title.textContent)).toEqual([
      "Entrada",
      "Dados gerais",
    ]);
  });

  test("renders single fields, which respect their visibility conditions", async () => {
    const form = ({ renderField }: Parts) => (
      <fieldset aria-label="Só o preciso">
        {renderField("audience")}
        {renderField("members")}
      </fieldset>
    );
    const { user } = await showForm({ entities: { ticket: { form } } });
    const group = within(await screen.findByRole("group", { name: "Só o preciso" }));
    expect(screen.queryByRole("heading", { level: 2 })).toBeNull();
    expect(group.queryByRole("combobox", { name: /Pessoas/ })).toBeNull();
    await user.click(group.getByRole("radio", { name: "Solo" }));
    expect(await group.findByRole("combobox", { name: /Pessoas/ })).toBeTruthy();
  });

  test("can wrap the generated layout", async () => {
    await showForm({ entities: { ticket: { form: ({ children }) => <div data-testid="around">{children}</div> } } });
    const around = within(await screen.findByTestId("around"));
    expect(around.getAllByRole("heading", { level: 2 })).toHaveLength(2);
  });
});

test("list actions are rendered next to the list's buttons", async () => {
  await showList({ entities: { ticket: { listActions: () => <a href="#print">Imprimir</a> } } });
  expect(await screen.findByRole("link", { name: "Imprimir" })).toBeTruthy();
});
