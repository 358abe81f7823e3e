// @generated from schema/service.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { BackendCall } from "entity-console/generated";

/** Calls that belong to no entity, with their request and response schemas. */
export const serviceCalls = {
  authenticate: {
    method: "POST",
    path: "/authentication",
    body: null,
    result: {
      type: "object",
      required: ["accessToken"],
      additionalProperties: false,
      description: "Response to sign-in and refresh.",
      properties: { accessToken: { type: "string" }, refreshToken: { type: "string" } },
    },
  },
  refresh: {
    method: "POST",
    path: "/refresh-token",
    body: {
      type: "object",
      required: ["refreshToken"],
      additionalProperties: false,
      description: "Request body of a refresh.",
      properties: { refreshToken: { type: "string", minLength: 1 } },
    },
    result: {
      type: "object",
      required: ["accessToken"],
      additionalProperties: false,
      description: "Response to sign-in and refresh.",
      properties: { accessToken: { type: "string" }, refreshToken: { type: "string" } },
    },
  },
  logout: { method: "POST", path: "/logout", body: null, result: null },
  changePassword: {
    method: "PUT",
    path: "/users/me/password",
    body: {
      type: "object",
      required: ["currentPassword", "newPassword"],
      additionalProperties: false,
      description: "Request body of a password change by a signed-in staff user.",
      properties: {
        currentPassword: { type: "string", minLength: 1, maxLength: 1000 },
        newPassword: { type: "string", minLength: 8, maxLength: 200 },
      },
    },
    result: null,
    role: "reader",
  },
  dayAgenda: {
    method: "GET",
    path: "/day-agenda",
    query: {
      type: "object",
      additionalProperties: false,
      description: "Selects the day of an agenda.",
      properties: { agendaDay: { type: "string", description: "Today, if absent.", format: "date" } },
    },
    body: null,
    result: {
      type: "object",
      required: ["agendaDay", "agendaLines"],
      additionalProperties: false,
      description: "Appointments of the whole chain on one day.",
      properties: {
        agendaDay: { type: "string", description: "Date in the chain's time zone." },
        agendaLines: {
          type: "array",
          items: {
            type: "object",
            required: ["clinicId", "clinicName", "awaited", "attended"],
            additionalProperties: false,
            description: "Appointments of one clinic on one day.",
            properties: {
              clinicId: { type: "string" },
              clinicName: { type: "string" },
              awaited: { type: "number", description: "Appointments still to come today." },
              attended: { type: "number", description: "Appointments that took place today." },
            },
          },
        },
      },
    },
  },
} as const satisfies Readonly<Record<string, BackendCall>>;
