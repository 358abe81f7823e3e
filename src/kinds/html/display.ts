import { laterDisplay } from "../later-display.tsx";

/** Sanitized HTML. Loaded when shown, because it needs the sanitizer. */
export const HtmlValue = laterDisplay(async () => (await import("./content.tsx")).HtmlContent);
