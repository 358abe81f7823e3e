// @generated from schema/entities/supplier.ts by `npm run codegen`, which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCreate, testEdit, testList, testShow } from "#console/testing/generated-tests/test-screens.tsx";
import { drawSupplier } from "../arbitraries/supplier.ts";

describe.each(["es-ES", "fr-FR"] as const)("the screens of supplier in %s", (language) => {
  testList(language, drawSupplier, {
    path: "/supply-houses",
    endpoint: "/supply-houses/{id}",
    title: "entity.supplier.many",
    titleField: "tradingName",
    fields: [
      { label: "entity.supplier.field.tradingName" },
      { label: "entity.supplier.field.logo" },
      { label: "entity.supplier.field.warehouse" },
      { label: "entity.supplier.field.switchboard" },
      { label: "entity.supplier.field.orderUntil" },
      { label: "entity.supplier.field.deliveryTime" },
      { label: "entity.supplier.field.discount" },
      { label: "entity.supplier.field.suppliedForms" },
    ],
  });
  testShow(language, drawSupplier, {
    path: "/supply-houses/show/:id",
    endpoint: "/supply-houses/{id}",
    title: "entity.supplier.one",
    titleField: "tradingName",
    sections: [
      "entity.supplier.section.identity",
      "entity.supplier.section.place",
      "entity.supplier.section.delivery",
      "entity.supplier.section.terms",
    ],
    fields: [
      { label: "entity.supplier.field.tradingName" },
      { label: "entity.supplier.field.parentSupplierId" },
      { label: "entity.supplier.field.switchboard" },
      { label: "entity.supplier.field.accountManager" },
      { label: "entity.supplier.field.logo" },
      { label: "entity.supplier.field.warehouse" },
      { label: "entity.supplier.field.orderUntil" },
      { label: "entity.supplier.field.deliveryTime" },
      { label: "entity.supplier.field.deliveryDays" },
      { label: "entity.supplier.field.servedCountries" },
      { label: "entity.supplier.field.suppliedForms" },
      { label: "entity.supplier.field.discount" },
      { label: "entity.supplier.field.reliability" },
      { label: "entity.supplier.field.lastRating" },
      { label: "entity.supplier.field.priceList" },
      { label: "entity.supplier.field.saleTerms" },
    ],
  });
  testCreate(language, drawSupplier, {
    path: "/supply-houses/create",
    endpoint: "/supply-houses/{id}",
    title: "entity.supplier.create",
    titleField: "tradingName",
    sections: [
      "entity.supplier.section.identity",
      "entity.supplier.section.place",
      "entity.supplier.section.delivery",
      "entity.supplier.section.terms",
    ],
    fields: [
      { label: "entity.supplier.field.tradingName" },
      { label: "entity.supplier.field.parentSupplierId" },
      { label: "entity.supplier.field.switchboard" },
      { label: "entity.supplier.field.accountManager" },
      { label: "entity.supplier.field.logo" },
      { label: "entity.supplier.field.warehouse" },
      { label: "entity.supplier.field.orderUntil" },
      { label: "entity.supplier.field.deliveryTime" },
      { label: "entity.supplier.field.deliveryDays" },
      { label: "entity.supplier.field.servedCountries" },
      { label: "entity.supplier.field.suppliedForms" },
      { label: "entity.supplier.field.discount" },
      { label: "entity.supplier.field.reliability" },
      { label: "entity.supplier.field.lastRating" },
      { label: "entity.supplier.field.priceList" },
      { label: "entity.supplier.field.saleTerms" },
    ],
  });
  testEdit(language, drawSupplier, {
    path: "/supply-houses/edit/:id",
    endpoint: "/supply-houses/{id}",
    title: "entity.supplier.edit",
    titleField: "tradingName",
    sections: [
      "entity.supplier.section.identity",
      "entity.supplier.section.place",
      "entity.supplier.section.delivery",
      "entity.supplier.section.terms",
    ],
    fields: [
      { label: "entity.supplier.field.tradingName" },
      { label: "entity.supplier.field.parentSupplierId" },
      { label: "entity.supplier.field.switchboard" },
      { label: "entity.supplier.field.accountManager" },
      { label: "entity.supplier.field.logo" },
      { label: "entity.supplier.field.warehouse" },
      { label: "entity.supplier.field.orderUntil" },
      { label: "entity.supplier.field.deliveryTime" },
      { label: "entity.supplier.field.deliveryDays" },
      { label: "entity.supplier.field.servedCountries" },
      { label: "entity.supplier.field.suppliedForms" },
      { label: "entity.supplier.field.discount" },
      { label: "entity.supplier.field.reliability" },
      { label: "entity.supplier.field.lastRating" },
      { label: "entity.supplier.field.priceList" },
      { label: "entity.supplier.field.saleTerms" },
    ],
  });
});
