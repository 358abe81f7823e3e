import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { memberScreens } from "../../../../../testing/fixture/generated/screens/member.ts";
import { ApiError } from "../../../api/api-error.ts";
import { deferred } from "../../../testing/deferred.ts";
import { ListScreen } from "../../screens/list-screen.tsx";
import { member } from "../../testing/demo-records.ts";
import { FakeBackend } from "../../testing/fake-backend.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
// Import the lazy chunks up front so that their loading time does not affect the tests.
import "../../bulk/bulk-dialog.tsx";
import "../../bulk/bulk-bar.tsx";

const members = ["ana", "bia", "caio"].map((id) => ({ ...member, id, username: `${id}@escola.example` }));

/** Renders a list with two selected records. */
async function selectTwo() {
  const backend = new FakeBackend({ tables: { "/members/all": members } });
  const element = <ListScreen screens={memberScreens} />;
  const shown = await renderScreen({ backend, route: "/members", at: "/members", element });
  for (const name of ["bia", "caio"]) {
    await shown.user.click(await screen.findByRole("checkbox", { name: `Selecionar ${name}@escola.example` }));
  }
  return { ...shown, backend };
}

async function block({ user }: Awaited<ReturnType<typeof selectTwo>>) {
  await user.click(await screen.findByRole("button", { name: "Alterar" }));
  await user.click(await screen.findByRole("menuitem", { name: /Bloquead/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: /2 pessoas/ }));
  return dialog;
}

const focused = () => document.activeElement?.closest("tr")?.textContent ?? document.activeElement?.outerHTML;

test("after a bulk edit, focus is on the row that was selected first", async () => {
  const shown = await selectTwo();
  await block(shown);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(focused()).toContain("bia@escola.example"));
});

test("after a bulk edit with failures, focus is on the bulk toolbar", async () => {
  const shown = await selectTwo();
  shown.backend.failNext(new ApiError({ kind: "http", statusCode: 403, message: "No" }), "PUT");
  const dialog = await block(shown);
  await dialog.findByText(/na seleção:$/);
  await shown.user.click(dialog.getByRole("button", { name: "Fechar" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement?.closest("[role=toolbar]")).toBeTruthy());
});

test("after a bulk action, focus is on the row that was selected first", async () => {
  const { user } = await selectTwo();
  await user.click(await screen.findByRole("button", { name: "Tornar leitor-chefe" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Tornar leitor-chefe" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(focused()).toContain("bia@escola.example"));
});

test("after the selection is cleared, focus is on the row that was selected first", async () => {
  const { user } = await selectTwo();
  await user.click(await screen.findByRole("button", { name: "Limpar seleção" }));
  await waitFor(() => expect(focused()).toContain("bia@escola.example"));
});

test("a bulk edit that is interrupted by navigation reports its progress", async () => {
  const shown = await selectTwo();
  const { promise: gate, resolve: open } = deferred<void>();
  const dialog = within(await openBlocking(shown));
  shown.backend.holdRecords("/members", gate);
  shown.backend.failNext(new ApiError({ kind: "cancelled", message: "Cancelled: the user has signed out" }), "PUT");
  await shown.user.click(dialog.getByRole("button", { name: /2 pessoas/ }));
  await shown.router.navigate("/elsewhere");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  open();
  const told = await screen.findByText(/Interrompido em \d de 2: o restante/);
  // The records are changed side by side: the other one may have been saved before the interruption, or not.
  expect(told.textContent).toContain(`Interrompido em ${shown.backend.sent("PUT").length - 1} de 2`);
  expect(told.closest("[role=alert]")).toBeTruthy();
});

async function openBlocking({ user }: Awaited<ReturnType<typeof selectTwo>>) {
  await user.click(await screen.findByRole("button", { name: "Alterar" }));
  await user.click(await screen.findByRole("menuitem", { name: /Bloquead/ }));
  return await screen.findByRole("dialog");
}
