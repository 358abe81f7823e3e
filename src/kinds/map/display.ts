import { laterDisplay } from "../later-display.tsx";

/** A map of texts. Loaded when shown: few lists have one. */
export const MapValue = laterDisplay(async () => (await import("./content.tsx")).MapContent);
