import { lazyDisplay } from "../lazy-display.tsx";

/** Sanitized HTML. Loaded when shown, because it needs the sanitizer. */
export const HtmlValue = lazyDisplay(async () => (await import("./content.tsx")).HtmlContent);
