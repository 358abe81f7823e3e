import { faultAsPageError, type PageError, reportFault } from "./report-fault.ts";
import { type Watch, watch } from "./watch.ts";
import type { Changes } from "./write/changes.ts";

/** Told of each run by a development server that shows it over the page. */
export interface PageEvents {
  readonly done: (changes: Changes) => void;
  readonly failed: (error: PageError, report: string) => void;
}

/** `watch` for a development server, which shows faults over the page. */
export function watchForPage(root: string, { done, failed }: PageEvents): Watch {
  return watch(root, {
    done,
    failed: (fault) => failed(faultAsPageError(fault, root), reportFault(fault, root)),
  });
}
