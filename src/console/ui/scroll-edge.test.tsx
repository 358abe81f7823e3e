import { act, fireEvent, render } from "@testing-library/react";
import { useRef } from "react";
import { expect, test, vi } from "vitest";
import { ScrollEdge } from "./scroll-edge.ts";

function Box() {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} data-testid="box">
      <table />
      <ScrollEdge box={box} />
    </div>
  );
}

test("a list with columns beyond its edge is marked until it is scrolled to its end", () => {
  const told: (() => void)[] = [];
  class Observer {
    constructor(tell: () => void) {
      told.push(tell);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("ResizeObserver", Observer);
  const { getByTestId } = render(<Box />);
  const box = getByTestId("box");
  Object.defineProperties(box, { scrollWidth: { value: 900 }, clientWidth: { value: 600 } });
  const tellSizes = () => act(() => told.at(-1)?.());
  tellSizes();
  expect(box.hasAttribute("data-more")).toBe(true);
  box.scrollLeft = 300;
  fireEvent.scroll(box);
  expect(box.hasAttribute("data-more")).toBe(false);
});
