import type { Plugin } from "vite";

/** React's calls that only make a component or a context: what nothing uses of them can go. */
const MADE = /= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g;
const NAMED = /^\w+\.displayName = "[^"]*";$/gm;
const WARNINGS = "var ENABLE_DEV_WARNINGS = true;";

/** The router's code without what keeps its unused parts in a bundle: names for React's tools, calls not told to be pure. */
export function lightenRouter(code: string): string {
  return code
    .replace(MADE, "= /* @__PURE__ */ ")
    .replace(NAMED, "")
    .replace(WARNINGS, WARNINGS.replace("true", "false"));
}

/**
 * In a build, the router comes without its warnings for developers, and without the forms, links and submissions that
 * nothing here uses: its package has one entry for both, and what it says of its components holds all of them fast.
 */
export function lightRouter(): Plugin {
  return {
    name: "light-router",
    enforce: "pre",
    apply: "build",
    transform: (code, id) =>
      id.includes("/node_modules/react-router/dist/") ? { code: lightenRouter(code), map: null } : null,
  };
}
