import { consoleProduct } from "virtual:product";
import { expect, test, vi } from "vitest";
import { fakeFetch } from "../testing/fake-fetch.ts";
import { start } from "./start.tsx";

test("case 123: a page without the console's element gets a clear message, and nothing else", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const calls = fakeFetch(() => new Response(""));
  start(document.querySelector("#app"), consoleProduct);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('<div id="app"></div>'));
  expect(calls).toHaveLength(0);
});

test("a malformed config is a page that can be read in both languages", async () => {
  fakeFetch(() => new Response('{"timeoutMs": "soon"}'));
  const mount = document.createElement("div");
  start(mount, consoleProduct);
  await vi.waitFor(() => expect(mount.textContent).not.toBe(""));
  expect(mount.textContent).toContain("O console não pôde iniciar");
  expect(mount.textContent).toContain("The console could not start");
  expect(mount.textContent).toContain('timeoutMs must be null or a number of milliseconds above 0, found "soon"');
});
