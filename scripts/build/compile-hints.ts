import type { Plugin } from "vite";

/** Chunks that a page executes almost completely when it opens. */
const RUN_AT_ONCE: ReadonlySet<string> = new Set(["base", "login", "router", "list", "mui", "form"]);

/** The code of a chunk. The comment counts only as the first line. */
export function withCompileHint({ name, code }: { readonly name: string; readonly code: string }): string {
  return RUN_AT_ONCE.has(name) ? `//# allFunctionsCalledOnLoad\n${code}` : code;
}

/**
 * Lets browsers compile all functions of such a chunk in the background while it loads, instead of each on the main thread
 * when it is first called: https://v8.dev/blog/explicit-compile-hints. A banner of the bundler would not do, because Vite
 * inserts its own first line.
 */
export function compileHints(): Plugin {
  return {
    name: "compile-hints",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === "chunk") {
            file.code = withCompileHint(file);
          }
        }
      },
    },
  };
}
