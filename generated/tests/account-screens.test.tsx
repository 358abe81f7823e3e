// @generated from schema/entities/account.ts by `npm run codegen`, which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testEdit, testList, testShow } from "#console/testing/generated-tests/test-screens.tsx";
import { drawAccount } from "../arbitraries/account.ts";

describe.each(["pt-BR", "en-US"] as const)("the screens of account in %s", (language) => {
  testList(language, drawAccount, {
    path: "/accounts",
    endpoint: "/accounts/{id}",
    title: "entity.account.many",
    titleField: "username",
    fields: [
      { label: "entity.account.field.username" },
      { label: "entity.account.field.type" },
      { label: "entity.account.field.plan" },
      { label: "entity.account.field.amount" },
      { label: "entity.account.field.status" },
      { label: "entity.account.field.principalUser" },
      { label: "entity.account.field.createdAt" },
    ],
  });
  testShow(language, drawAccount, {
    path: "/accounts/show/:id",
    endpoint: "/accounts/{id}",
    title: "entity.account.one",
    titleField: "username",
    sections: [
      "entity.account.section.identity",
      "entity.account.section.subscription",
      "entity.account.section.profile",
      "entity.account.section.history",
    ],
    fields: [
      { label: "entity.account.field.username" },
      { label: "entity.account.field.email" },
      { label: "entity.account.field.type" },
      { label: "entity.account.field.status" },
      { label: "entity.account.field.principalUser" },
      { label: "entity.account.field.plan" },
      { label: "entity.account.field.planPayment" },
      { label: "entity.account.field.amount" },
      { label: "entity.account.field.presentation" },
      { label: "entity.account.field.image" },
      { label: "entity.account.field.createdAt" },
      { label: "entity.account.field.updatedAt" },
    ],
  });
  testEdit(language, drawAccount, {
    path: "/accounts/edit/:id",
    endpoint: "/accounts/{id}",
    title: "entity.account.edit",
    titleField: "username",
    sections: [
      "entity.account.section.identity",
      "entity.account.section.subscription",
      "entity.account.section.profile",
    ],
    fields: [
      { label: "entity.account.field.username" },
      { label: "entity.account.field.email" },
      { label: "entity.account.field.password" },
      { label: "entity.account.field.type" },
      { label: "entity.account.field.status" },
      { label: "entity.account.field.planId" },
      { label: "entity.account.field.planPayment" },
      { label: "entity.account.field.amount" },
      { label: "entity.account.field.presentation" },
      { label: "entity.account.field.image" },
    ],
  });
});
