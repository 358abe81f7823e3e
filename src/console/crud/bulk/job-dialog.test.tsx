import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { genreScreens } from "../../../../testing/fixture/generated/screens/genre.ts";
import { ListScreen } from "../screens/list-screen.tsx";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { watchSavedFiles } from "../testing/saved-files.ts";
// Preload lazy chunks: their load time is not under test.
import "../list/table/load-matching.ts";
import "./job-dialog.tsx";
import "../jobs/noted-jobs.tsx";

const TOTAL = 1_100;

const genres = Array.from({ length: TOTAL }, (_, at) => ({
  id: `g${at}`,
  name: `Gênero ${String(at).padStart(4, "0")}`,
  code: "poetry",
  active: true,
}));

async function showGenres({ jobs = 100_000, backend = new FakeBackend({ tables: { "/genres": genres } }) } = {}) {
  const element = <ListScreen screens={genreScreens} />;
  const abilities = { jobs, paging: "pages" } as const;
  const shown = await renderScreen({ backend, route: "/genres", at: "/genres", element, abilities });
  await screen.findAllByRole("link", { name: /^Gênero/ });
  return { ...shown, backend };
}

type Shown = Awaited<ReturnType<typeof showGenres>>;

async function selectAll({ user }: Shown) {
  await user.keyboard("{Control>}a{/Control}");
  await screen.findByRole("toolbar", { name: "1.100 gêneros selecionados" });
}

async function openDeletion(shown: Shown) {
  await selectAll(shown);
  await shown.user.click(screen.getByRole("button", { name: "Excluir" }));
  return within(await screen.findByRole("dialog"));
}

const jobCalls = ({ backend }: Shown) => backend.calls.filter(({ path }) => path.includes("/jobs"));

test("deleting all that match is one job of the backend, without loading the records", async () => {
  const shown = await showGenres();
  const dialog = await openDeletion(shown);
  await shown.user.click(await dialog.findByRole("button", { name: "Excluir 1.100 gêneros" }));
  await screen.findByText("1.100 gêneros excluídos");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(shown.backend.sent("DELETE")).toEqual([]);
  expect(
    jobCalls(shown)
      .filter(({ method }) => method === "POST")
      .map(({ path }) => path),
  ).toEqual(["/genres/jobs", "/genres/jobs/{id}/start"]);
  const sizes = shown.backend.calls.map(({ query }) => query?.pageSize ?? 0);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(100);
});

test("a change of all that match sends the new value once and can be undone by another job", async () => {
  const shown = await showGenres();
  await selectAll(shown);
  await shown.user.click(screen.getByRole("button", { name: "Alterar" }));
  await shown.user.click(await screen.findByRole("menuitem", { name: /Não/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await shown.user.click(await dialog.findByRole("button", { name: "Alterar 1.100 gêneros" }));
  const note = await screen.findByText("1.100 gêneros alterados");
  const start = jobCalls(shown).find(({ path }) => path.endsWith("/start"));
  expect(start?.body).toEqual({ set: { active: false } });
  await shown.user.click(within(note.closest("[role]") ?? document.body).getByRole("button", { name: "Desfazer" }));
  await screen.findByText("Desfeito: 1.100 gêneros");
  const { rows } = await shown.backend.list<{ active: boolean }>(
    { method: "GET", path: "/genres" },
    { pageSize: TOTAL },
  );
  expect(rows.filter(({ active }) => active)).toHaveLength(TOTAL);
});

test("a row that is cleared after all were selected is left out of the job", async () => {
  const shown = await showGenres();
  await selectAll(shown);
  await shown.user.click(screen.getByRole("checkbox", { name: "Selecionar Gênero 0001" }));
  await screen.findByRole("toolbar", { name: "1.099 gêneros selecionados" });
  await shown.user.click(screen.getByRole("button", { name: "Excluir" }));
  await screen.findByRole("button", { name: "Excluir 1.099 gêneros" });
  expect(jobCalls(shown)[0]?.body).toMatchObject({ kind: "delete", draft: true, except: ["g1"] });
});

test("the dialog of a cancelled job shows how many records are deleted", async () => {
  const shown = await showGenres();
  shown.backend.jobs.step = 1;
  const dialog = await openDeletion(shown);
  await shown.user.click(await dialog.findByRole("button", { name: "Excluir 1.100 gêneros" }));
  await shown.user.click(await screen.findByRole("button", { name: "Parar" }));
  await screen.findByText(/^Interrompido em \d+ de 1\.100: o restante ficou como estava\.$/);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("records that a job did not write are listed with links and reasons, and saved as CSV", async () => {
  const saved = watchSavedFiles();
  const shown = await showGenres();
  shown.backend.jobs.refused.set("g7", "em uso no acervo");
  const dialog = await openDeletion(shown);
  await shown.user.click(await dialog.findByRole("button", { name: "Excluir 1.100 gêneros" }));
  const link = await screen.findByRole("link", { name: "Gênero 0007" });
  expect(link.getAttribute("href")).toMatch(/g7/);
  expect(link.closest("li")?.textContent).toContain("em uso no acervo");
  await shown.user.click(screen.getByRole("button", { name: "Salvar falhas em CSV" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  await shown.user.click(screen.getByRole("button", { name: "Fechar" }));
  expect(localStorage.getItem("jobs")).toBeNull();
});

test("a job goes on after its dialog is closed, and the list shows its progress after a reload", async () => {
  const shown = await showGenres();
  shown.backend.jobs.step = 0;
  const dialog = await openDeletion(shown);
  await shown.user.click(await dialog.findByRole("button", { name: "Excluir 1.100 gêneros" }));
  await shown.user.click(await screen.findByRole("button", { name: "Fechar" }));
  await screen.findByRole("button", { name: "0 de 1.100 concluídos" });
  shown.unmount();
  const again = await showGenres({ backend: shown.backend });
  await again.user.click(await screen.findByRole("button", { name: "0 de 1.100 concluídos" }));
  await screen.findByRole("progressbar");
  shown.backend.jobs.step = TOTAL;
  await screen.findByText("1.100 gêneros excluídos");
});

test("a backend without jobs for the entity gets the calls of the browser", async () => {
  const shown = await showGenres({ jobs: 0 });
  await shown.user.keyboard("{Control>}a{/Control}");
  await screen.findByRole("toolbar", { name: "1.100 gêneros selecionados" });
  await shown.user.click(screen.getByRole("button", { name: "Excluir" }));
  await screen.findByRole("button", { name: "Excluir 1.100 gêneros" });
  expect(jobCalls(shown)).toEqual([]);
});
