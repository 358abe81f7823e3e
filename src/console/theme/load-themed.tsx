import type { ComponentType } from "react";

/** A component that needs MUI's theme around it, and brings it along: the pages that it stands on may do without. */
export async function loadThemed<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [Themed, { MuiThemeProvider }] = await Promise.all([load(), import("./mui-theme-provider.tsx")]);
  return (props) => (
    <MuiThemeProvider>
      <Themed {...props} />
    </MuiThemeProvider>
  );
}
