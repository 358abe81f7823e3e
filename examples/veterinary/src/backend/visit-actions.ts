import { and, eq, inArray, lt, sql } from "drizzle-orm";
import {
  conflict,
  fieldProblem,
  idOf,
  nextRevision,
  type RouteBuilder,
  toBusinessDay,
  toRecordResult,
  toResponseSchema,
  toVersionCheck,
  writeHandler,
} from "entity-console/backend";
import { appointments } from "../../generated/backend/tables.ts";
import type { VisitCancellationBody } from "../../generated/bodies.ts";

/** Confirms a requested visit. */
export const confirmVisit: RouteBuilder = (route) => ({
  schema: { response: { 200: toResponseSchema(route.schemasOf("appointment").read) } },
  handler: writeHandler(route, ({ params, headers }) => {
    const store = route.storeOf("appointment");
    const id = idOf(params);
    const work = store.patch(id, { appointmentPhase: "confirmed" }, toVersionCheck(headers["if-match"]));
    return async (tx) => {
      await store.get(id, tx);
      const [held] = await tx
        .select({ phase: appointments.appointmentPhase })
        .from(appointments)
        .where(eq(appointments.id, id))
        .for("update");
      if (held?.phase !== "requested" && held?.phase !== "confirmed") {
        throw conflict("Only a requested visit can be confirmed", [
          fieldProblem("appointmentPhase", "notRequested", "is not requested"),
        ]);
      }
      return toRecordResult(route, await work(tx));
    };
  }),
});

/** Cancels a visit with the entered reason; it is free of charge unless the user selects otherwise. */
export const callOffVisit: RouteBuilder = (route) => ({
  schema: { response: { 200: toResponseSchema(route.schemasOf("appointment").read) } },
  handler: writeHandler(route, ({ params, headers, body }) => {
    const { callOffReason, feeCharged } = body as VisitCancellationBody;
    const values = { appointmentPhase: "calledOff", callOffReason, ...(feeCharged ? {} : { consultationFee: 0 }) };
    const work = route.storeOf("appointment").patch(idOf(params), values, toVersionCheck(headers["if-match"]));
    return async (tx) => toRecordResult(route, await work(tx));
  }),
});

/** Marks past visits that were neither attended nor cancelled as missed. */
export const markMissed: RouteBuilder = (route) => ({
  schema: { response: { 200: { type: "object", properties: { missed: { type: "integer" } } } } },
  handler: writeHandler(route, () => async (tx) => {
    const today = toBusinessDay(new Date(), route.config.timeZone);
    const changed = await tx
      .update(appointments)
      .set({ appointmentPhase: "missed", revision: nextRevision(appointments.revision) })
      .where(
        and(
          inArray(appointments.appointmentPhase, ["requested", "confirmed"]),
          lt(sql`(${appointments.startsAt} at time zone ${route.config.timeZone})::date`, sql`${today}::date`),
        ),
      )
      .returning({ id: appointments.id });
    return { answer: { statusCode: 200, etag: null, body: { missed: changed.length } } };
  }),
});
