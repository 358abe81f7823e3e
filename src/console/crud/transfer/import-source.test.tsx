import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ticketScreens } from "../../../../testing/fixture/generated/screens/ticket.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { FormModule } from "../../../contract/screens.ts";
import type { Text } from "../../i18n/text.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { guessMapping, importFields } from "./import-columns.ts";
import { ImportMapping } from "./import-source.tsx";

test("the example of a date column is a date without a time", async () => {
  const sheet = [["Day"], [{ serial: 46_387, hasSeconds: false }]];
  const element = (
    <ImportMapping
      screens={ticketScreens}
      work={{ screens: ticketScreens, sheet, mapping: [null], fields: [], map: () => {} }}
    />
  );
  await renderScreen({ backend: new FakeBackend({ tables: {} }), route: "/", at: "/", element });
  const row = within(await screen.findByRole("row", { name: /^Day/ }));
  expect(row.getAllByRole("cell")[0]?.textContent).toBe("2026-12-31");
});

const HEAD_OF_EXPORT = ["Código", "State", "id", "Código", "Notes"];

test("a column that cannot be imported shows the reason and maps to no field", async () => {
  const state = { name: "state", labelKey: "State" as MessageKey, display: "text", compute: () => "open" } as const;
  const screens = { ...ticketScreens, fields: { ...ticketScreens.fields, state } };
  const fields = importFields(screens, {
    schema: { type: "object", properties: { code: { type: "string" } } },
  } as unknown as FormModule);
  const words = {
    t: ((key: string) => (key === "entity.ticket.field.code" ? "Código" : key)) as Text["t"],
    language: "pt-BR",
  };
  const mapping = guessMapping(HEAD_OF_EXPORT, { screens, fields }, words);
  expect(mapping).toEqual(["code", null, null, null, null]);
  const element = (
    <ImportMapping screens={screens} work={{ screens, sheet: [HEAD_OF_EXPORT], mapping, fields, map: () => {} }} />
  );
  await renderScreen({ backend: new FakeBackend({ tables: {} }), route: "/", at: "/", element });
  const rows = await screen.findAllByRole("row");
  const reasons = rows.slice(1).map((row) => row.querySelector("p")?.textContent ?? "");
  expect(reasons).toEqual([
    "",
    "Coluna calculada: não é importada",
    "Não é preenchida na criação",
    "Repete outra coluna",
    "Nenhum campo tem este nome",
  ]);
});
