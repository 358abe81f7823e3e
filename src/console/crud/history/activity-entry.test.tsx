import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { memberScreens } from "../../../../testing/fixture/generated/screens/member.ts";
import type { AuditRow } from "../../../contract/audit.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { member } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { ActivityEntry } from "./activity-entry.tsx";

const entry = {
  address: "",
  requestId: "r",
  entity: "member",
  recordId: "a1",
  title: "ana",
  username: "bia",
  action: "update",
};
const change: AuditRow = {
  ...entry,
  id: "4",
  at: "2026-11-04T12:00:00Z",
  before: { amount: 49.9 },
  after: { amount: 499 },
};

const currency = { name: "currency", labelKey: "entity.member.field.email", display: "text" } as const;
const inCurrencies = { ...memberScreens, fields: { ...memberScreens.fields, currency } };

/** An entry of the activity list, with later entries of the same record. */
async function showEntry(later: readonly AuditRow[], screens: EntityScreens<MessageKey> = inCurrencies) {
  const tables = { "/members": [{ ...member, currency: "BRL" }], "/audit": [...later, change] };
  const backend = new FakeBackend({ tables });
  const element = <ActivityEntry row={change} screens={screens} isGone={false} />;
  await renderScreen({ backend, route: "/activity", at: "/activity", element, abilities: { audit: true } });
  await screen.findByRole("table");
  return { asked: () => backend.sent("GET").map(({ path }) => path) };
}

test("an amount uses the record's currency at that time, even if the entry lacks it", async () => {
  const later = {
    ...entry,
    id: "5",
    at: "2026-11-05T12:00:00Z",
    before: { currency: "EUR" },
    after: { currency: "BRL" },
  };
  await showEntry([later]);
  expect(await screen.findByText(/€\s499,00/)).toBeTruthy();
  expect(screen.getByText(/€\s49,90/)).toBeTruthy();
});

test("an entry of an API key has its end as a time, and its scopes without brackets", async () => {
  const row: AuditRow = {
    id: "7",
    at: "2026-11-04T12:00:00Z",
    address: "",
    requestId: "r",
    action: "rotateApiKey",
    title: "Loja",
    before: { id: "k1", scopes: ["lending", "reporting"], expiresAt: "2026-12-01T15:00:00.000Z" },
    after: { id: "k2", scopes: ["lending"], expiresAt: "2027-12-01T15:00:00.000Z", overlapHours: 24 },
  };
  const element = <ActivityEntry row={row} screens={null} isGone={false} />;
  await renderScreen({ backend: new FakeBackend({ tables: {} }), route: "/activity", at: "/activity", element });
  const rows = screen.getAllByRole("row").map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual([
    "Scopeslending, reportinglending",
    "Expires at01/12/2026, 12:0001/12/2027, 12:00",
    "Overlap hours–24",
  ]);
});

test("an amount of a deleted record uses its last currency", async () => {
  const before = { ...member, currency: "GBP" };
  const { asked } = await showEntry([{ ...entry, id: "6", at: "2026-11-06T12:00:00Z", action: "delete", before }]);
  expect(await screen.findByText(/£\s499,00/)).toBeTruthy();
  expect(asked()).toEqual(["/audit"]);
});

test("sends no request for an amount of a record without a currency field", async () => {
  const { asked } = await showEntry([], memberScreens);
  await waitFor(() => expect(screen.getByText(/US\$\s499,00/)).toBeTruthy());
  expect(asked()).toEqual([]);
});
