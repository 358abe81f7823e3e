import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { LanguageProvider } from "../i18n/language-provider.tsx";
import { NotifyProvider } from "../notify/notify-provider.tsx";
import { createTestTexts } from "../testing/create-test-texts.ts";
import { idleComponent } from "./lazy-component.tsx";

afterEach(() => {
  vi.useRealTimers();
});

test("a late part is fetched once the page is idle, and not before", async () => {
  vi.useFakeTimers();
  const atRest: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (run: () => void) => atRest.push(run));
  vi.stubGlobal("cancelIdleCallback", () => undefined);
  const load = vi.fn(async () => () => <p>Nobody waits for this</p>);
  const Part = idleComponent(load);
  const { unmount } = render(
    <LanguageProvider texts={await createTestTexts("pt-BR")}>
      <NotifyProvider>
        <Part />
      </NotifyProvider>
    </LanguageProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(load).not.toHaveBeenCalled();
  await act(async () => {
    for (const run of atRest) {
      run();
    }
  });
  vi.useRealTimers();
  expect(await screen.findByText("Nobody waits for this")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
  unmount();
});
