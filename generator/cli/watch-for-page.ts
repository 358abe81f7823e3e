import { reportRun } from "./report.ts";
import { errorAsPageError, type PageError, reportError } from "./report-error.ts";
import { type Watch, watch } from "./watch.ts";

/** Told of each run in words, and of a fault also as what a development server shows over the page. */
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
