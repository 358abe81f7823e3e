import type { ServiceSpec } from "entity-console/spec";

/** Response to sign-in and refresh. */
export interface Tokens {
  accessToken: string;
  refreshToken?: string;
}

/** Request body of a refresh. */
export interface RefreshRequest {
  /** @minLength 1 */
  refreshToken: string;
}

/** Request body of a password change by a signed-in staff user. */
export interface PasswordChange {
  /**
   * @minLength 1
   * @maxLength 1000
   */
  currentPassword: string;
  /**
   * @minLength 8
   * @maxLength 200
   */
  newPassword: string;
}

/** Appointments of one clinic on one day. */
export interface AgendaLine {
  clinicId: string;
  clinicName: string;
  /** Appointments still to come today. */
  awaited: number;
  /** Appointments that took place today. */
  attended: number;
}

/** Selects the day of an agenda. */
export interface DayAgendaQuery {
  /**
   * Today, if absent.
   * @format date
   */
  agendaDay?: string;
}

/** Appointments of the whole chain on one day. */
export interface DayAgenda {
  /** Date in the chain's time zone. */
  agendaDay: string;
  agendaLines: AgendaLine[];
}

/** Calls that belong to no entity. */
export const service = {
  title: "Veterinary clinics",
  version: "1.0.0",
  calls: {
    authenticate: { method: "POST", path: "/authentication", security: "basic", result: "Tokens" },
    refresh: { method: "POST", path: "/refresh-token", security: "none", body: "RefreshRequest", result: "Tokens" },
    logout: { method: "POST", path: "/logout", security: "bearer" },
    changePassword: {
      method: "PUT",
      path: "/users/me/password",
      security: "bearer",
      role: "reader",
      body: "PasswordChange",
    },
    dayAgenda: { method: "GET", path: "/day-agenda", security: "bearer", query: "DayAgendaQuery", result: "DayAgenda" },
  },
} as const satisfies ServiceSpec;
