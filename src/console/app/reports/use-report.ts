import { use, useCallback } from "react";
import { ServicesContext } from "../services/services.ts";
import { sendReport, toErrorReport } from "./error-report.ts";

/** Reported errors. Both a failed import and the page that needs it report the same error object. */
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

/** Returns a function that sends an error once to the config's `reportUrl`, if set. */
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
