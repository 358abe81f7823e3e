import { use, useCallback } from "react";
import { sendReport, toErrorReport } from "./error-report.ts";
import { ServicesContext } from "./services.ts";

/** Sends an error to where the config says; nowhere where it does not. */
export function useReport(): (error: unknown) => void {
  const services = use(ServicesContext);
  return useCallback(
    (error) =>
      sendReport(services?.config.reportUrl ?? null, () => toErrorReport(error, services?.session.secrets() ?? [])),
    [services],
  );
}
