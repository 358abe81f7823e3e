// @generated from schema/entities/supplier.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, oneof, option, record } from "fast-check";
import type { Supplier } from "../../schema/entities/supplier.ts";
import { type Arbitraries, arbitraryJson, arbitraryMap } from "entity-console/arbitraries";
import type { SupplierBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitrarySupplier(arbitrary: Arbitraries): Arbitrary<Supplier> {
  return record(
    {
      id: arbitrary.id("supplier"),
      tradingName: arbitrary.text({ minLength: 2, maxLength: 120 }),
      parentSupplierId: arbitrary.id("supplier"),
      warehouse: record(
        {
          street: arbitrary.text({ minLength: 1, maxLength: 200 }),
          postalCode: arbitrary.text({ pattern: "^[0-9]{5}$" }),
          town: arbitrary.text({ maxLength: 120 }),
          country: arbitrary.text({ pattern: "^[A-Z]{2}$" }),
          location: record(
            {
              latitude: arbitrary.number({ minimum: -90, maximum: 90 }),
              longitude: arbitrary.number({ minimum: -180, maximum: 180 }),
            },
            { requiredKeys: ["latitude", "longitude"] },
          ),
        },
        { requiredKeys: ["street", "town"] },
      ),
      switchboard: arbitrary.text({ format: "tel" }),
      logo: arbitrary.text({ maxLength: 2000, format: "image" }),
      priceList: arbitrary.text({ maxLength: 2000, format: "file" }),
      orderUntil: arbitrary.text({ format: "time" }),
      deliveryTime: arbitrary.text({ format: "duration" }),
      discount: arbitrary.number({ minimum: 0, maximum: 100, multipleOf: 0.01 }),
      reliability: arbitrary.number({ minimum: 0, maximum: 1, multipleOf: 0.001 }),
      suppliedForms: arbitrary.list(arbitrary.choice(["tablet", "injectable", "syrup", "ointment"], null), { uniqueItems: true }),
      servedCountries: arbitrary.list(arbitrary.text({ pattern: "^[A-Z]{2}$" }), { uniqueItems: true }),
      deliveryDays: arbitrary.list(arbitrary.integer({ minimum: 1, maximum: 7 }), { uniqueItems: true }),
      saleTerms: arbitrary.text({ maxLength: 20000, format: "html" }),
      departmentPhones: arbitraryMap(arbitrary, {}),
      ordering: oneof(record(
        {
          orderingWay: arbitrary.choice(["electronicMail"], null),
          orderMailbox: arbitrary.text({ maxLength: 200, format: "email" }),
          mailSubject: arbitrary.text({ maxLength: 60 }),
        },
        { requiredKeys: ["orderingWay", "orderMailbox"] },
      ), record(
        {
          orderingWay: arbitrary.choice(["telephoneCall"], null),
          orderTelephone: arbitrary.text({ format: "tel" }),
          answeredUntil: arbitrary.text({ format: "time" }),
          accountNumber: arbitrary.text({ maxLength: 40 }),
        },
        { requiredKeys: ["orderingWay", "orderTelephone"] },
      ), record(
        {
          orderingWay: arbitrary.choice(["webPortal"], null),
          portalAddress: arbitrary.text({ maxLength: 300, format: "uri" }),
          accountNumber: arbitrary.text({ maxLength: 40 }),
        },
        { requiredKeys: ["orderingWay", "portalAddress"] },
      )),
      orderInterface: arbitraryJson(arbitrary),
      serviceRating: arbitrary.integer({ minimum: 1, maximum: 5 }),
      lastRating: option(arbitrary.number({}), { nil: null }),
      accountManager: option(arbitrary.text({ maxLength: 120 }), { nil: null }),
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
export function arbitrarySupplierBody(arbitrary: Arbitraries): Arbitrary<SupplierBody> {
  return record(
    {
      tradingName: arbitrary.text({ minLength: 2, maxLength: 120 }),
      parentSupplierId: arbitrary.id("supplier"),
      warehouse: record(
        {
          street: arbitrary.text({ minLength: 1, maxLength: 200 }),
          postalCode: arbitrary.text({ pattern: "^[0-9]{5}$" }),
          town: arbitrary.text({ maxLength: 120 }),
          country: arbitrary.text({ pattern: "^[A-Z]{2}$" }),
          location: record(
            {
              latitude: arbitrary.number({ minimum: -90, maximum: 90 }),
              longitude: arbitrary.number({ minimum: -180, maximum: 180 }),
            },
            { requiredKeys: ["latitude", "longitude"] },
          ),
        },
        { requiredKeys: ["street", "town"] },
      ),
      switchboard: arbitrary.text({ format: "tel" }),
      logo: arbitrary.text({ maxLength: 2000, format: "image" }),
      priceList: arbitrary.text({ maxLength: 2000, format: "file" }),
      orderUntil: arbitrary.text({ format: "time" }),
      deliveryTime: arbitrary.text({ format: "duration" }),
      discount: arbitrary.number({ minimum: 0, maximum: 100, multipleOf: 0.01 }),
      reliability: arbitrary.number({ minimum: 0, maximum: 1, multipleOf: 0.001 }),
      suppliedForms: arbitrary.list(arbitrary.choice(["tablet", "injectable", "syrup", "ointment"], null), { uniqueItems: true }),
      servedCountries: arbitrary.list(arbitrary.text({ pattern: "^[A-Z]{2}$" }), { uniqueItems: true }),
      deliveryDays: arbitrary.list(arbitrary.integer({ minimum: 1, maximum: 7 }), { uniqueItems: true }),
      saleTerms: arbitrary.text({ maxLength: 20000, format: "html" }),
      departmentPhones: arbitraryMap(arbitrary, {}),
      ordering: oneof(record(
        {
          orderingWay: arbitrary.choice(["electronicMail"], null),
          orderMailbox: arbitrary.text({ maxLength: 200, format: "email" }),
          mailSubject: arbitrary.text({ maxLength: 60 }),
        },
        { requiredKeys: ["orderingWay", "orderMailbox"] },
      ), record(
        {
          orderingWay: arbitrary.choice(["telephoneCall"], null),
          orderTelephone: arbitrary.text({ format: "tel" }),
          answeredUntil: arbitrary.text({ format: "time" }),
          accountNumber: arbitrary.text({ maxLength: 40 }),
        },
        { requiredKeys: ["orderingWay", "orderTelephone"] },
      ), record(
        {
          orderingWay: arbitrary.choice(["webPortal"], null),
          portalAddress: arbitrary.text({ maxLength: 300, format: "uri" }),
          accountNumber: arbitrary.text({ maxLength: 40 }),
        },
        { requiredKeys: ["orderingWay", "portalAddress"] },
      )),
      orderInterface: arbitraryJson(arbitrary),
      serviceRating: arbitrary.integer({ minimum: 1, maximum: 5 }),
      lastRating: option(arbitrary.number({}), { nil: null }),
      accountManager: option(arbitrary.text({ maxLength: 120 }), { nil: null }),
    },
    { requiredKeys: ["tradingName", "discount", "suppliedForms", "servedCountries", "lastRating", "accountManager"] },
  );
}
