import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { genreScreens } from "../../../../../testing/fixture/generated/screens/genre.ts";
import { ticketScreens } from "../../../../../testing/fixture/generated/screens/ticket.ts";
import { findFaults } from "../../../testing/generated-tests/find-faults.ts";
import { ListScreen } from "../../screens/list-screen.tsx";
import { tickets } from "../../testing/demo-records.ts";
import { FakeBackend } from "../../testing/fake-backend.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
// Import the lazy chunk up front so that its loading time does not affect the tests.
import "../row-window.ts";

const ROW = 40;
/** Scroll position of the page, in pixels. */
let scrolled = 0;

/** Stubs the layout: rows of 40 pixels in a viewport of 600. */
function standInForLayout(): void {
  scrolled = 0;
  vi.stubGlobal("innerHeight", 600);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const isRow = this.hasAttribute("data-list-row");
    return { top: -scrolled, bottom: 600, width: 800, height: isRow ? ROW : 0 } as DOMRect;
  });
}

beforeEach(standInForLayout);

const rows = () => [...document.querySelectorAll("[data-list-row]")];
const indices = () => rows().map((row) => Number(row.getAttribute("data-list-row")));
const focused = () => document.activeElement?.closest("[data-list-row]")?.getAttribute("data-list-row");

async function showGenres(howMany: number, at = "/genres?size=1000&sort=-name") {
  const all = Array.from({ length: howMany }, (_, index) => ({ id: `f${index}`, name: `Gênero ${index}` }));
  const backend = new FakeBackend({ shape: "bare", tables: { "/genres": all } });
  const shown = await renderScreen({ backend, route: "/genres", at, element: <ListScreen screens={genreScreens} /> });
  await screen.findByText(new RegExp(`^(1–1.000 de )?${howMany.toLocaleString("pt-BR")} gêneros$`));
  await waitFor(() => expect(indices().at(-1)).toBeLessThan(howMany - 1));
  return shown;
}

async function scrollTo(top: number): Promise<void> {
  scrolled = top;
  document.dispatchEvent(new Event("scroll"));
  await waitFor(() => expect(indices()).toContain(Math.floor((top + 590) / ROW)));
}

/** Rows are added in several frames: resolves once their number is stable. */
async function settled(): Promise<void> {
  let before = -1;
  while (rows().length !== before) {
    before = rows().length;
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
  }
}

test("case 87: a page of 1,000 rows has at most 80 in the document at any scroll position", async () => {
  await showGenres(5000);
  for (const top of [0, 20_000, 39_400]) {
    await scrollTo(top);
    await settled();
    expect(indices()).toContain(Math.ceil(top / ROW));
    expect(rows().length).toBeLessThanOrEqual(80);
  }
});

test("rows have their index within the page, and there are no accessibility violations", async () => {
  await showGenres(1000);
  expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("1001");
  await scrollTo(20_000);
  expect(rows()[0]?.getAttribute("aria-rowindex")).toBe(String((indices()[0] ?? 0) + 2));
  expect(await findFaults()).toEqual([]);
});

test("all column widths are read before any is set, to avoid repeated layouts", async () => {
  const heldAtReading: number[] = [];
  const held = () => [...document.querySelectorAll("th")].filter(({ style }) => style.minWidth !== "").length;
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockImplementation(() => heldAtReading.push(held()));
  await showGenres(1000);
  expect(held()).toBeGreaterThan(1);
  expect(heldAtReading.filter((count) => count !== 0 && count !== held())).toEqual([]);
});

test("a focused row stays rendered when it scrolls out of view, and the next key continues from it", async () => {
  const { user } = await showGenres(1000);
  await user.keyboard("jj");
  expect(focused()).toBe("1");
  const link = document.activeElement;
  await scrollTo(30_000);
  expect(document.activeElement).toBe(link);
  await user.keyboard("j");
  expect(focused()).toBe("2");
  await user.keyboard("k");
  expect(focused()).toBe("1");
});

test("End focuses the last row and Home the first, and x selects the focused row", async () => {
  const { user } = await showGenres(1000);
  await user.keyboard("j{End}");
  expect(focused()).toBe("999");
  await user.keyboard("x");
  await screen.findByText("1 gênero selecionado");
  await user.keyboard("{Home}");
  expect(focused()).toBe("0");
});

test("printing and the browser's search render every row", async () => {
  const { user } = await showGenres(100);
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(rows()).toHaveLength(100);
  act(() => void window.dispatchEvent(new Event("afterprint")));
  await waitFor(() => expect(rows().length).toBeLessThanOrEqual(80));
  await user.keyboard("{Control>}f{/Control}");
  expect(rows()).toHaveLength(100);
});

test("cards in a narrow viewport are virtualized like rows, with their position in the list", async () => {
  vi.stubGlobal("matchMedia", (media: string) => ({
    media,
    matches: media.includes("max-width:599.95px"),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await showGenres(1000);
  await scrollTo(20_000);
  expect(rows().length).toBeLessThanOrEqual(80);
  expect(rows()[0]?.getAttribute("aria-posinset")).toBe(String((indices()[0] ?? 0) + 1));
  expect(rows()[0]?.getAttribute("aria-setsize")).toBe("1000");
});

test("the page size options include 1,000 if the backend supports it, and exclude larger sizes than it supports", async () => {
  const open = (pageSize: number) =>
    renderScreen({
      backend: new FakeBackend({ tables: { "/tickets": tickets(1200) } }),
      route: "/tickets",
      at: "/tickets?size=1000",
      element: <ListScreen screens={ticketScreens} />,
      abilities: { pageSize },
    });
  const { unmount } = await open(1000);
  await screen.findByText("1–1.000 de 1.200 ingressos");
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toContain("1000");
  unmount();
  await open(100);
  await screen.findByText("1–100 de 1.200 ingressos");
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["10", "25", "50", "100"]);
});
