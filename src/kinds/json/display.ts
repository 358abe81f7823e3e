import { laterDisplay } from "../later-display.tsx";

/** Any JSON. Loaded when shown: few lists have it. */
export const JsonValue = laterDisplay(async () => (await import("./content.tsx")).JsonContent);
