import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ButtonWithReason } from "./button-with-reason.tsx";

/** Mocks element positions, since jsdom has no layout. */
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

test("the reason of a disabled button is shown below the button, inside the window", () => {
  lay({ button, tooltip });
  render(<ButtonWithReason reason="None of them fits.">Promote</ButtonWithReason>);
  expect(shownAt()).toBe("30px 256px");
});

test("a button keeps the focus when it becomes disabled and enabled", () => {
  const { rerender } = render(<ButtonWithReason reason={null}>Promote</ButtonWithReason>);
  const promote = screen.getByRole("button");
  act(() => promote.focus());
  rerender(<ButtonWithReason reason="None of them fits.">Promote</ButtonWithReason>);
  expect([document.activeElement, screen.getByRole("button")]).toEqual([promote, promote]);
  rerender(<ButtonWithReason reason={null}>Promote</ButtonWithReason>);
  expect([document.activeElement, screen.queryByRole("tooltip")]).toEqual([promote, null]);
});

test("in a toolbar with several lines, the reason is below all of them and covers no button", () => {
  lay({ button, tooltip, toolbar: new DOMRect(16, 120, 358, 185) });
  render(
    <div role="toolbar">
      <ButtonWithReason reason="None of them fits.">Promote</ButtonWithReason>
    </div>,
  );
  expect(shownAt()).toBe("30px 305px");
});
