import type { ServiceSpec } from "#spec";

/** What signing in and refreshing answer. */
export interface Tokens {
  accessToken: string;
  refreshToken?: string;
}

/** What a refresh is asked with. */
export interface RefreshRequest {
  /** @minLength 1 */
  refreshToken: string;
}

/** What a signed-in member of staff sends to change their own password. */
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

/** The work of one clinic on one day. */
export interface AgendaLine {
  clinicId: string;
  clinicName: string;
  /** Appointments that are still to come today. */
  awaited: number;
  /** Appointments that took place today. */
  attended: number;
}

/** The work of the whole chain on one day. */
export interface DayAgenda {
  /** The day, in the chain's time zone. */
  agendaDay: string;
  agendaLines: AgendaLine[];
}

/** The calls that belong to no entity. */
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
    dayAgenda: { method: "GET", path: "/day-agenda", security: "bearer", result: "DayAgenda" },
  },
} as const satisfies ServiceSpec;
