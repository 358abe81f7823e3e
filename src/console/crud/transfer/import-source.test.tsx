import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { ImportMapping } from "./import-source.tsx";

test("the example of a column of dates is the calendar day, without a time", async () => {
  const sheet = [["Day"], [{ serial: 46_387, hasSeconds: false }]];
  const element = <ImportMapping sheet={sheet} mapping={[null]} fields={[]} onChange={() => {}} />;
  await renderScreen({ backend: new FakeBackend({ tables: {} }), route: "/", at: "/", element });
  const row = within(await screen.findByRole("row", { name: /^Day/ }));
  expect(row.getAllByRole("cell")[0]?.textContent).toBe("2026-12-31");
});
