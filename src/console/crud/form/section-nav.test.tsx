import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { bookUpdateSchema } from "../../../../testing/fixture/generated/schemas/book.ts";
import { bookScreens } from "../../../../testing/fixture/generated/screens/book.ts";
import { validateBookUpdate } from "../../../../testing/fixture/generated/validators/book.js";
import { EditScreen } from "../screens/edit-screen.tsx";
import { book, genres } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
// Preload the lazy chunk: its load time is not under test.
import "./section-nav.tsx";

/** Height of each section, in pixels. The test DOM has no layout. */
const HEIGHT = 400;

const media = Object.assign(new EventTarget(), { matches: true });
let scrolled = 0;

beforeEach(() => {
  scrolled = 0;
  media.matches = true;
  const none = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", (query: string) => (query === "(min-width:1380px)" ? media : none));
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockImplementation(() => 6 * HEIGHT);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const at = [...document.querySelectorAll("section, section > h2")].filter((each) => each.tagName === this.tagName);
    return new DOMRect(0, at.indexOf(this) * HEIGHT - scrolled, 0, 0);
  });
});

async function openBook() {
  const backend = new FakeBackend({ tables: { "/genres": genres, "/books": [book] } });
  const form = { schema: bookUpdateSchema, validate: validateBookUpdate };
  const element = <EditScreen screens={bookScreens} form={form} />;
  const shown = await renderScreen({ backend, route: "/books/edit/:id", at: "/books/edit/p1", element });
  await screen.findByDisplayValue("Livro Viajante");
  return shown;
}

const titles = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

test("a long form has links to its sections in their order, and marks the one that is being read", async () => {
  await openBook();
  const nav = await screen.findByRole("navigation", { name: "Seções do formulário" });
  const links = within(nav).getAllByRole("button");
  expect(links.map(({ textContent }) => textContent)).toEqual(titles());
  expect(links[0]?.getAttribute("aria-current")).toBe("location");
  scrolled = 2 * HEIGHT;
  window.dispatchEvent(new Event("scroll"));
  await expect.poll(() => links[2]?.getAttribute("aria-current")).toBe("location");
  expect(links[0]?.hasAttribute("aria-current")).toBe(false);
});

test("a link focuses the first control of its section", async () => {
  const { user } = await openBook();
  const nav = await screen.findByRole("navigation", { name: "Seções do formulário" });
  const [, second] = within(nav).getAllByRole("button");
  await user.click(second ?? nav);
  const section = screen.getByRole("region", { name: second?.textContent ?? "" });
  expect(section.contains(document.activeElement)).toBe(true);
});

test("a viewport that becomes narrow has no links to sections", async () => {
  await openBook();
  const nav = await screen.findByRole("navigation", { name: "Seções do formulário" });
  media.matches = false;
  act(() => void media.dispatchEvent(new Event("change")));
  await waitFor(() => expect(nav.isConnected).toBe(false));
});
