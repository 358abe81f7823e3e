import type { Plugin } from "vite";

/** The chunks that the sign-in page, or a signed-in page before its first row, runs most of. */
const RUN_AT_ONCE: ReadonlySet<string> = new Set(["base", "login", "router", "list"]);

const HINT = "//# allFunctionsCalledOnLoad\n";

/** A chunk's code; where all of it runs at once, under the comment that says so. */
export function withCompileHint({ name, code }: { readonly name: string; readonly code: string }): string {
  return RUN_AT_ONCE.has(name) ? HINT + code : code;
}

/**
 * Has the browser compile what every page runs while it reads the file, beside the page's own thread, instead of one
 * function after another on that thread when each is first called: https://v8.dev/blog/explicit-compile-hints. To
 * browsers that do not know it, it is a comment. It counts on top of a file only, where the bundler writes its own lines.
 */
export function compileHint(): Plugin {
  return {
    name: "compile-hint",
    apply: "build",
    enforce: "post",
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
