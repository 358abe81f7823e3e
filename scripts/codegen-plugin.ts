import path from "node:path";
import type { ErrorPayload, Plugin, ViteDevServer } from "vite";
import type { PageError } from "../generator/cli/report-error.ts";
import type { Watch } from "../generator/cli/watch.ts";

/** What Vite's client shows over the page; the next update takes it away. */
type Overlay = ErrorPayload;

/**
 * Regenerates on every save in `schema/` and `templates/` while the development server runs. A mistake is shown over the
 * page, where the person looks; the page goes on with the last good output.
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
      const { generatorSources, loadGenerator } = await import("../generator/cli/launch.ts");
      const start = async () => {
        stop();
        const { watchForPage } = await loadGenerator();
        watch = watchForPage(root, eventsOf(root, server));
      };
      await start();
      // A change of the generator itself restarts the watch with a new bundle.
      const sources = generatorSources();
      server.watcher.add(sources).on("change", (file) => {
        if (sources.includes(file)) {
          start().catch((error: unknown) => server.config.logger.error(String(error)));
        }
      });
    },
    // Vite says so when the server is closed.
    buildEnd: stop,
  };
}

function eventsOf(root: string, server: ViteDevServer) {
  const { logger } = server.config;
  let shown: Overlay | null = null;
  // A page that is opened later, or loaded again, is shown what is wrong too.
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
        // Mended to what it was before, there is nothing else to update.
        server.ws.send({ type: "update", updates: [] });
      }
    },
    failed: (error: PageError, report: string) => {
      logger.error(report);
      // Absolute, so that a click on it opens the editor.
      const loc = error.loc && { ...error.loc, file: path.join(root, error.loc.file) };
      shown = { type: "error", err: { ...error, ...(loc && { loc }) } };
      server.ws.send(shown);
    },
  };
}
