import { useTheme } from "@mui/material/styles";
import { render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  // A build, and a page that has not loaded MUI's theme provider.
  vi.resetModules();
  vi.stubEnv("PROD", true);
});

/** Represents a component that uses MUI. */
function Themed() {
  return <p>{"tokens" in useTheme() ? "the console's theme" : "MUI's theme"}</p>;
}

/** Loads it like a build: MUI and the theme provider are in one chunk. */
async function loadThemedCode() {
  await import("./mui-theme-provider.tsx");
  return Themed;
}

/** Renders a screen as its route does. */
async function open(load: () => Promise<ComponentType>) {
  const { loadPossiblyThemed } = await import("./load-themed.tsx");
  const { LanguageProvider } = await import("../i18n/language-provider.tsx");
  const { NotifyProvider } = await import("../notify/notify-provider.tsx");
  const { createTestTexts } = await import("../testing/create-test-texts.ts");
  const Screen = await loadPossiblyThemed(load);
  render(
    <LanguageProvider texts={await createTestTexts("pt-BR")}>
      <NotifyProvider>
        <Screen />
      </NotifyProvider>
    </LanguageProvider>,
  );
}

test("in a build, a screen with MUI code has the console's theme", async () => {
  await open(loadThemedCode);
  expect(await screen.findByText("the console's theme")).toBeTruthy();
});

test("in a build, MUI code that a screen without MUI loads later has the console's theme", async () => {
  const { lazyComponent } = await import("../ui/lazy-component.tsx");
  const Part = lazyComponent(loadThemedCode);
  await open(async () => () => (
    <>
      <Part />
      <Part />
    </>
  ));
  expect(await screen.findAllByText("the console's theme")).toHaveLength(2);
});

test("in a build, a screen and a part without MUI code do not load the theme provider", async () => {
  const { lazyComponent } = await import("../ui/lazy-component.tsx");
  const { registeredThemeProvider } = await import("./theme-provider.ts");
  const Part = lazyComponent(async () => () => <p>plain</p>);
  await open(async () => () => <Part />);
  expect(await screen.findByText("plain")).toBeTruthy();
  expect(registeredThemeProvider()).toBeNull();
});
