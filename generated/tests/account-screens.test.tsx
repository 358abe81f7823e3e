// @generated from schema/entities/account.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testEdit, testList, testShow } from "entity-console/generated/testing/screens";
import { arbitraryAccount } from "../arbitraries/account.ts";

describe.each(["pt-BR", "en-US"] as const)("the screens of account in %s", (language) => {
  testList(language, arbitraryAccount, {
    entity: "account",
    path: "/accounts",
    endpoint: "/accounts/{id}",
    title: "entity.account.many",
    titleField: "username",
    fields: ["username", "type", "plan", "amount", "status", "principalUser", "createdAt"],
  });
  testShow(language, arbitraryAccount, {
    entity: "account",
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
      "username",
      "email",
      "type",
      "status",
      "principalUser",
      "plan",
      "planPayment",
      "amount",
      "presentation",
      "image",
      "createdAt",
      "updatedAt",
    ],
  });
  testEdit(language, arbitraryAccount, {
    entity: "account",
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
      "username",
      "email",
      "password",
      "type",
      "status",
      "planId",
      "planPayment",
      "amount",
      "presentation",
      "image",
    ],
  });
});
