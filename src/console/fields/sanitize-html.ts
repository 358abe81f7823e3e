import DOMPurify, { type Config } from "dompurify";

/** What the Content-Security-Policy would refuse, or would let foreign text pose as a part of the console. */
const CONFIG = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ["style", "form", "input", "button", "textarea", "select", "img", "picture", "video", "audio", "source"],
  FORBID_ATTR: ["style", "class", "id", "name"],
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/**
 * Foreign markup as nodes that are safe to show. The library parses it through the Trusted Types policy of its own
 * name, the only one that the Content-Security-Policy allows.
 */
export function sanitizeHtml(markup: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(markup, CONFIG);
  for (const link of fragment.querySelectorAll("a[href]")) {
    link.setAttribute("target", "_blank");
    link.setAttribute("rel", "noopener noreferrer");
  }
  return fragment;
}
