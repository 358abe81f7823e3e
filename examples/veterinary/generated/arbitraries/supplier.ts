// @generated from schema/entities/supplier.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { Supplier } from "../../schema/entities/supplier.ts";
import { type Arbitraries, arbitraryRecord } from "entity-console/arbitraries";
import type { SupplierBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitrarySupplier(arbitrary: Arbitraries): Arbitrary<Supplier> {
  return arbitraryRecord(arbitrary, {
    required: ["id", "tradingName", "discount", "suppliedForms", "servedCountries", "lastRating", "accountManager"],
    fields: {
      id: arbitrary.id("supplier"),
      tradingName: { type: "string", minLength: 2, maxLength: 120 },
      parentSupplierId: arbitrary.id("supplier"),
      warehouse: {
        type: "object",
        required: ["street", "town"],
        properties: {
          street: { type: "string", minLength: 1, maxLength: 200 },
          postalCode: { type: "string", pattern: "^[0-9]{5}$" },
          town: { type: "string", maxLength: 120 },
          country: { type: "string", pattern: "^[A-Z]{2}$" },
          location: {
            type: "object",
            required: ["latitude", "longitude"],
            properties: {
              latitude: { type: "number", minimum: -90, maximum: 90 },
              longitude: { type: "number", minimum: -180, maximum: 180 },
            },
          },
        },
      },
      switchboard: { type: "string", format: "tel" },
      logo: { type: "string", format: "image", maxLength: 2000 },
      priceList: { type: "string", format: "file", maxLength: 2000 },
      orderUntil: { type: "string", format: "time" },
      deliveryTime: { type: "string", format: "duration" },
      discount: { type: "number", format: "percent", minimum: 0, maximum: 100, multipleOf: 0.01 },
      reliability: { type: "number", minimum: 0, maximum: 1, multipleOf: 0.001 },
      suppliedForms: {
        type: "array",
        uniqueItems: true,
        items: { type: "string", enum: ["tablet", "injectable", "syrup", "ointment"] },
      },
      servedCountries: { type: "array", uniqueItems: true, items: { type: "string", pattern: "^[A-Z]{2}$" } },
      deliveryDays: { type: "array", uniqueItems: true, items: { type: "integer", minimum: 1, maximum: 7 } },
      saleTerms: { type: "string", format: "html", maxLength: 20000 },
      departmentPhones: { type: "object", additionalProperties: { type: "string" } },
      ordering: {
        type: "object",
        properties: {
          orderingWay: { type: "string", enum: ["electronicMail", "telephoneCall", "webPortal"] },
          orderMailbox: { type: "string", format: "email", maxLength: 200 },
          mailSubject: { type: "string", maxLength: 60 },
          orderTelephone: { type: "string", format: "tel" },
          answeredUntil: { type: "string", format: "time" },
          accountNumber: { type: "string", maxLength: 40 },
          portalAddress: { type: "string", format: "uri", maxLength: 300 },
        },
        required: ["orderingWay"],
        discriminator: { propertyName: "orderingWay" },
        oneOf: [
          {
            title: "OrdersByMail",
            description: "Orders go by mail.",
            type: "object",
            properties: { orderingWay: { enum: ["electronicMail"] }, orderMailbox: {}, mailSubject: {} },
            required: ["orderingWay", "orderMailbox"],
            additionalProperties: false,
          },
          {
            title: "OrdersByTelephone",
            description: "Orders by telephone.",
            type: "object",
            properties: {
              orderingWay: { enum: ["telephoneCall"] },
              orderTelephone: {},
              answeredUntil: {},
              accountNumber: {},
            },
            required: ["orderingWay", "orderTelephone"],
            additionalProperties: false,
          },
          {
            title: "OrdersByPortal",
            description: "Orders in the supplier's web portal.",
            type: "object",
            properties: { orderingWay: { enum: ["webPortal"] }, portalAddress: {}, accountNumber: {} },
            required: ["orderingWay", "portalAddress"],
            additionalProperties: false,
          },
        ],
      },
      orderInterface: { type: "object", additionalProperties: true },
      serviceRating: { type: "integer", minimum: 1, maximum: 5 },
      lastRating: { type: "number", nullable: true },
      accountManager: { maxLength: 120, type: "string", nullable: true },
    },
  });
}

/** A random valid request body. */
export function arbitrarySupplierBody(arbitrary: Arbitraries): Arbitrary<SupplierBody> {
  return arbitraryRecord(arbitrary, {
    required: ["tradingName", "discount", "suppliedForms", "servedCountries", "lastRating", "accountManager"],
    fields: {
      tradingName: { type: "string", minLength: 2, maxLength: 120 },
      parentSupplierId: arbitrary.id("supplier"),
      warehouse: {
        type: "object",
        required: ["street", "town"],
        properties: {
          street: { type: "string", minLength: 1, maxLength: 200 },
          postalCode: { type: "string", pattern: "^[0-9]{5}$" },
          town: { type: "string", maxLength: 120 },
          country: { type: "string", pattern: "^[A-Z]{2}$" },
          location: {
            type: "object",
            required: ["latitude", "longitude"],
            properties: {
              latitude: { type: "number", minimum: -90, maximum: 90 },
              longitude: { type: "number", minimum: -180, maximum: 180 },
            },
          },
        },
      },
      switchboard: { type: "string", format: "tel" },
      logo: { type: "string", format: "image", maxLength: 2000 },
      priceList: { type: "string", format: "file", maxLength: 2000 },
      orderUntil: { type: "string", format: "time" },
      deliveryTime: { type: "string", format: "duration" },
      discount: { type: "number", format: "percent", minimum: 0, maximum: 100, multipleOf: 0.01 },
      reliability: { type: "number", minimum: 0, maximum: 1, multipleOf: 0.001 },
      suppliedForms: {
        type: "array",
        uniqueItems: true,
        items: { type: "string", enum: ["tablet", "injectable", "syrup", "ointment"] },
      },
      servedCountries: { type: "array", uniqueItems: true, items: { type: "string", pattern: "^[A-Z]{2}$" } },
      deliveryDays: { type: "array", uniqueItems: true, items: { type: "integer", minimum: 1, maximum: 7 } },
      saleTerms: { type: "string", format: "html", maxLength: 20000 },
      departmentPhones: { type: "object", additionalProperties: { type: "string" } },
      ordering: {
        type: "object",
        properties: {
          orderingWay: { type: "string", enum: ["electronicMail", "telephoneCall", "webPortal"] },
          orderMailbox: { type: "string", format: "email", maxLength: 200 },
          mailSubject: { type: "string", maxLength: 60 },
          orderTelephone: { type: "string", format: "tel" },
          answeredUntil: { type: "string", format: "time" },
          accountNumber: { type: "string", maxLength: 40 },
          portalAddress: { type: "string", format: "uri", maxLength: 300 },
        },
        required: ["orderingWay"],
        discriminator: { propertyName: "orderingWay" },
        oneOf: [
          {
            title: "OrdersByMail",
            description: "Orders go by mail.",
            type: "object",
            properties: { orderingWay: { enum: ["electronicMail"] }, orderMailbox: {}, mailSubject: {} },
            required: ["orderingWay", "orderMailbox"],
            additionalProperties: false,
          },
          {
            title: "OrdersByTelephone",
            description: "Orders by telephone.",
            type: "object",
            properties: {
              orderingWay: { enum: ["telephoneCall"] },
              orderTelephone: {},
              answeredUntil: {},
              accountNumber: {},
            },
            required: ["orderingWay", "orderTelephone"],
            additionalProperties: false,
          },
          {
            title: "OrdersByPortal",
            description: "Orders in the supplier's web portal.",
            type: "object",
            properties: { orderingWay: { enum: ["webPortal"] }, portalAddress: {}, accountNumber: {} },
            required: ["orderingWay", "portalAddress"],
            additionalProperties: false,
          },
        ],
      },
      orderInterface: { type: "object", additionalProperties: true },
      serviceRating: { type: "integer", minimum: 1, maximum: 5 },
      lastRating: { type: "number", nullable: true },
      accountManager: { maxLength: 120, type: "string", nullable: true },
    },
  });
}
