// @generated from schema/service.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { BackendCall } from "#contract/backend.ts";

/** The calls that belong to no entity, and what they are sent and answer. */
export const serviceCalls = {
  authenticate: {
    method: "POST",
    path: "/authentication",
    body: null,
    result: {
      type: "object",
      required: ["accessToken"],
      additionalProperties: false,
      description: "What signing in and refreshing answer (spec §7).",
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
      description: "What a refresh is asked with.",
      properties: { refreshToken: { type: "string", minLength: 1, maxLength: 500 } },
    },
    result: {
      type: "object",
      required: ["accessToken"],
      additionalProperties: false,
      description: "What signing in and refreshing answer (spec §7).",
      properties: { accessToken: { type: "string" }, refreshToken: { type: "string" } },
    },
  },
  logout: { method: "POST", path: "/logout", body: null, result: null },
  paymentToken: {
    method: "POST",
    path: "/tools/payment/token",
    body: {
      type: "object",
      required: ["username", "secret"],
      additionalProperties: false,
      description: "What the payment token tool sends.",
      properties: {
        username: { type: "string", minLength: 1, maxLength: 254 },
        secret: { type: "string", minLength: 1, maxLength: 1000 },
      },
    },
    result: {
      type: "object",
      required: ["token"],
      additionalProperties: false,
      description: "What the payment token tool gets.",
      properties: { token: { type: "string" } },
    },
  },
  changePassword: {
    method: "PUT",
    path: "/users/me/password",
    body: {
      type: "object",
      required: ["currentPassword", "newPassword"],
      additionalProperties: false,
      description: "What a signed-in administrator sends to change their own password (spec §5).",
      properties: {
        currentPassword: { type: "string", minLength: 1, maxLength: 1000 },
        newPassword: { type: "string", minLength: 8, maxLength: 200 },
      },
    },
    result: null,
  },
} as const satisfies Readonly<Record<string, BackendCall>>;
