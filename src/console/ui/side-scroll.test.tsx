import { render, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { LanguageProvider } from "../i18n/language-provider.tsx";
import { NotifyProvider } from "../notify/notify-provider.tsx";
import { createTestTexts } from "../testing/create-test-texts.ts";
// Fetched once it is wanted; the test is not about how long that takes.
import "./more-beside.ts";
import { SideScroll } from "./side-scroll.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Tells sizes at once, as a browser does of what it has just laid out; of that, `told`. */
function observing(told: () => void) {
  return class {
    readonly #tell: () => void;
    constructor(tell: () => void) {
      this.#tell = tell;
    }
    observe() {
      this.#tell();
      told();
    }
    disconnect() {}
  };
}

test.each([
  ["shows at its edge that there is more", 900, true],
  ["shows nothing where all of it is seen", 600, false],
])("what scrolls sideways %s", async (_, width, isMore) => {
  const told = vi.fn();
  vi.stubGlobal("ResizeObserver", observing(told));
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
  // What tells is fetched once the table is there.
  await waitFor(() => expect(told).toHaveBeenCalled());
  expect(container.querySelector("[data-more] > table") !== null).toBe(isMore);
});
