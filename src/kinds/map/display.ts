import { lazyDisplay } from "../lazy-display.tsx";

/** A map of texts. Loaded when shown: few lists have one. */
export const MapValue = lazyDisplay(async () => (await import("./content.tsx")).MapContent);
