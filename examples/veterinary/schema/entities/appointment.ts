import type { EntitySpec } from "entity-console/spec";
import type { Euros, Urgency } from "../scalars.ts";

/** Status of an appointment. */
export type AppointmentPhase = "requested" | "confirmed" | "attended" | "calledOff" | "missed";

/** The fields of the animal that the appointment pages show. */
export interface AppointmentPatient {
  id: string;
  callName: string;
}

/** A visit of an animal to a clinic. */
export interface Appointment {
  /** @readOnly */
  id: string;
  /**
   * Reason for the visit.
   * @minLength 3
   * @maxLength 200
   */
  visitReason: string;
  /**
   * The animal in responses, in addition to its id.
   * @readOnly
   */
  patient?: AppointmentPatient;
  /** Id of the animal. */
  patientId: string;
  /** Id of the veterinarian. */
  veterinarianId: string;
  /** Id of the clinic. */
  clinicId: string;
  /** Id of a room of the clinic. */
  consultingRoom?: string;
  /** @format date-time */
  startsAt: string;
  /**
   * @asType integer
   * @minimum 5
   * @maximum 480
   * @default 20
   */
  durationMinutes: number;
  /**
   * Time for which the room is occupied, including cleaning.
   * @asType integer
   * @readOnly
   */
  roomMinutes: number;
  /** @default "routine" */
  urgency: Urgency;
  /** @default "requested" */
  appointmentPhase: AppointmentPhase;
  /** @maxLength 500 */
  callOffReason?: string;
  /** @default 35 */
  consultationFee: Euros;
  /**
   * @format date-time
   * @readOnly
   */
  createdAt: string;
}

export const appointment = {
  titleField: "visitReason",
  icon: "EventOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  endpoints: { list: "/appointments/all" },
  tones: {
    appointmentPhase: {
      requested: "warning",
      confirmed: "info",
      attended: "success",
      calledOff: "neutral",
      missed: "error",
    },
  },
  relations: {
    patientId: { to: "patient", expandedAs: "patient" },
    veterinarianId: { to: "veterinarian" },
    clinicId: { to: "clinic" },
    consultingRoom: { to: "consultingRoom", within: "clinicId" },
  },
  units: { durationMinutes: "minutes", roomMinutes: "minutes" },
  computed: { roomMinutes: { add: ["durationMinutes", 10] } },
  roles: { confirmVisit: "reader", markMissed: "administrator" },
  queries: {
    pendingVisits: {
      path: "/appointments/pending",
      result: "many",
      where: { appointmentPhase: ["requested", "confirmed"] },
    },
  },
  actions: {
    confirmVisit: {
      method: "PUT",
      path: "/appointments/{id}/confirm-visit",
      on: "record",
      bulk: true,
      confirm: true,
      icon: "CheckCircleOutlined",
      when: { appointmentPhase: ["requested", "confirmed"] },
    },
    callOffVisit: {
      method: "PUT",
      path: "/appointments/{id}/call-off",
      on: "record",
      bulk: true,
      confirm: true,
      icon: "EventBusyOutlined",
      when: { appointmentPhase: ["requested", "confirmed"] },
      inputs: "visitCancellation",
    },
    markMissed: {
      method: "POST",
      path: "/appointments/mark-missed",
      on: "collection",
      confirm: true,
      icon: "EventBusyOutlined",
    },
  },
  rules: {
    deadPatient: { at: "patientId", never: { field: "patientId.vitalState", is: "deceased" }, severity: "warn" },
    reasonMissing: {
      at: "callOffReason",
      never: {
        all: [
          { field: "appointmentPhase", is: "calledOff" },
          { field: "callOffReason", isThere: false },
        ],
      },
    },
  },
  breakdowns: {
    phase: { field: "appointmentPhase", path: "/appointments/phases" },
    urgency: { field: "urgency", path: "/appointments/urgencies" },
  },
  list: {
    columns: [
      "visitReason",
      "patient",
      "startsAt",
      "durationMinutes",
      "urgency",
      "consultationFee",
      "appointmentPhase",
    ],
    sort: { field: "startsAt", order: "desc" },
    filters: ["appointmentPhase", "urgency", "clinicId", "veterinarianId", "patientId", "startsAt"],
    search: ["visitReason"],
  },
  form: {
    sections: [
      { name: "visit", fields: ["visitReason", "patientId", "urgency", "appointmentPhase", "callOffReason"] },
      { name: "place", fields: ["clinicId", "consultingRoom", "veterinarianId"] },
      { name: "schedule", fields: ["startsAt", "durationMinutes", "consultationFee"] },
    ],
    widgets: { urgency: "radio", callOffReason: "multiline", veterinarianId: "relation" },
    help: ["consultationFee", "consultingRoom"],
    visibleWhen: { callOffReason: { appointmentPhase: ["calledOff", "missed"] } },
    lockedWhen: { consultationFee: { appointmentPhase: "attended" } },
  },
  show: {
    sections: [
      { name: "visit", fields: ["visitReason", "patient", "urgency", "appointmentPhase", "callOffReason"] },
      { name: "place", fields: ["clinicId", "consultingRoom", "veterinarianId"] },
      { name: "schedule", fields: ["startsAt", "durationMinutes", "roomMinutes", "consultationFee", "createdAt"] },
    ],
    displays: {
      startsAt: { as: "datetime", pattern: "long" },
      durationMinutes: "quantity",
      urgency: "enum",
    },
  },
} as const satisfies EntitySpec<Appointment>;
