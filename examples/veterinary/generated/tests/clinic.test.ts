// @generated from schema/entities/clinic.ts by `npm run codegen`, which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testAddresses } from "#console/testing/generated-tests/test-addresses.ts";
import { testCalls } from "#console/testing/generated-tests/test-calls.ts";
import { testCheck } from "#console/testing/generated-tests/test-check.ts";
import type { CheckRule } from "#console/testing/generated-tests/trials.ts";
import { clinicApi } from "../api/clinic.ts";
import { drawClinicBody } from "../arbitraries/clinic.ts";
import { clinicScreens } from "../screens/clinic.ts";
import { validateClinicCreate, validateClinicUpdate } from "../validators/clinic.js";

/** Each rule of what a form sends. */
const rules: readonly CheckRule[] = [
  { field: "", keyword: "additionalProperties" },
  { field: "clinicName", keyword: "required" },
  { field: "postalAddress", keyword: "required" },
  { field: "foundingYear", keyword: "required" },
  { field: "nightService", keyword: "required" },
  { field: "openingHours", keyword: "required" },
  { field: "consultingRooms", keyword: "required" },
  { field: "clinicName", keyword: "type", limit: "string" },
  { field: "clinicName", keyword: "minLength", limit: 2 },
  { field: "clinicName", keyword: "maxLength", limit: 80 },
  { field: "postalAddress", keyword: "type", limit: "string" },
  { field: "postalAddress", keyword: "minLength", limit: 5 },
  { field: "postalAddress", keyword: "maxLength", limit: 300 },
  { field: "foundingYear", keyword: "type", limit: "integer" },
  { field: "foundingYear", keyword: "minimum", limit: 1950 },
  { field: "foundingYear", keyword: "maximum", limit: 2100 },
  { field: "nightService", keyword: "type", limit: "boolean" },
  { field: "website", keyword: "type", limit: "string" },
  { field: "website", keyword: "maxLength", limit: 300 },
  { field: "website", keyword: "format", limit: "uri" },
  { field: "publicNotice", keyword: "type", limit: "string" },
  { field: "publicNotice", keyword: "maxLength", limit: 20000 },
  { field: "openingHours", keyword: "type", limit: "array" },
  { field: "openingHours", keyword: "maxItems", limit: 21 },
  { field: "openingHours.0", keyword: "additionalProperties" },
  { field: "openingHours.0.openingDay", keyword: "required" },
  { field: "openingHours.0.opensAt", keyword: "required" },
  { field: "openingHours.0.shutsAt", keyword: "required" },
  { field: "openingHours.0.openingDay", keyword: "type", limit: "string" },
  {
    field: "openingHours.0.openingDay",
    keyword: "enum",
    limit: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
  },
  { field: "openingHours.0.opensAt", keyword: "type", limit: "string" },
  { field: "openingHours.0.opensAt", keyword: "format", limit: "time" },
  { field: "openingHours.0.shutsAt", keyword: "type", limit: "string" },
  { field: "openingHours.0.shutsAt", keyword: "format", limit: "time" },
  { field: "openingHours.0.openFor", keyword: "type", limit: "string" },
  { field: "openingHours.0.openFor", keyword: "maxLength", limit: 60 },
  { field: "consultingRooms", keyword: "type", limit: "array" },
  { field: "consultingRooms", keyword: "minItems", limit: 1 },
  { field: "consultingRooms", keyword: "maxItems", limit: 30 },
  { field: "consultingRooms.0", keyword: "additionalProperties" },
  { field: "consultingRooms.0.roomName", keyword: "required" },
  { field: "consultingRooms.0.roomEquipment", keyword: "required" },
  { field: "consultingRooms.0.storey", keyword: "required" },
  { field: "consultingRooms.0.id", keyword: "type", limit: "string" },
  { field: "consultingRooms.0.roomName", keyword: "type", limit: "string" },
  { field: "consultingRooms.0.roomName", keyword: "minLength", limit: 1 },
  { field: "consultingRooms.0.roomName", keyword: "maxLength", limit: 60 },
  { field: "consultingRooms.0.roomEquipment", keyword: "type", limit: "string" },
  {
    field: "consultingRooms.0.roomEquipment",
    keyword: "enum",
    limit: ["generalPractice", "operatingTheatre", "radiology", "intensiveCare"],
  },
  { field: "consultingRooms.0.storey", keyword: "type", limit: "integer" },
  { field: "consultingRooms.0.storey", keyword: "minimum", limit: -2 },
  { field: "consultingRooms.0.storey", keyword: "maximum", limit: 20 },
];

describe("validateClinicCreate", () => {
  testCheck(validateClinicCreate, drawClinicBody, rules);
});

describe("validateClinicUpdate", () => {
  testCheck(validateClinicUpdate, drawClinicBody, rules);
});

describe("clinicApi", () => {
  testCalls(drawClinicBody, [
    ["GET /clinics", (transport, { query }) => clinicApi(transport).list(query)],
    ["GET /clinics/{id}", (transport, { id }) => clinicApi(transport).get(id)],
    ["POST /clinics", (transport, { body }) => clinicApi(transport).create(body)],
    ["PUT /clinics/{id}", (transport, { id, body }) => clinicApi(transport).update(id, body)],
    ["DELETE /clinics/{id}", (transport, { id }) => clinicApi(transport).delete(id)],
    ["GET /clinics/nocturnal", (transport, { query }) => clinicApi(transport).nocturnal(query)],
  ]);
});

describe("addresses of clinic", () => {
  testAddresses(clinicScreens);
});
