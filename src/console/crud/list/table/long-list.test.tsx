import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { genreScreens } from "../../../../../testing/fixture/generated/screens/genre.ts";
import { ticketScreens } from "../../../../../testing/fixture/generated/screens/ticket.ts";
import { findFaults } from "../../../testing/generated-tests/find-faults.ts";
import { ListScreen } from "../../screens/list-screen.tsx";
import { tickets } from "../../testing/demo-records.ts";
import { FakeBackend } from "../../testing/fake-backend.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
// Fetched with the first long page; the tests are not about how long that takes.
import "../row-window.ts";

const ROW = 40;
/** How far the page is scrolled. */
let scrolled = 0;

/** What a browser that draws would say of rows of 40 pixels in a window of 600. */
function standInForLayout(): void {
  scrolled = 0;
  vi.stubGlobal("innerHeight", 600);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const isRow = this.hasAttribute("data-list-row");
    return { top: -scrolled, bottom: 600, width: 800, height: isRow ? ROW : 0 } as DOMRect;
  });
}

beforeEach(standInForLayout);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

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

/** Rows come a few a frame: waits until no more of them do. */
async function settled(): Promise<void> {
  let before = -1;
  while (rows().length !== before) {
    before = rows().length;
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
  }
}

test("case 87: of a page of 1,000 rows no more than 80 are in the document, wherever it is scrolled to", async () => {
  await showGenres(5000);
  for (const top of [0, 20_000, 39_400]) {
    await scrollTo(top);
    await settled();
    expect(indices()).toContain(Math.ceil(top / ROW));
    expect(rows().length).toBeLessThanOrEqual(80);
  }
});

test("each row says its place among all of the page, and nothing bars anybody", async () => {
  await showGenres(1000);
  expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("1001");
  await scrollTo(20_000);
  expect(rows()[0]?.getAttribute("aria-rowindex")).toBe(String((indices()[0] ?? 0) + 2));
  expect(await findFaults()).toEqual([]);
});

test("the widths of all columns are read before any is held, so that the table is laid out once", async () => {
  const heldAtReading: number[] = [];
  const held = () => [...document.querySelectorAll("th")].filter(({ style }) => style.minWidth !== "").length;
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockImplementation(() => heldAtReading.push(held()));
  await showGenres(1000);
  expect(held()).toBeGreaterThan(1);
  expect(heldAtReading.filter((count) => count !== 0 && count !== held())).toEqual([]);
});

test("a row that has the focus stays when it is scrolled away from, and the next key goes on from it", async () => {
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

test("End goes to the last row and Home to the first, and x chooses the row that has the focus", async () => {
  const { user } = await showGenres(1000);
  await user.keyboard("j{End}");
  expect(focused()).toBe("999");
  await user.keyboard("x");
  await screen.findByText("1 gênero selecionado");
  await user.keyboard("{Home}");
  expect(focused()).toBe("0");
});

test("paper, and the browser's own search, get every row", async () => {
  const { user } = await showGenres(100);
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(rows()).toHaveLength(100);
  act(() => void window.dispatchEvent(new Event("afterprint")));
  await waitFor(() => expect(rows().length).toBeLessThanOrEqual(80));
  await user.keyboard("{Control>}f{/Control}");
  expect(rows()).toHaveLength(100);
});

test("cards of a narrow screen come and go as rows do, each with its place", async () => {
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

test("pages of 1,000 are offered where the backend answers so many, and none larger than it answers", async () => {
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
