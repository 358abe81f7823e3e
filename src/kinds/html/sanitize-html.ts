import DOMPurify, { type Config } from "dompurify";

/** Forbids markup that the Content-Security-Policy blocks, or that could imitate the console's own interface. */
const CONFIG = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ["style", "form", "input", "button", "textarea", "select", "img", "picture", "video", "audio", "source"],
  FORBID_ATTR: ["style", "class", "id", "name"],
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/**
 * Sanitizes foreign HTML to safe nodes. DOMPurify uses its own Trusted Types policy, the only one that the
 * Content-Security-Policy allows.
 */
export function sanitizeHtml(markup: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(markup, CONFIG);
  for (const link of fragment.querySelectorAll("a[href]")) {
    link.setAttribute("target", "_blank");
    link.setAttribute("rel", "noopener noreferrer");
  }
  return fragment;
}
