// @generated from schema/entities/supplier.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, oneof, option, record } from "fast-check";
import type { Supplier } from "../../schema/entities/supplier.ts";
import { type Draw, drawJson, drawMap } from "entity-console/arbitraries";
import type { SupplierBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function drawSupplier(draw: Draw): Arbitrary<Supplier> {
  return record(
    {
      id: draw.id("supplier"),
      tradingName: draw.text({ minLength: 2, maxLength: 120 }),
      parentSupplierId: draw.id("supplier"),
      warehouse: record(
        {
          street: draw.text({ minLength: 1, maxLength: 200 }),
          postalCode: draw.text({ pattern: "^[0-9]{5}$" }),
          town: draw.text({ maxLength: 120 }),
          country: draw.text({ pattern: "^[A-Z]{2}$" }),
          location: record(
            {
              latitude: draw.number({ minimum: -90, maximum: 90 }),
              longitude: draw.number({ minimum: -180, maximum: 180 }),
            },
            { requiredKeys: ["latitude", "longitude"] },
          ),
        },
        { requiredKeys: ["street", "town"] },
      ),
      switchboard: draw.text({ format: "tel" }),
      logo: draw.text({ maxLength: 2000, format: "image" }),
      priceList: draw.text({ maxLength: 2000, format: "file" }),
      orderUntil: draw.text({ format: "time" }),
      deliveryTime: draw.text({ format: "duration" }),
      discount: draw.number({ minimum: 0, maximum: 100, multipleOf: 0.01 }),
      reliability: draw.number({ minimum: 0, maximum: 1, multipleOf: 0.001 }),
      suppliedForms: draw.list(draw.choice(["tablet", "injectable", "syrup", "ointment"], null), { uniqueItems: true }),
      servedCountries: draw.list(draw.text({ pattern: "^[A-Z]{2}$" }), { uniqueItems: true }),
      deliveryDays: draw.list(draw.integer({ minimum: 1, maximum: 7 }), { uniqueItems: true }),
      saleTerms: draw.text({ maxLength: 20000, format: "html" }),
      departmentPhones: drawMap(draw, {}),
      ordering: oneof(record(
        {
          orderingWay: draw.choice(["electronicMail"], null),
          orderMailbox: draw.text({ maxLength: 200, format: "email" }),
          mailSubject: draw.text({ maxLength: 60 }),
        },
        { requiredKeys: ["orderingWay", "orderMailbox"] },
      ), record(
        {
          orderingWay: draw.choice(["telephoneCall"], null),
          orderTelephone: draw.text({ format: "tel" }),
          answeredUntil: draw.text({ format: "time" }),
          accountNumber: draw.text({ maxLength: 40 }),
        },
        { requiredKeys: ["orderingWay", "orderTelephone"] },
      ), record(
        {
          orderingWay: draw.choice(["webPortal"], null),
          portalAddress: draw.text({ maxLength: 300, format: "uri" }),
          accountNumber: draw.text({ maxLength: 40 }),
        },
        { requiredKeys: ["orderingWay", "portalAddress"] },
      )),
      orderInterface: drawJson(draw),
      serviceRating: draw.integer({ minimum: 1, maximum: 5 }),
      lastRating: option(draw.number({}), { nil: null }),
      accountManager: option(draw.text({ maxLength: 120 }), { nil: null }),
    },
    {
      requiredKeys: [
        "id",
        "tradingName",
        "discount",
        "suppliedForms",
        "servedCountries",
        "lastRating",
        "accountManager",
      ],
    },
  );
}

/** A random valid request body. */
export function drawSupplierBody(draw: Draw): Arbitrary<SupplierBody> {
  return record(
    {
      tradingName: draw.text({ minLength: 2, maxLength: 120 }),
      parentSupplierId: draw.id("supplier"),
      warehouse: record(
        {
          street: draw.text({ minLength: 1, maxLength: 200 }),
          postalCode: draw.text({ pattern: "^[0-9]{5}$" }),
          town: draw.text({ maxLength: 120 }),
          country: draw.text({ pattern: "^[A-Z]{2}$" }),
          location: record(
            {
              latitude: draw.number({ minimum: -90, maximum: 90 }),
              longitude: draw.number({ minimum: -180, maximum: 180 }),
            },
            { requiredKeys: ["latitude", "longitude"] },
          ),
        },
        { requiredKeys: ["street", "town"] },
      ),
      switchboard: draw.text({ format: "tel" }),
      logo: draw.text({ maxLength: 2000, format: "image" }),
      priceList: draw.text({ maxLength: 2000, format: "file" }),
      orderUntil: draw.text({ format: "time" }),
      deliveryTime: draw.text({ format: "duration" }),
      discount: draw.number({ minimum: 0, maximum: 100, multipleOf: 0.01 }),
      reliability: draw.number({ minimum: 0, maximum: 1, multipleOf: 0.001 }),
      suppliedForms: draw.list(draw.choice(["tablet", "injectable", "syrup", "ointment"], null), { uniqueItems: true }),
      servedCountries: draw.list(draw.text({ pattern: "^[A-Z]{2}$" }), { uniqueItems: true }),
      deliveryDays: draw.list(draw.integer({ minimum: 1, maximum: 7 }), { uniqueItems: true }),
      saleTerms: draw.text({ maxLength: 20000, format: "html" }),
      departmentPhones: drawMap(draw, {}),
      ordering: oneof(record(
        {
          orderingWay: draw.choice(["electronicMail"], null),
          orderMailbox: draw.text({ maxLength: 200, format: "email" }),
          mailSubject: draw.text({ maxLength: 60 }),
        },
        { requiredKeys: ["orderingWay", "orderMailbox"] },
      ), record(
        {
          orderingWay: draw.choice(["telephoneCall"], null),
          orderTelephone: draw.text({ format: "tel" }),
          answeredUntil: draw.text({ format: "time" }),
          accountNumber: draw.text({ maxLength: 40 }),
        },
        { requiredKeys: ["orderingWay", "orderTelephone"] },
      ), record(
        {
          orderingWay: draw.choice(["webPortal"], null),
          portalAddress: draw.text({ maxLength: 300, format: "uri" }),
          accountNumber: draw.text({ maxLength: 40 }),
        },
        { requiredKeys: ["orderingWay", "portalAddress"] },
      )),
      orderInterface: drawJson(draw),
      serviceRating: draw.integer({ minimum: 1, maximum: 5 }),
      lastRating: option(draw.number({}), { nil: null }),
      accountManager: option(draw.text({ maxLength: 120 }), { nil: null }),
    },
    { requiredKeys: ["tradingName", "discount", "suppliedForms", "servedCountries", "lastRating", "accountManager"] },
  );
}
