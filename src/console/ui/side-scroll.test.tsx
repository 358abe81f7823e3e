import { render, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { LanguageProvider } from "../i18n/language-provider.tsx";
import { NotifyProvider } from "../notify/notify-provider.tsx";
import { createTestTexts } from "../testing/create-test-texts.ts";
// Import the lazy chunk early, so that the test does not depend on loading time.
import "./scroll-edge.ts";
import { SideScroll } from "./side-scroll.tsx";

/** A ResizeObserver that reports sizes at once, as browsers do after layout, and then calls `onSizes`. */
function observing(onSizes: () => void) {
  return class {
    readonly #tell: () => void;
    constructor(tell: () => void) {
      this.#tell = tell;
    }
    observe() {
      this.#tell();
      onSizes();
    }
    disconnect() {}
  };
}

test.each([
  ["marks the edge if there is more", 900, true],
  ["marks no edge if everything is visible", 600, false],
])("a container that scrolls sideways %s", async (_, width, isMore) => {
  const onSizes = vi.fn();
  vi.stubGlobal("ResizeObserver", observing(onSizes));
  vi.spyOn(Element.prototype, "scrollWidth", "get").mockReturnValue(width);
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(600);
  const { container } = render(
    <LanguageProvider texts={await createTestTexts("pt-BR")}>
      <NotifyProvider>
        <SideScroll>
          <table />
        </SideScroll>
      </NotifyProvider>
    </LanguageProvider>,
  );
  // The marker component is lazy-loaded after the table.
  await waitFor(() => expect(onSizes).toHaveBeenCalled());
  expect(container.querySelector("[data-more] > table") !== null).toBe(isMore);
});
