// @generated from schema/service.ts by `npm run codegen`, which overwrites it: edit that file instead.
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
      description: "Response to sign-in and refresh (spec §7).",
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
      properties: { refreshToken: { type: "string", minLength: 1, maxLength: 500 } },
    },
    result: {
      type: "object",
      required: ["accessToken"],
      additionalProperties: false,
      description: "Response to sign-in and refresh (spec §7).",
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
      description: "Request body of the payment token tool.",
      properties: {
        username: { type: "string", minLength: 1, maxLength: 254 },
        secret: { type: "string", minLength: 1, maxLength: 1000 },
      },
    },
    result: {
      type: "object",
      required: ["token"],
      additionalProperties: false,
      description: "Response of the payment token tool.",
      properties: { token: { type: "string" } },
    },
  },
  financeSummary: {
    method: "GET",
    path: "/dashboard/finance",
    body: null,
    result: {
      type: "object",
      required: ["revenue", "unpricedAccounts", "driftedAccounts", "drifted", "couponCredits", "unlimitedCoupons"],
      additionalProperties: false,
      description: "Daily figures for finance, computed by the backend.",
      properties: {
        revenue: {
          type: "array",
          items: {
            type: "object",
            required: ["planId", "plan", "periodicity", "currency", "accounts", "amount", "monthly"],
            additionalProperties: false,
            description: "Revenue per period from the active accounts of one plan.",
            properties: {
              planId: { type: "string" },
              plan: { type: "string" },
              periodicity: { type: "string", enum: ["on-demand", "monthly", "yearly"], description: "Billing period." },
              currency: { type: "string", pattern: "^[A-Z]{3}$" },
              accounts: { type: "integer" },
              amount: { type: "number", description: "Sum of their prices per period." },
              monthly: {
                type: "number",
                description: "Monthly revenue: a twelfth of yearly prices; on-demand prices count as 0.",
              },
            },
          },
        },
        unpricedAccounts: {
          type: "integer",
          description: "Active accounts without a price; they are not part of any sum.",
        },
        driftedAccounts: { type: "integer" },
        drifted: {
          type: "array",
          description: "The accounts with the largest difference, in descending order.",
          items: {
            type: "object",
            required: ["accountId", "username", "plan", "price", "currency"],
            additionalProperties: false,
            description: "An active account whose price differs from its plan's price.",
            properties: {
              accountId: { type: "string" },
              username: { type: "string" },
              plan: { type: "string" },
              amount: { type: "number" },
              price: { type: "number" },
              currency: { type: "string" },
            },
          },
        },
        couponCredits: {
          type: "number",
          description: "Remaining credits of coupons: those that are active, not expired and have uses left.",
        },
        unlimitedCoupons: {
          type: "integer",
          description: "Active coupons without a usage limit, whose credits cannot be summed.",
        },
      },
    },
  },
  changePassword: {
    method: "PUT",
    path: "/users/me/password",
    body: {
      type: "object",
      required: ["currentPassword", "newPassword"],
      additionalProperties: false,
      description: "Request body of a password change by the signed-in administrator (spec §5).",
      properties: {
        currentPassword: { type: "string", minLength: 1, maxLength: 1000 },
        newPassword: { type: "string", minLength: 8, maxLength: 200 },
      },
    },
    result: null,
  },
} as const satisfies Readonly<Record<string, BackendCall>>;
