import type { EntitySpec } from "#spec";

/** An order for several appointments of one animal at equal distances, for a cure or a course of injections. */
export interface AppointmentSeries {
  /**
   * @minLength 3
   * @maxLength 200
   */
  visitReason: string;
  /** The animal, by id. */
  patientId: string;
  /** Who sees it, by id. */
  veterinarianId: string;
  /** Where, by id. */
  clinicId: string;
  /**
   * The first appointment.
   * @format date-time
   */
  firstVisit: string;
  /**
   * How many appointments to make.
   * @asType integer
   * @minimum 2
   * @maximum 52
   * @default 4
   */
  repetitions: number;
  /**
   * Days from one to the next.
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
