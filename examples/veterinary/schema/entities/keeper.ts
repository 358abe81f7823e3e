import type { EntitySpec } from "entity-console/spec";

/** Preferred contact of a keeper. */
export type ContactChannel = "phoneCall" | "textMessage" | "letter";

/** Kind of loyalty bonus. */
export type LoyaltyKind = "points" | "credit";

/** The owner of an animal, who pays the invoices. */
export interface Keeper {
  /** @readOnly */
  id: string;
  /**
   * First name and surnames.
   * @minLength 2
   * @maxLength 120
   */
  fullName: string;
  /**
   * The number of the national identity document.
   * @pattern ^[0-9A-Z]{8,12}$
   */
  taxNumber: string;
  /**
   * @format email
   * @maxLength 254
   */
  emailAddress: string;
  /**
   * @minLength 6
   * @maxLength 20
   * @pattern ^[0-9 +]+$
   */
  telephone: string;
  /** @default "phoneCall" */
  contactChannel: ContactChannel;
  /**
   * Password of the keepers' portal. Requests contain it, responses never do.
   * @writeOnly
   * @format password
   * @minLength 8
   * @maxLength 200
   */
  portalPassword?: string;
  /**
   * True if vaccination reminders may be sent.
   * @default true
   */
  reminderConsent: boolean;
  /** @default "points" */
  loyaltyKind: LoyaltyKind;
  /**
   * Points, or a discount on the next invoice, depending on `loyaltyKind`.
   * @minimum 0
   * @maximum 100000
   * @default 0
   */
  loyaltyBalance: number;
  /** @maxLength 2000 */
  remarks?: string;
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
}

export const keeper = {
  titleField: "fullName",
  icon: "PersonOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  unique: ["taxNumber", "emailAddress"],
  units: { loyaltyBalance: { by: "loyaltyKind", of: { points: { unit: "points" }, credit: { as: "money" } } } },
  actions: {
    issuePortalKey: {
      method: "POST",
      path: "/keepers/{id}/portal-key",
      on: "record",
      confirm: true,
      icon: "VpnKeyOutlined",
      issues: "portalKey",
    },
  },
  list: {
    columns: ["fullName", "telephone", "emailAddress", "contactChannel", "loyaltyBalance", "reminderConsent"],
    filters: ["contactChannel", "reminderConsent", "createdAt"],
    search: ["fullName", "emailAddress", "taxNumber"],
  },
  form: {
    sections: [
      { name: "identity", fields: ["fullName", "taxNumber"] },
      { name: "contact", fields: ["emailAddress", "telephone", "contactChannel", "reminderConsent"] },
      { name: "portal", fields: ["portalPassword"] },
      { name: "loyalty", fields: ["loyaltyKind", "loyaltyBalance"] },
      { name: "remarks", fields: ["remarks"] },
    ],
    widgets: { portalPassword: "password", contactChannel: "radio", remarks: "multiline" },
    help: ["taxNumber", "portalPassword"],
  },
  show: {
    sections: [
      { name: "identity", fields: ["fullName", "taxNumber"] },
      { name: "contact", fields: ["emailAddress", "telephone", "contactChannel", "reminderConsent"] },
      { name: "loyalty", fields: ["loyaltyKind", "loyaltyBalance"] },
      { name: "remarks", fields: ["remarks"] },
      { name: "history", fields: ["createdAt", "updatedAt"] },
    ],
    displays: {
      remarks: { as: "multiline", maxLength: 300 },
      createdAt: { as: "datetime", pattern: "long" },
      updatedAt: { as: "date", pattern: "short" },
    },
  },
} as const satisfies EntitySpec<Keeper>;
