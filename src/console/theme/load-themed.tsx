import type { ComponentType, ReactNode } from "react";
import { registeredThemeProvider } from "./theme-provider.ts";

function wrap<Props extends object>(
  Themed: ComponentType<Props>,
  Theme: ComponentType<{ readonly children: ReactNode }>,
): ComponentType<Props> {
  return (props) => (
    <Theme>
      <Themed {...props} />
    </Theme>
  );
}

/** Loads a component that uses MUI, together with MUI's theme provider. */
export async function loadThemed<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [Themed, { MuiThemeProvider }] = await Promise.all([load(), import("./mui-theme-provider.tsx")]);
  return wrap(Themed, MuiThemeProvider);
}

/**
 * Loads a component that may use MUI. A build keeps MUI and its theme provider in one chunk
 * (`scripts/build/chunk-groups.ts`): if the component's code uses MUI, the provider is registered by then. Without a
 * build, the provider is always loaded.
 */
export async function loadPossiblyThemed<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  if (!import.meta.env.PROD) {
    return await loadThemed(load);
  }
  const Loaded = await load();
  const Theme = registeredThemeProvider();
  return Theme === null ? Loaded : wrap(Loaded, Theme);
}
