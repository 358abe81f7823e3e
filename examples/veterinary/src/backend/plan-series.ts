import { type RouteBuilder, toListSchema, writeHandler } from "entity-console/backend";
import type { AppointmentSeries } from "../../schema/entities/appointment-series.ts";

const DAY_MS = 86_400_000;

/** Creates all appointments of a series in one transaction. */
export const planSeries: RouteBuilder = (route) => {
  const { $id: _, ...body } = route.schemasOf("appointmentSeries").create;
  return {
    schema: { body, response: { 201: toListSchema(route.schemasOf("appointment").read) } },
    handler: writeHandler(route, async (request) => {
      const series = request.body as AppointmentSeries;
      const works = await Promise.all(toVisits(series).map((visit) => route.storeOf("appointment").create(visit)));
      return async (tx) => {
        const data: object[] = [];
        for (const work of works) {
          data.push((await work(tx)).record);
        }
        const answer = { statusCode: 201, etag: null, body: { data, total: data.length } };
        return { answer, title: `${data.length} × ${series.visitReason}` };
      };
    }),
  };
};

/** The appointments of a series as request bodies. */
function toVisits({ firstVisit, repetitions, intervalDays, ...visit }: AppointmentSeries) {
  const first = Date.parse(firstVisit);
  return Array.from({ length: repetitions }, (_, index) => ({
    ...visit,
    startsAt: new Date(first + index * intervalDays * DAY_MS).toISOString(),
    durationMinutes: 20,
    urgency: "routine",
    appointmentPhase: "requested",
    consultationFee: 35,
  }));
}
