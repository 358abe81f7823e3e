import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HEARTBEAT_MS } from "../../../contract/presence.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { OtherEditors } from "./other-editors.tsx";

const PATH = "/open-editors/{id}";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => {
  vi.useRealTimers();
});

async function showEditors(names: readonly string[]) {
  const others = names.map((name) => ({ name, username: `${name}@example.com` }));
  const backend = new FakeBackend({ tables: {}, answers: { [PATH]: { others } } });
  const element = <OtherEditors entity="book" id="7" />;
  const { unmount } = await renderScreen({ backend, route: "/", at: "/", element });
  const rest = () => act(() => vi.advanceTimersByTime(HEARTBEAT_MS));
  return { backend, unmount, rest };
}

test.each([
  [["Bia"], "Bia também está com este registro aberto para edição."],
  [["Ana", "Bia", "Leo"], "Ana, Bia e Leo também estão com este registro aberto para edição."],
])("names %s as others who edit the record", async (names, text) => {
  await showEditors(names);
  expect(await screen.findByText(text)).toBeTruthy();
});

test("sends a heartbeat in each interval, none while the tab is hidden, and closes the page at the end", async () => {
  const { backend, unmount, rest } = await showEditors([]);
  rest();
  expect(backend.sent("PUT")).toHaveLength(2);
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  rest();
  rest();
  expect(backend.sent("PUT")).toHaveLength(2);
  visibility.mockReturnValue("visible");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(backend.sent("PUT")).toHaveLength(3);
  const pages = new Set(backend.sent("PUT").map(({ id }) => id));
  unmount();
  expect(pages).toEqual(new Set(backend.sent("DELETE").map(({ id }) => id)));
});
