import { lazyDisplay } from "../lazy-display.tsx";

/** Any JSON. Loaded when shown: few lists have it. */
export const JsonValue = lazyDisplay(async () => (await import("./content.tsx")).JsonContent);
