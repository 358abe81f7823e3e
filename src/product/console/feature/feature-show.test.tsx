import { screen } from "@testing-library/react";
import { FakeBackend, renderScreen } from "entity-console/testing/console";
import { expect, test } from "vitest";
import { featureScreens } from "../../../../generated/screens/feature.ts";
import { FeatureShow } from "./feature-show.tsx";

test("a feature's page shows its code and the label of the code", async () => {
  const feature = { id: "f1", name: "Banco de questões", code: "question-database", active: true };
  await renderScreen({
    backend: new FakeBackend({ tables: { "/features": [feature], "/plans": [] } }),
    route: "/features/show/:id",
    at: "/features/show/f1",
    element: <FeatureShow screens={featureScreens} />,
  });
  const term = await screen.findByText("Função no produto", { selector: "dt" });
  expect(term.nextElementSibling?.textContent).toBe("Banco de questões · question-database");
});
