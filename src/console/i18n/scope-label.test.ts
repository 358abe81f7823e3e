import { expect, test } from "vitest";
import { scopeLabel } from "./scope-label.ts";
import { createTranslate } from "./translate.ts";

const t = createTranslate([{ language: "pt-BR", catalogue: { "product.scope.loan:read": "Consultar empréstimos" } }]);

test("a scope has the label of the product, or its own name in readable words", () => {
  const labels = ["loan:read", "loan:write", "shop.orderLines", "lending"].map((scope) => scopeLabel(t, scope));
  expect(labels).toEqual(["Consultar empréstimos", "Loan write", "Shop order lines", "Lending"]);
});
