import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { ticketScreens } from "../../../../../testing/fixture/generated/screens/ticket.ts";
import { ListScreen } from "../../screens/list-screen.tsx";
import { tickets } from "../../testing/demo-records.ts";
import { FakeBackend } from "../../testing/fake-backend.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { readViews, type SavedView } from "../state/saved-views.ts";
// Import the lazy chunk up front so that its loading time does not affect the tests.
import "./views-popover.tsx";

const KEPT = "console-views-ticket";
const keep = (views: readonly SavedView[]) => localStorage.setItem(KEPT, JSON.stringify(views));
const kept = () => readViews("ticket");

const blocked: SavedView = { name: "Parados", search: "status=blocked", isDefault: false };
const all: SavedView = { name: "Todos", search: "", isDefault: false };
const gone: SavedView = { name: "De antes", search: "color=red&sort=-color", isDefault: false };

async function openViews(
  { at = "/tickets", shape = "envelope" }: { readonly at?: string; readonly shape?: "bare" | "envelope" } = {},
  views: readonly SavedView[] = [],
) {
  keep(views);
  const rows = tickets(12).map((ticket, index) => ({ ...ticket, status: index < 9 ? "blocked" : "active" }));
  const shown = await renderScreen({
    backend: new FakeBackend({ tables: { "/tickets": rows }, shape }),
    route: "/tickets",
    at,
    element: <ListScreen screens={ticketScreens} />,
    abilities: { counts: true, filters: ["is"], paging: shape === "bare" ? "none" : "pages" },
  });
  await screen.findAllByRole("link", { name: /^C-0/ });
  const open = async () => {
    await shown.user.click(screen.getByRole("button", { name: "Visões" }));
    return within(await screen.findByRole("dialog", { name: "Visões" }));
  };
  return { ...shown, open, dialog: await open() };
}

type Opened = Awaited<ReturnType<typeof openViews>>;

async function nameIt({ user, dialog }: Pick<Opened, "user" | "dialog">, name: string) {
  await user.click(dialog.getByRole("button", { name: "Salvar esta visão" }));
  fireEvent.change(await screen.findByLabelText("Nome da visão"), { target: { value: name } });
}

const save = ({ user }: Pick<Opened, "user">) => user.click(screen.getByRole("button", { name: "Salvar" }));

test("a view that the browser cannot persist is reported as not saved and lasts until the page is closed", async () => {
  const opened = await openViews();
  await nameIt(opened, "Parados");
  const refused = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await save(opened);
  await screen.findByText(
    "A visão não foi salva neste navegador: ela se perde quando a página for fechada ou recarregada",
  );
  expect(screen.queryByText("Visão salva")).toBeNull();
  const dialog = await opened.open();
  expect(dialog.getByRole("link", { name: /^Parados/ })).toBeTruthy();
  expect(dialog.getByText(/^Este navegador não salva dados/)).toBeTruthy();
  expect(dialog.queryByText("Salvo neste navegador.")).toBeNull();
  refused.mockRestore();
});

describe("saving a view", () => {
  test("resets the page to the first one and stores the current columns", async () => {
    const shown = await openViews({ at: "/tickets?sort=-code&size=10&page=2" });
    await nameIt(shown, "Parados");
    await save(shown);
    const [view] = kept();
    const params = new URLSearchParams(view?.search);
    expect(params.get("page")).toBeNull();
    expect(params.get("columns")).toBe(ticketScreens.list?.columns.join(","));
    expect([params.get("sort"), params.get("size")]).toEqual(["-code", "10"]);
  });

  test("without filters, opens the complete list even if another view is the default", async () => {
    const shown = await openViews({ at: "/tickets?view=all" }, [{ ...blocked, isDefault: true }]);
    await nameIt(shown, "Sem filtro");
    await save(shown);
    const again = await shown.open();
    await shown.user.click(again.getByRole("link", { name: "Sem filtro" }));
    await screen.findByText(/12 ingressos/);
    expect(screen.queryByText(/Status: /)).toBeNull();
  });

  test("under an existing name, warns about the replacement and replaces that view", async () => {
    const shown = await openViews({ at: "/tickets?status=active" }, [blocked, all]);
    await nameIt(shown, "Parados");
    expect(screen.getByText("Já existe uma visão com este nome. Ela será substituída")).toBeTruthy();
    await save(shown);
    expect(kept().map(({ name }) => name)).toEqual(["Parados", "Todos"]);
    expect(kept()[0]?.search).toContain("status=active");
  });
});

