import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usePageScrollMemory } from "../../crud/list/table/use-scroll-memory.ts";
import { forgetLists } from "../../crud/query/last-lists.ts";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";

/** Scrolls and emits a scroll event, since jsdom has no layout. */
function scrollPage(top: number): void {
  vi.stubGlobal("scrollY", top);
  window.dispatchEvent(new Event("scroll"));
}

beforeEach(() => vi.stubGlobal("scrollTo", (_: number, top: number) => scrollPage(top)));
afterEach(() => {
  forgetLists();
});

function Frame() {
  return (
    <main ref={useFocusOnNavigation()} tabIndex={-1}>
      <Outlet />
    </main>
  );
}

function List({ isReady = true }: { readonly isReady?: boolean }) {
  usePageScrollMemory(isReady);
  return <p>the list</p>;
}

async function openList() {
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: "/list", element: <List /> },
          { path: "/record", element: <p>the record</p> },
        ],
      },
    ],
    { initialEntries: ["/list?q=a"] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByText("the list");
  const go = (to: string) => act(async () => await router.navigate(to));
  const back = () => act(async () => await router.navigate(-1));
  return { go, back };
}

test("a new page starts at its top, and going back restores a list's scroll position", async () => {
  const { go, back } = await openList();
  scrollPage(700);
  await go("/record");
  expect(window.scrollY).toBe(0);
  scrollPage(90);
  await back();
  expect(window.scrollY).toBe(700);
  await go("/record");
  expect(window.scrollY).toBe(0);
});

test("a different search of the same list keeps the page's scroll position", async () => {
  const { go, back } = await openList();
  scrollPage(700);
  await go("/list?q=b");
  expect(window.scrollY).toBe(700);
  scrollPage(50);
  await back();
  expect(window.scrollY).toBe(700);
});

test("scrolling while rows load does not change the stored position", async () => {
  const router = (isReady: boolean) =>
    createMemoryRouter([{ path: "/list", element: <List isReady={isReady} /> }], { initialEntries: ["/list"] });
  const { unmount } = render(<RouterProvider router={router(true)} />);
  scrollPage(700);
  unmount();
  const { unmount: unmountLoading } = render(<RouterProvider router={router(false)} />);
  scrollPage(30);
  unmountLoading();
  render(<RouterProvider router={router(true)} />);
  expect(window.scrollY).toBe(700);
});

test("scrolling by the browser during Forward does not change the stored position", async () => {
  const { go } = await openList();
  scrollPage(700);
  // The address changes before the next page renders.
  const here = window.location.href;
  window.history.replaceState(null, "", "/record");
  scrollPage(0);
  window.history.replaceState(null, "", here);
  await go("/record");
  await go("/list?q=a");
  expect(window.scrollY).toBe(700);
});
