import { fireEvent, render, screen, within } from "@testing-library/react";
import { Profiler, type ReactNode, useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { LanguageProvider } from "../i18n/language-provider.tsx";
import { createTestTexts } from "../testing/create-test-texts.ts";
import { CrumbsSlotContext } from "./crumbs-slot.ts";
import { PageHeader } from "./page-header.tsx";
import { useCrumbsSlot } from "./use-crumbs-slot.ts";

function Frame({ children }: { readonly children: ReactNode }) {
  const [slot, placeCrumbs] = useCrumbsSlot();
  const [times, setTimes] = useState(0);
  return (
    <CrumbsSlotContext value={slot}>
      <section aria-label="bar">
        <div ref={placeCrumbs} />
        <button type="button" onClick={() => setTimes(times + 1)}>
          Pressed {times}
        </button>
      </section>
      {children}
    </CrumbsSlotContext>
  );
}

async function showPage() {
  const texts = await createTestTexts("en-US");
  const renders: string[] = [];
  render(
    <LanguageProvider texts={texts}>
      <MemoryRouter>
        <Profiler id="frame" onRender={(_, how) => renders.push(how)}>
          <Frame>
            <PageHeader title="New book" crumbs={[{ label: "Books", to: "/books" }]} />
          </Frame>
        </Profiler>
      </MemoryRouter>
    </LanguageProvider>,
  );
  return { renders, crumb: within(screen.getByRole("region", { name: "bar" })).getByRole("link", { name: "Books" }) };
}

test("a page renders once, with its breadcrumbs in the bar", async () => {
  const { renders, crumb } = await showPage();
  expect(renders).toEqual(["mount"]);
  expect(crumb.isConnected).toBe(true);
});

test("a focused breadcrumb keeps the focus when the layout re-renders", async () => {
  const { crumb } = await showPage();
  crumb.focus();
  fireEvent.click(screen.getByRole("button", { name: "Pressed 0" }));
  expect(screen.getByRole("button", { name: "Pressed 1" })).toBeTruthy();
  expect(document.activeElement).toBe(crumb);
});
