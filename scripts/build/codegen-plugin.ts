import path from "node:path";
import type { ErrorPayload, Plugin, ViteDevServer } from "vite";
import type { PageError } from "../../generator/cli/report-error.ts";
import type { Watch } from "../../generator/cli/watch.ts";

/** The overlay of Vite's client; the next update removes it. */
type Overlay = ErrorPayload;

/**
 * Regenerates on each save in `schema/` and `templates/` while the development server runs. A mistake appears over the
 * page, which continues to run with the last valid output.
 */
export function codegenPlugin(root: string): Plugin {
  let watch: Watch | null = null;
  const stop = () => {
    watch?.close();
    watch = null;
  };
  return {
    name: "codegen",
    apply: "serve",
    async configureServer(server) {
      const { generatorSources, loadGenerator } = await import("../../generator/cli/launch.ts");
      const start = async () => {
        stop();
        const { watchForPage } = await loadGenerator();
        watch = watchForPage(root, eventsOf(root, server));
      };
      await start();
      // A change of the generator itself restarts the watcher with a new bundle.
      const sources = generatorSources();
      server.watcher.add(sources).on("change", (file) => {
        if (sources.includes(file)) {
          start().catch((error: unknown) => server.config.logger.error(String(error)));
        }
      });
    },
    // Vite emits this when the server closes.
    buildEnd: stop,
  };
}

function eventsOf(root: string, server: ViteDevServer) {
  const { logger } = server.config;
  let shown: Overlay | null = null;
  // Pages that open or reload later show the mistake too.
  server.ws.on("connection", () => {
    if (shown !== null) {
      server.ws.send(shown);
    }
  });
  return {
    done: (report: string) => {
      logger.info(report);
      if (shown !== null) {
        shown = null;
        // If the fix restores the previous state, no other file changes.
        server.ws.send({ type: "update", updates: [] });
      }
    },
    failed: (error: PageError, report: string) => {
      logger.error(report);
      // Absolute, so that a click opens the editor.
      const loc = error.loc && { ...error.loc, file: path.join(root, error.loc.file) };
      shown = { type: "error", err: { ...error, ...(loc && { loc }) } };
      server.ws.send(shown);
    },
  };
}
