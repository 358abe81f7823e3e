import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { memberScreens } from "../../../../testing/fixture/generated/screens/member.ts";
import { ApiError } from "../../api/api-error.ts";
import { ListScreen } from "../screens/list-screen.tsx";
import { ShowScreen } from "../screens/show-screen.tsx";
import { book, member } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
// Load the lazy chunk up front so that it does not affect timing.
import "./inputs-dialog.tsx";

const PAUSE = "/members/{id}/pause";
const members = ["a1", "a2"].map((id) => ({ ...member, id, username: `${id}@escola.example` }));
const backendWith = () => new FakeBackend({ tables: { "/members/all": members, "/books": [book] } });
type User = Awaited<ReturnType<typeof renderScreen>>["user"];

async function openDialog(backend: FakeBackend, language = "pt-BR") {
  const element = <ShowScreen screens={memberScreens} />;
  const { user } = await renderScreen({
    backend,
    route: "/members/show/:id",
    at: "/members/show/a1",
    element,
    language,
  });
  const menu = language === "pt-BR" ? /Ações de a1/ : /Actions for a1/;
  await user.click(await screen.findByRole("button", { name: menu }));
  const name = language === "pt-BR" ? "Pausar carteirinha" : "Pause card";
  await user.click(screen.getByRole("menuitem", { name }));
  const dialog = within(await screen.findByRole("dialog", { name }));
  await dialog.findByRole("button", { name });
  return { user, dialog, run: () => user.click(dialog.getByRole("button", { name })) };
}

async function fillIn(user: User, dialog: ReturnType<typeof within>) {
  fireEvent.change(dialog.getByLabelText(/Volta a valer em/), { target: { value: "2030-03-01" } });
  await user.type(dialog.getByLabelText(/Dias até novo aviso/), "5");
  await user.click(dialog.getByRole("combobox", { name: /Lembrete/ }));
  await user.click(await screen.findByRole("option", { name: "Semanal" }));
}

const entered = { until: "2030-03-01", graceDays: 5, reminder: "weekly", told: true };

test("an action sends its inputs and closes the dialog", async () => {
  const backend = backendWith();
  const { user, dialog, run } = await openDialog(backend);
  await fillIn(user, dialog);
  await user.type(dialog.getByLabelText(/Valor devido/), "1250");
  await user.type(dialog.getByLabelText(/Observação/), "Perdeu");
  await user.click(dialog.getByLabelText(/Avisar a pessoa/));
  await run();
  await screen.findByText("Carteirinha pausada");
  const [put] = backend.calls.filter(({ path }) => path === PAUSE);
  expect(put).toMatchObject({ id: "a1", body: { ...entered, owed: 12.5, note: "Perdeu", told: false } });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("invalid inputs show inline problems and are not sent", async () => {
  const backend = backendWith();
  const { user, dialog, run } = await openDialog(backend);
  const days = dialog.getByRole("textbox", { name: /Dias até novo aviso/ });
  await user.type(days, "61");
  await run();
  expect(days.getAttribute("aria-invalid")).toBe("true");
  const described = document.getElementById(days.getAttribute("aria-describedby") ?? "");
  expect(described?.textContent).toContain("60");
  expect(document.activeElement).toBe(dialog.getByLabelText(/Volta a valer em/));
  expect(backend.calls.filter(({ path }) => path === PAUSE)).toEqual([]);
});

test("rejected inputs show inline problems and keep their values", async () => {
  const backend = backendWith();
  const { user, dialog, run } = await openDialog(backend);
  await fillIn(user, dialog);
  const details = [{ path: "graceDays", code: "maximum", params: { limit: 3 }, message: "At most 3" }];
  backend.failNext(new ApiError({ kind: "http", statusCode: 400, message: "No", details }));
  await run();
  const days = dialog.getByRole<HTMLInputElement>("textbox", { name: /Dias até novo aviso/ });
  await waitFor(() => expect(days.getAttribute("aria-invalid")).toBe("true"));
  expect(days.value).toBe("5");
  await run();
  await screen.findByText("Carteirinha pausada");
});

test("an action on several records opens one dialog and sends the same inputs for each", async () => {
  const backend = backendWith();
  const element = <ListScreen screens={memberScreens} />;
  const { user } = await renderScreen({ backend, route: "/members", at: "/members", element });
  await user.click(await screen.findByRole("checkbox", { name: /Selecionar todas/ }));
  await user.click(screen.getByRole("button", { name: "Pausar carteirinha" }));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByRole("button", { name: "Pausar carteirinha" });
  await fillIn(user, dialog);
  await user.click(dialog.getByRole("button", { name: "Pausar carteirinha" }));
  await waitFor(() => expect(backend.calls.filter(({ path }) => path === PAUSE)).toHaveLength(2));
  const sent = backend.calls.filter(({ path }) => path === PAUSE);
  expect(new Set(sent.map(({ id }) => id))).toEqual(new Set(members.map(({ id }) => id)));
  expect(sent.map(({ body }) => body)).toEqual([entered, entered]);
});

test("in English, labels and enum values are translated", async () => {
  const { user, dialog } = await openDialog(backendWith(), "en-US");
  await user.click(dialog.getByRole("combobox", { name: /Reminder/ }));
  expect((await screen.findAllByRole("option")).map((option) => option.textContent)).toContain("Weekly");
});
