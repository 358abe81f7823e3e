import type { EntitySpec } from "entity-console/spec";
import type { ConsultingRoom } from "./consulting-room.ts";

/** A day on which a clinic is open. */
export type OpeningDay = "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";

/** Opening hours on a day; a day may have several entries. */
export interface OpeningHours {
  openingDay: OpeningDay;
  /** @format time */
  opensAt: string;
  /** @format time */
  shutsAt: string;
  /**
   * Target group, such as emergencies.
   * @maxLength 60
   */
  openFor?: string;
}

/** One clinic of the chain, with its consulting rooms. */
export interface Clinic {
  /** @readOnly */
  id: string;
  /**
   * @minLength 2
   * @maxLength 80
   */
  clinicName: string;
  /**
   * @minLength 5
   * @maxLength 300
   */
  postalAddress: string;
  /**
   * @asType integer
   * @minimum 1950
   * @maximum 2100
   */
  foundingYear: number;
  /** @default false */
  nightService: boolean;
  /**
   * @format uri
   * @maxLength 300
   */
  website?: string;
  /**
   * Text on the clinic's page of the public site.
   * @maxLength 20000
   */
  publicNotice?: string;
  /**
   * @maxItems 21
   * @default []
   */
  openingHours: OpeningHours[];
  /**
   * @minItems 1
   * @maxItems 30
   */
  consultingRooms: ConsultingRoom[];
}

export const clinic = {
  titleField: "clinicName",
  icon: "LocalHospitalOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  unique: ["clinicName"],
  embeds: { consultingRooms: "consultingRoom" },
  queries: { nocturnal: { path: "/clinics/nocturnal", result: "many", where: { nightService: true } } },
  list: {
    columns: ["clinicName", "postalAddress", "foundingYear", "nightService"],
    filters: ["nightService"],
    search: ["clinicName", "postalAddress"],
  },
  form: {
    sections: [
      { name: "general", fields: ["clinicName", "postalAddress", "foundingYear", "nightService"] },
      { name: "openingTimes", fields: ["openingHours"] },
      { name: "publicSite", fields: ["website", "publicNotice"] },
      { name: "rooms", fields: ["consultingRooms"] },
    ],
    widgets: { publicNotice: "multiline", consultingRooms: "table" },
    help: ["publicNotice"],
  },
  show: {
    displays: { foundingYear: "text", publicNotice: "html", consultingRooms: "table", postalAddress: "text" },
  },
} as const satisfies EntitySpec<Clinic>;