describe("saved views", () => {
  test("a view without filters opens the complete list even if another view is the default", async () => {
    const { user, dialog, arrivesAt } = await openViews({}, [{ ...blocked, isDefault: true }, all]);
    await user.click(dialog.getByRole("link", { name: "Todos" }));
    await arrivesAt("/tickets?view=all");
    await screen.findByText(/12 ingressos/);
  });

  test("renaming keeps the position and rejects a name that exists", async () => {
    const { user, dialog } = await openViews({}, [blocked, all]);
    await user.click(dialog.getByRole("button", { name: "Editar visão Parados" }));
    const input = await screen.findByLabelText("Nome da visão");
    fireEvent.change(input, { target: { value: "Todos" } });
    await save({ user });
    expect(screen.getByText("Já existe uma visão com este nome")).toBeTruthy();
    expect(kept()).toEqual([blocked, all]);
    fireEvent.change(input, { target: { value: "Bloqueados" } });
    await save({ user });
    // The list of views is open again.
    expect(await screen.findByRole("link", { name: "Bloqueados" })).toBeTruthy();
    expect(kept()).toEqual([{ ...blocked, name: "Bloqueados" }, all]);
  });

  test("at most one view is the default, and the default can be removed", async () => {
    const { user, dialog } = await openViews({ at: "/tickets?view=all" }, [{ ...blocked, isDefault: true }, all]);
    const star = (name: string) => dialog.getByRole("button", { name: `Abrir a lista na visão ${name}` });
    expect(star("Parados").getAttribute("aria-pressed")).toBe("true");
    await user.click(star("Todos"));
    expect(kept().map(({ isDefault }) => isDefault)).toEqual([false, true]);
    await user.click(star("Todos"));
    expect(kept().map(({ isDefault }) => isDefault)).toEqual([false, false]);
    expect(star("Todos").getAttribute("aria-pressed")).toBe("false");
  });

  test("saving a view as the default replaces the previous default", async () => {
    const opened = await openViews({}, [{ ...blocked, isDefault: true }]);
    await nameIt(opened, "Todos");
    await opened.user.click(screen.getByRole("checkbox", { name: /Abrir a lista/ }));
    await save(opened);
    await waitFor(() =>
      expect(kept().map(({ name, isDefault }) => [name, isDefault])).toEqual([
        ["Parados", false],
        ["Todos", true],
      ]),
    );
  });

  test("a deleted view can be restored", async () => {
    const { user, dialog } = await openViews({}, [blocked, all]);
    await user.click(dialog.getByRole("button", { name: "Excluir visão Parados" }));
    expect(kept()).toEqual([all]);
    const undo = await dialog.findByRole("button", { name: "Desfazer", description: "Visão Parados excluída" });
    expect(document.activeElement).toBe(undo);
    await user.click(undo);
    expect(dialog.getByRole("link", { name: "Parados" })).toBeTruthy();
    expect(kept()).toEqual([all, blocked]);
  });

  test("views that another tab saved appear immediately and are not lost by a change in this tab", async () => {
    const { user, dialog } = await openViews({}, [blocked]);
    keep([blocked, all]);
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: KEPT })));
    expect(dialog.getByRole("link", { name: "Todos" })).toBeTruthy();
    // Saved by the other tab; this tab has not received the event yet.
    keep([blocked, all, gone]);
    await user.click(dialog.getByRole("button", { name: "Excluir visão Parados" }));
    expect(kept()).toEqual([all, gone]);
  });

  test.each(["bare", "envelope"] as const)(
    "a view with an unknown field has no count and opens without that filter, with a warning, over %s lists",
    async (shape) => {
      const { user, dialog } = await openViews({ shape }, [blocked, gone]);
      expect((await dialog.findByTitle("9 ingressos")).textContent).toBe("9");
      expect(dialog.queryByTitle("12 ingressos")).toBeNull();
      await user.click(dialog.getByRole("link", { name: "De antes" }));
      expect(await screen.findByText("Parte do link não foi reconhecida: color=red")).toBeTruthy();
      await waitFor(() => expect(screen.getByText(/12 ingressos/)).toBeTruthy());
    },
  );
});
