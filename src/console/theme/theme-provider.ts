import type { ComponentType, ReactNode } from "react";

type ThemeProvider = ComponentType<{ readonly children: ReactNode }>;

let registered: ThemeProvider | null = null;

/** Registers MUI's theme provider. The provider's module calls this when it runs. */
export function registerThemeProvider(provider: ThemeProvider): void {
  registered = provider;
}

/** MUI's theme provider; null until its module has run. */
export function registeredThemeProvider(): ThemeProvider | null {
  return registered;
}
