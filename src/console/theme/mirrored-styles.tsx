import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import rtlPlugin from "@mui/stylis-plugin-rtl";
import type { ReactNode } from "react";

const cache = createCache({ key: "rtl", stylisPlugins: [rtlPlugin] });

/** Mirrors the styles of MUI's components, for languages that are written from right to left. */
export function MirroredStyles({ children }: { readonly children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
