import path from "node:path";
import type { Plugin } from "vite";

/** Where the icons' files find what makes an icon of a path. */
const FACTORY = "./utils/createSvgIcon.mjs";
const OWN = "\0light-icons";

/**
 * In a build, the icons of the library are plain elements with static classes: a list shows dozens of them, and a style
 * computed for each is a good part of the time until its first row.
 */
export function lightIcons(framework: string): Plugin {
  const own = path.join(framework, "src/console/ui/svg-icon.tsx");
  return {
    name: "light-icons",
    enforce: "pre",
    apply: "build",
    resolveId: (id, importer) => (id === FACTORY && importer?.includes("@mui/icons-material") ? OWN : null),
    load: (id) => (id === OWN ? `export { createSvgIcon as default } from ${JSON.stringify(own)};` : null),
  };
}
