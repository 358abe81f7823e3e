import { act, render, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { describe, expect, test, vi } from "vitest";
import { ThemeChoiceProvider, type ThemeOption, useThemeChoice } from "./theme-context.tsx";
import { themeNames, themeSeeds } from "./theme-seeds.ts";

/** Mocks a system that prefers dark mode until the test changes it. */
function standInForSystem() {
  const listeners = new Set<() => void>();
  const scheme = {
    matches: true,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  vi.stubGlobal("matchMedia", () => scheme);
  return (isDark: boolean) =>
    act(() => {
      scheme.matches = isDark;
      for (const listener of listeners) {
        listener();
      }
    });
}

function Chooser({ option }: { readonly option: ThemeOption }) {
  const { name, theme, choose } = useThemeChoice();
  return (
    <button type="button" onClick={() => choose(option)}>
      {name} is {theme}
    </button>
  );
}

function Measured({ onMeasure }: { readonly onMeasure: () => void }) {
  useLayoutEffect(onMeasure, [onMeasure]);
  return null;
}

function show(option: ThemeOption = "system") {
  render(
    <ThemeChoiceProvider>
      <Chooser option={option} />
    </ThemeChoiceProvider>,
  );
}

describe("the theme", () => {
  test("is light on a first visit, regardless of the system's preference", () => {
    standInForSystem();
    show();
    expect(screen.getByRole("button").textContent).toBe("light is light");
    expect(document.documentElement.style.getPropertyValue("color-scheme")).toBe("light");
  });

  test("follows the system's preference once that is chosen, also on the next visit", () => {
    const prefersDark = standInForSystem();
    show();
    act(() => screen.getByRole("button").click());
    expect(screen.getByRole("button").textContent).toBe("system is dark");
    prefersDark(false);
    expect(screen.getByRole("button").textContent).toBe("system is light");
    prefersDark(true);
    document.body.replaceChildren();
    show();
    expect(screen.getByRole("button").textContent).toBe("system is dark");
  });

  test("is applied before the page is measured or focused", () => {
    const seen: string[] = [];
    document.documentElement.removeAttribute("style");
    render(
      <ThemeChoiceProvider>
        <Measured onMeasure={() => void seen.push(document.documentElement.style.getPropertyValue("color-scheme"))} />
      </ThemeChoiceProvider>,
    );
    expect(seen).toEqual(["light"]);
  });

  test("is one of the nine names of the specification, and light is teal", () => {
    const names = ["light", "pastel", "orange", "blue", "green", "pink", "purple", "red", "dark"];
    expect(themeNames).toEqual(names);
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(themeSeeds.light.primary.slice(at, at + 2), 16),
    );
    expect(green > 100 && blue > 100 && red < green / 4 && Math.abs(green - blue) < 40).toBe(true);
  });
});
