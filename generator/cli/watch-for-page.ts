import { reportRun } from "./report.ts";
import { errorAsPageError, type PageError, reportError } from "./report-error.ts";
import { type Watch, watch } from "./watch.ts";

/** Callbacks for the report of each run. An error is also given in the shape of Vite's overlay. */
export interface PageEvents {
  readonly done: (report: string) => void;
  readonly failed: (error: PageError, report: string) => void;
}

/**
 * `watch` for a development server.
 * @public The entry of the bundle names it (generator/cli/launch.ts).
 */
export function watchForPage(root: string, { done, failed }: PageEvents): Watch {
  return watch(root, {
    done: (changes) => done(reportRun(changes)),
    failed: (error) => failed(errorAsPageError(error, root), reportError(error, root)),
  });
}
