import type { CustomRoutes } from "entity-console/backend";
import { currentRoster } from "./current-roster.ts";
import { issuePortalKey } from "./issue-portal-key.ts";
import { planSeries } from "./plan-series.ts";
import { settleInvoice } from "./settle-invoice.ts";
import { callOffVisit, confirmVisit, markMissed } from "./visit-actions.ts";

/** Implementations of the declared calls, by `entity.name`. */
export const customRoutes: CustomRoutes = {
  "appointment.confirmVisit": confirmVisit,
  "appointment.callOffVisit": callOffVisit,
  "appointment.markMissed": markMissed,
  "appointmentSeries.create": planSeries,
  "dutyRoster.currentRoster": currentRoster,
  "invoice.settle": settleInvoice,
  "keeper.issuePortalKey": issuePortalKey,
};
