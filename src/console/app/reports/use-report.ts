import { use, useCallback } from "react";
import { ServicesContext } from "../services/services.ts";
import { sendReport, toErrorReport } from "./error-report.ts";

/** Errors that were reported: a failed import is seen by the import itself and by the page that needs it. */
const reported = new WeakSet<object>();

/** Whether this error object is reported for the first time. */
function isNew(error: unknown): boolean {
  if (typeof error !== "object" || error === null) {
    return true;
  }
  const isKnown = reported.has(error);
  reported.add(error);
  return !isKnown;
}

/** Sends an error, once, to the `reportUrl` of the config, if there is one. */
export function useReport(): (error: unknown) => void {
  const services = use(ServicesContext);
  return useCallback(
    (error) =>
      sendReport(isNew(error) ? (services?.config.reportUrl ?? null) : null, () =>
        toErrorReport(error, services?.session.secrets() ?? []),
      ),
    [services],
  );
}
