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
  financeSummary: {
    method: "GET",
    path: "/dashboard/finance",
    body: null,
    result: {
      type: "object",
      required: ["revenue", "unpricedAccounts", "driftedAccounts", "drifted", "couponCredits", "unlimitedCoupons"],
      additionalProperties: false,
      description: "What finance looks at every day, added up by the backend.",
      properties: {
        revenue: {
          type: "array",
          items: {
            type: "object",
            required: ["planId", "plan", "periodicity", "currency", "accounts", "amount", "monthly"],
            additionalProperties: false,
            description: "What the active accounts of one plan pay for one period.",
            properties: {
              planId: { type: "string" },
              plan: { type: "string" },
              periodicity: {
                type: "string",
                enum: ["on-demand", "monthly", "yearly"],
                description: "How often something recurs.",
              },
              currency: { type: "string", pattern: "^[A-Z]{3}$" },
              accounts: { type: "integer" },
              amount: { type: "number", description: "What they pay each period, together." },
              monthly: {
                type: "number",
                description: "The same by the month: a twelfth of what is paid yearly, and nothing of what is paid on demand.",
              },
            },
          },
        },
        unpricedAccounts: {
          type: "integer",
          description: "Active accounts that took no price, so that no sum has a part of them.",
        },
        driftedAccounts: { type: "integer" },
        drifted: {
          type: "array",
          description: "The first of them, the widest apart first.",
          items: {
            type: "object",
            required: ["accountId", "username", "plan", "price", "currency"],
            additionalProperties: false,
            description: "An active account that pays something else than its plan asks.",
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
          description: "Credits that coupons can still give: those that are active, not expired and have uses left.",
        },
        unlimitedCoupons: {
          type: "integer",
          description: "Coupons among them without a limit, whose credits nobody can add up.",
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
      description: "What a signed-in administrator sends to change their own password (spec §5).",
      properties: {
        currentPassword: { type: "string", minLength: 1, maxLength: 1000 },
        newPassword: { type: "string", minLength: 8, maxLength: 200 },
      },
    },
    result: null,
  },
} as const satisfies Readonly<Record<string, BackendCall>>;
