import type { EntitySpec } from "#spec";
import type { DosageForm } from "./medicine.ts";

/**
 * A country by its two letters.
 * @pattern ^[A-Z]{2}$
 */
export type CountryCode = string;

/**
 * A day of the week, from Monday on.
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
   * What the subject has to begin with.
   * @maxLength 60
   */
  mailSubject?: string;
}

/** Orders are called in. */
export interface OrdersByTelephone {
  orderingWay: "telephoneCall";
  /** @format tel */
  orderTelephone: string;
  /**
   * Until when somebody answers.
   * @format time
   */
  answeredUntil?: string;
  /**
   * Our number with them.
   * @maxLength 40
   */
  accountNumber?: string;
}

/** Orders are entered into the supplier's own site. */
export interface OrdersByPortal {
  orderingWay: "webPortal";
  /**
   * @format uri
   * @maxLength 300
   */
  portalAddress: string;
  /**
   * Our number with them.
   * @maxLength 40
   */
  accountNumber?: string;
}

/** How orders reach a supplier. */
export type Ordering = OrdersByMail | OrdersByTelephone | OrdersByPortal;

/** Where on the globe something is, in degrees. */
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

/** Where letters and lorries go. */
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

/** Who medicines are bought from. */
export interface Supplier {
  /** @readOnly */
  id: string;
  /**
   * @minLength 2
   * @maxLength 120
   */
  tradingName: string;
  /** The supplier that it belongs to, by id. */
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
   * What it charges.
   * @format file
   * @maxLength 2000
   */
  priceList?: string;
  /**
   * Until when it takes orders for the next day.
   * @format time
   */
  orderUntil?: string;
  /**
   * How long it takes to deliver.
   * @format duration
   */
  deliveryTime?: string;
  /**
   * Taken off all of its prices.
   * @format percent
   * @minimum 0
   * @maximum 100
   * @multipleOf 0.01
   * @default 0
   */
  discount: number;
  /**
   * Of its deliveries, those without a fault.
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
  /** Who to ask for at the switchboard: a telephone extension for each department. */
  departmentPhones?: Record<string, string>;
  /** How orders reach it. */
  ordering?: Ordering;
  /** Settings of its ordering interface, as its own software reads them. */
  orderInterface?: Record<string, unknown>;
  /** Our own rating of its service. */
  serviceRating?: Stars;
  /** Null until it was rated. */
  lastRating: number | null;
  /**
   * Null while nobody looks after it.
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
