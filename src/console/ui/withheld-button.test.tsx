import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { WithheldButton } from "./withheld-button.tsx";

afterEach(() => vi.restoreAllMocks());

/** Gives elements their places, which jsdom does not. */
function lay(places: { readonly [name: string]: DOMRect }): void {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return places[this.getAttribute("role") ?? this.tagName.toLowerCase()] ?? new DOMRect();
  });
  vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(390);
}

const button = new DOMRect(140, 220, 190, 36);
const tooltip = new DOMRect(0, 0, 300, 52);

function shownAt(): string {
  act(() => screen.getByRole("button").focus());
  const { left, top } = screen.getByRole("tooltip").style;
  return `${left} ${top}`;
}

test("the reason of a button that is withheld lies under the button, within the window", () => {
  lay({ button, tooltip });
  render(<WithheldButton reason="None of them fits.">Promote</WithheldButton>);
  expect(shownAt()).toBe("30px 256px");
});

test("a button keeps the focus when it comes to be withheld, and when it is not any more", () => {
  const { rerender } = render(<WithheldButton reason={null}>Promote</WithheldButton>);
  const promote = screen.getByRole("button");
  act(() => promote.focus());
  rerender(<WithheldButton reason="None of them fits.">Promote</WithheldButton>);
  expect([document.activeElement, screen.getByRole("button")]).toEqual([promote, promote]);
  rerender(<WithheldButton reason={null}>Promote</WithheldButton>);
  expect([document.activeElement, screen.queryByRole("tooltip")]).toEqual([promote, null]);
});

test("in a toolbar of several lines, it lies past all of them and covers none of its buttons", () => {
  lay({ button, tooltip, toolbar: new DOMRect(16, 120, 358, 185) });
  render(
    <div role="toolbar">
      <WithheldButton reason="None of them fits.">Promote</WithheldButton>
    </div>,
  );
  expect(shownAt()).toBe("30px 305px");
});
