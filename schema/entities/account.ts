import type { EntitySpec } from "entity-console/spec";
import type { AccountType, Money, Status } from "../enums.ts";

/** The fields of its plan that the account pages show. */
export interface AccountPlan {
  id: string;
  name: string;
}

/** A subscriber: the person or business that takes a plan. */
export interface Account {
  /** @readOnly */
  id: string;
  /**
   * The user name for signing in: the e-mail address.
   * @format email
   * @maxLength 254
   */
  username: string;
  /**
   * @format email
   * @maxLength 254
   */
  email: string;
  /**
   * Requests contain it, responses never do.
   * @writeOnly
   * @format password
   * @minLength 8
   * @maxLength 200
   */
  password?: string;
  /**
   * A text in which the account presents itself.
   * @maxLength 2000
   */
  presentation?: string;
  /**
   * URL of its picture.
   * @format uri
   * @maxLength 2000
   */
  image?: string;
  /** @default "pending" */
  status: Status;
  /**
   * @format date-time
   * @readOnly
   */
  createdAt: string;
  /**
   * @format date-time
   * @readOnly
   */
  updatedAt: string;
  /** @default "individual" */
  type: AccountType;
  /**
   * The plan in responses, in addition to its id.
   * @readOnly
   */
  plan?: AccountPlan;
  /** Id of its plan. */
  planId?: string;
  /** Id of its payment option, one of the plan's payments. */
  planPayment?: string;
  /** Price per period. */
  amount?: Money;
  /**
   * True if its user is the principal user of the business.
   * @readOnly
   * @default false
   */
  principalUser: boolean;
}

export const account = {
  titleField: "username",
  icon: "PeopleAltOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "edit"],
  endpoints: { list: "/accounts/all" },
  unique: ["username"],
  relations: {
    planId: { to: "plan", expandedAs: "plan", choices: "enabled" },
    planPayment: { to: "planPayment", within: "planId" },
  },
  currencies: { amount: { field: "planPayment.currency" } },
  rules: {
    usernameIsEmail: { at: "username", never: { field: "username", isNot: { field: "email" } } },
    planOfOtherType: {
      at: "planId",
      never: {
        any: [
          {
            all: [
              { field: "type", is: "individual" },
              { field: "planId.accountType", is: "business" },
            ],
          },
          {
            all: [
              { field: "type", is: "business" },
              { field: "planId.accountType", is: "individual" },
            ],
          },
        ],
      },
      severity: "warn",
    },
    inactivePlan: { at: "planId", never: { field: "planId.status", is: ["inactive", "suspended"] }, severity: "warn" },
  },
  actions: {
    regenerateActivation: {
      method: "POST",
      path: "/activation/{id}/regenerate",
      on: "record",
      confirm: true,
      icon: "BoltOutlined",
      issues: "activationToken",
    },
    makePrincipalUser: {
      method: "PUT",
      path: "/accounts/{id}/principal-user",
      on: "record",
      bulk: true,
      when: { type: "business" },
      confirm: true,
      icon: "PersonOutlineOutlined",
    },
    updatePrincipalUsers: {
      method: "PUT",
      path: "/accounts/principal-users",
      on: "collection",
      confirm: true,
      icon: "PersonOutlineOutlined",
    },
  },
  breakdowns: { type: { field: "type", path: "/accounts/types" } },
  list: {
    columns: ["username", "type", "plan", "amount", "status", "principalUser", "createdAt"],
    sort: { field: "createdAt", order: "desc" },
    filters: ["status", "type", "planId", "planPayment"],
    search: ["username", "email"],
  },
  form: {
    sections: [
      { name: "identity", fields: ["username", "email", "password", "type", "status"] },
      { name: "subscription", fields: ["planId", "planPayment", "amount"] },
      { name: "profile", fields: ["presentation", "image"] },
    ],
    widgets: { password: "password", presentation: "multiline" },
    help: ["username", "password"],
  },
  show: {
    sections: [
      { name: "identity", fields: ["username", "email", "type", "status", "principalUser"] },
      { name: "subscription", fields: ["plan", "planPayment", "amount"] },
      { name: "profile", fields: ["presentation", "image"] },
      { name: "history", fields: ["createdAt", "updatedAt"] },
    ],
    displays: { presentation: "multiline" },
  },
} as const satisfies EntitySpec<Account>;
