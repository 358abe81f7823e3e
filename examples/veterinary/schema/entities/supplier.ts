import type { EntitySpec } from "entity-console/spec";
import type { DosageForm } from "./medicine.ts";

/**
 * ISO 3166 code of a country, two letters.
 * @pattern ^[A-Z]{2}$
 */
export type CountryCode = string;

/**
 * Weekday; 1 is Monday.
 * @asType integer
 * @minimum 1
 * @maximum 7
 */
export type Weekday = number;

/**
 * How content we are, from one to five stars.
 * @format stars
 */
export type Stars = number;

/** Orders go by mail. */
export interface OrdersByMail {
  orderingWay: "electronicMail";
  /**
   * @format email
   * @maxLength 200
   */
  orderMailbox: string;
  /**
   * Start of the subject.
   * @maxLength 60
   */
  mailSubject?: string;
}

/** Orders by telephone. */
export interface OrdersByTelephone {
  orderingWay: "telephoneCall";
  /** @format tel */
  orderTelephone: string;
  /**
   * Time until which calls are taken.
   * @format time
   */
  answeredUntil?: string;
  /**
   * Our customer number.
   * @maxLength 40
   */
  accountNumber?: string;
}

/** Orders in the supplier's web portal. */
export interface OrdersByPortal {
  orderingWay: "webPortal";
  /**
   * @format uri
   * @maxLength 300
   */
  portalAddress: string;
  /**
   * Our customer number.
   * @maxLength 40
   */
  accountNumber?: string;
}

/** Ordering method of a supplier. */
export type Ordering = OrdersByMail | OrdersByTelephone | OrdersByPortal;

/** Coordinates in degrees. */
export interface GeoPoint {
  /**
   * @minimum -90
   * @maximum 90
   */
  latitude: number;
  /**
   * @minimum -180
   * @maximum 180
   */
  longitude: number;
}

/** Postal and delivery address. */
export interface Address {
  /**
   * @minLength 1
   * @maxLength 200
   */
  street: string;
  /** @pattern ^[0-9]{5}$ */
  postalCode?: string;
  /** @maxLength 120 */
  town: string;
  country?: CountryCode;
  location?: GeoPoint;
}

/** A supplier of medicines. */
export interface Supplier {
  /** @readOnly */
  id: string;
  /**
   * @minLength 2
   * @maxLength 120
   */
  tradingName: string;
  /** Id of its parent supplier. */
  parentSupplierId?: string;
  warehouse?: Address;
  /** @format tel */
  switchboard?: string;
  /**
   * Its logo.
   * @format image
   * @maxLength 2000
   */
  logo?: string;
  /**
   * URL of its price list.
   * @format file
   * @maxLength 2000
   */
  priceList?: string;
  /**
   * Latest time of an order for the next day.
   * @format time
   */
  orderUntil?: string;
  /**
   * Time until delivery.
   * @format duration
   */
  deliveryTime?: string;
  /**
   * Discount on all prices.
   * @format percent
   * @minimum 0
   * @maximum 100
   * @multipleOf 0.01
   * @default 0
   */
  discount: number;
  /**
   * Fraction of deliveries without faults.
   * @minimum 0
   * @maximum 1
   * @multipleOf 0.001
   */
  reliability?: number;
  /**
   * @uniqueItems true
   * @default []
   */
  suppliedForms: DosageForm[];
  /**
   * @uniqueItems true
   * @default []
   */
  servedCountries: CountryCode[];
  /** @uniqueItems true */
  deliveryDays?: Weekday[];
  /**
   * @format html
   * @maxLength 20000
   */
  saleTerms?: string;
  /** Telephone extension of each department. */
  departmentPhones?: Record<string, string>;
  /** Ordering method. */
  ordering?: Ordering;
  /** Settings of its ordering interface, in the format of its software. */
  orderInterface?: Record<string, unknown>;
  /** Our own rating of its service. */
  serviceRating?: Stars;
  /** Null until it was rated. */
  lastRating: number | null;
  /**
   * Null if it has no account manager.
   * @maxLength 120
   */
  accountManager: string | null;
}

export const supplier = {
  titleField: "tradingName",
  icon: "LocalShippingOutlined",
  plural: "supplyHouses",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  unique: [["tradingName", "parentSupplierId"]],
  relations: { parentSupplierId: { to: "supplier", tree: true } },
  list: {
    columns: [
      "tradingName",
      "logo",
      "warehouse.town",
      "switchboard",
      "ordering",
      "orderUntil",
      "deliveryTime",
      "discount",
      "serviceRating",
      "suppliedForms",
    ],
    filters: ["suppliedForms", "parentSupplierId", "warehouse.town", "warehouse.country"],
  },
  form: {
    sections: [
      {
        name: "identity",
        fields: ["tradingName", "parentSupplierId", "switchboard", "departmentPhones", "accountManager", "logo"],
      },
      { name: "place", fields: ["warehouse"] },
      { name: "ordering", fields: ["ordering"] },
      {
        name: "delivery",
        fields: ["orderUntil", "deliveryTime", "deliveryDays", "servedCountries", "suppliedForms", "orderInterface"],
      },
      { name: "terms", fields: ["discount", "reliability", "serviceRating", "lastRating", "priceList", "saleTerms"] },
    ],
    widgets: { suppliedForms: "choices", deliveryDays: "chips" },
    help: ["discount", "deliveryTime", "deliveryDays", "orderInterface"],
  },
  show: {
    displays: {
      switchboard: "tel",
      logo: "image",
      priceList: "file",
      orderUntil: "time",
      deliveryTime: "duration",
      discount: "percent",
      saleTerms: "html",
    },
  },
} as const satisfies EntitySpec<Supplier>;
