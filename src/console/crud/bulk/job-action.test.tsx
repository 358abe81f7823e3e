import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { memberScreens } from "../../../../testing/fixture/generated/screens/member.ts";
import { ApiError } from "../../api/api-error.ts";
import { ListScreen } from "../screens/list-screen.tsx";
import { member } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
// Preload lazy chunks: their load time is not under test.
import "../form/inputs-dialog.tsx";
import "../list/table/load-matching.ts";
import "./job-dialog.tsx";
import "../jobs/noted-jobs.tsx";

const TOTAL = 1_100;

const members = Array.from({ length: TOTAL }, (_, at) => ({
  ...member,
  id: `m${at}`,
  username: `m${at}@escola.example`,
}));

/** All members are selected, and the bar of the list is open. */
async function selectMembers() {
  const backend = new FakeBackend({ tables: { "/members/all": members } });
  const element = <ListScreen screens={memberScreens} />;
  const abilities = { jobs: 100_000, paging: "pages" } as const;
  const shown = await renderScreen({ backend, route: "/members", at: "/members", element, abilities });
  await screen.findAllByRole("link", { name: /^m\d+@/ });
  await shown.user.keyboard("{Control>}a{/Control}");
  await screen.findByRole("toolbar", { name: "1.100 pessoas selecionadas" });
  const start = async (name: string) => {
    await shown.user.click(screen.getByRole("button", { name }));
    const dialog = within(await screen.findByRole("dialog"));
    return { dialog, button: await dialog.findByRole("button", { name: `${name} 1.100 pessoas` }) };
  };
  const posted = () => backend.sent("POST").map(({ path, body }) => [path, body]);
  return { ...shown, backend, start, posted };
}

const DRAFT = (action: string) => ["/members/all/jobs", { kind: "action", action, draft: true }];

test("an action without inputs on all that match is one job, and no record is loaded or called for it", async () => {
  const { user, backend, start, posted } = await selectMembers();
  const { dialog, button } = await start("Tornar leitor-chefe");
  expect(dialog.getByText(/^m0@escola.example, m1@/)).toBeTruthy();
  await user.click(button);
  await screen.findByText("1.100 pessoas alteradas");
  expect(posted()).toEqual([DRAFT("makeHeadReader"), ["/members/all/jobs/{id}/start", {}]]);
  expect(backend.sent("PUT")).toEqual([]);
  expect(screen.queryByRole("button", { name: "Desfazer" })).toBeNull();
});

test("an action with inputs asks for them once, and the job sends them with its start", async () => {
  const { user, backend, start, posted } = await selectMembers();
  const { dialog, button } = await start("Pausar carteirinha");
  fireEvent.change(await dialog.findByLabelText(/Volta a valer em/), { target: { value: "2030-03-01" } });
  await user.type(dialog.getByLabelText(/Dias até novo aviso/), "61");
  await user.click(dialog.getByRole("combobox", { name: /Lembrete/ }));
  await user.click(await screen.findByRole("option", { name: "Semanal" }));
  await user.click(button);
  const days = dialog.getByRole("textbox", { name: /Dias até novo aviso/ });
  expect(days.getAttribute("aria-invalid")).toBe("true");
  expect(posted()).toEqual([DRAFT("pauseCard")]);
  await user.clear(days);
  await user.type(days, "5");
  await user.click(button);
  await screen.findByText("1.100 pessoas alteradas");
  const inputs = { until: "2030-03-01", graceDays: 5, reminder: "weekly", told: true };
  expect(posted()[1]).toEqual(["/members/all/jobs/{id}/start", { inputs }]);
  expect(backend.sent("PUT")).toEqual([]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("inputs that the backend rejects are marked in the dialog, and nothing starts", async () => {
  const { user, backend, start } = await selectMembers();
  const { dialog, button } = await start("Pausar carteirinha");
  fireEvent.change(await dialog.findByLabelText(/Volta a valer em/), { target: { value: "2030-03-01" } });
  const days = dialog.getByRole("textbox", { name: /Dias até novo aviso/ });
  await user.type(days, "5");
  await user.click(dialog.getByRole("combobox", { name: /Lembrete/ }));
  await user.click(await screen.findByRole("option", { name: "Semanal" }));
  const details = [{ path: "inputs.graceDays", code: "maximum", params: { limit: 3 }, message: "At most 3" }];
  backend.failNext(new ApiError({ kind: "http", statusCode: 422, message: "No", details }));
  await user.click(button);
  await waitFor(() => expect(days.getAttribute("aria-invalid")).toBe("true"));
  expect(document.activeElement).toBe(days);
  expect(screen.queryByRole("progressbar")).toBeNull();
});

test.each([404, 405, 501])(
  "if the backend rejects a draft with %i, the browser loads the records and asks itself",
  async (statusCode) => {
    const { user, backend, posted } = await selectMembers();
    backend.failNext(new ApiError({ kind: "http", statusCode, message: "No" }), "POST");
    await user.click(screen.getByRole("button", { name: "Tornar leitor-chefe" }));
    // The dialog of the draft does not ask.
    const question = await screen.findByText("Esta pessoa passará a ser o leitor-chefe do grupo.");
    const dialog = within(question.closest<HTMLElement>("[role=dialog]") ?? document.body);
    expect(dialog.getByRole("button", { name: "Tornar leitor-chefe" })).toBeTruthy();
    expect(dialog.queryByText("O servidor faz o trabalho.", { exact: false })).toBeNull();
    expect(posted()).toEqual([DRAFT("makeHeadReader")]);
    const sizes = backend.calls.map(({ query }) => query?.pageSize ?? 0);
    expect(Math.max(...sizes)).toBeGreaterThan(100);
  },
);

test("another error of a draft is shown, and the browser does not do the work itself", async () => {
  const { user, backend } = await selectMembers();
  backend.failNext(new ApiError({ kind: "http", statusCode: 409, message: "Muitos trabalhos" }), "POST");
  await user.click(screen.getByRole("button", { name: "Tornar leitor-chefe" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  const button = screen.getByRole<HTMLButtonElement>("button", { name: /^Tornar leitor-chefe/ });
  expect(button.disabled).toBe(true);
  const sizes = backend.calls.map(({ query }) => query?.pageSize ?? 0);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(100);
});
