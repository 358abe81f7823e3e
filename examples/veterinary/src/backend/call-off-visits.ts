import { and, eq, gt, inArray } from "drizzle-orm";
import { type AfterWrite, nextRevision } from "entity-console/backend";
import { appointments } from "../../generated/backend/tables.ts";

/** Cancels future visits of an animal that has died. */
export const callOffVisits: AfterWrite = async (tx, { before, after }) => {
  if (after?.["vitalState"] !== "deceased" || before?.["vitalState"] === "deceased") {
    return;
  }
  await tx
    .update(appointments)
    .set({ appointmentPhase: "calledOff", revision: nextRevision(appointments.revision) })
    .where(
      and(
        eq(appointments.patientId, String(after["id"])),
        inArray(appointments.appointmentPhase, ["requested", "confirmed"]),
        gt(appointments.startsAt, new Date().toISOString()),
      ),
    );
};
