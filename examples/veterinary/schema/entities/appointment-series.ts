import type { EntitySpec } from "entity-console/spec";

/** Creates several appointments of an animal at equal intervals, for example for a course of injections. */
export interface AppointmentSeries {
  /**
   * @minLength 3
   * @maxLength 200
   */
  visitReason: string;
  /** Id of the animal. */
  patientId: string;
  /** Id of the veterinarian. */
  veterinarianId: string;
  /** Id of the clinic. */
  clinicId: string;
  /**
   * Time of the first appointment.
   * @format date-time
   */
  firstVisit: string;
  /**
   * Number of appointments.
   * @asType integer
   * @minimum 2
   * @maximum 52
   * @default 4
   */
  repetitions: number;
  /**
   * Days between appointments.
   * @asType integer
   * @minimum 1
   * @maximum 365
   * @default 7
   */
  intervalDays: number;
}

export const appointmentSeries = {
  titleField: "visitReason",
  icon: "EventRepeatOutlined",
  path: "/appointments/series",
  operations: ["create"],
  screens: ["create"],
  creates: "appointment",
  stored: false,
  endpoints: { create: "/appointment-batches" },
  routes: { create: "/appointments/plan-series" },
  units: { intervalDays: "days" },
  relations: {
    patientId: { to: "patient" },
    veterinarianId: { to: "veterinarian" },
    clinicId: { to: "clinic" },
  },
  form: {
    sections: [
      { name: "visit", fields: ["visitReason", "patientId", "veterinarianId", "clinicId"] },
      { name: "rhythm", fields: ["firstVisit", "repetitions", "intervalDays"] },
    ],
    help: ["repetitions"],
  },
} as const satisfies EntitySpec<AppointmentSeries>;
