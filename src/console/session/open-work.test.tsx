import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { hasOpenWork, useOpenWork } from "./open-work.ts";

function Field({ text }: { readonly text: string }) {
  useOpenWork(() => text !== "");
  return null;
}

test("work is open while a mounted component has unsaved input", () => {
  const { rerender, unmount } = render(<Field text="" />);
  expect(hasOpenWork()).toBe(false);
  rerender(<Field text="a" />);
  expect(hasOpenWork()).toBe(true);
  unmount();
  expect(hasOpenWork()).toBe(false);
});
