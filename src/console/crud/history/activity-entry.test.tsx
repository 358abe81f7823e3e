import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { memberScreens } from "../../../../testing/fixture/generated/screens/member.ts";
import type { AuditRow } from "../../../contract/audit.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { member } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { ownWordsIn } from "../testing/own-words-in.ts";
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

interface EntryProps {
  readonly row: AuditRow;
  readonly screens: EntityScreens<MessageKey> | null;
}

const { words } = await ownWordsIn("pt-BR");

function Entry(props: EntryProps) {
  return <ActivityEntry {...props} isGone={false} words={words} />;
}

/** An entry of the activity list, with later entries of the same record. */
async function showEntry(later: readonly AuditRow[], screens: EntityScreens<MessageKey> = inCurrencies) {
  const tables = { "/members": [{ ...member, currency: "BRL" }], "/audit": [...later, change] };
  const backend = new FakeBackend({ tables });
  const element = <Entry row={change} screens={screens} />;
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

/** The rows of the table of an entry that belongs to no entity, and its first line. */
async function showOwnEntry(row: Pick<AuditRow, "action"> & Partial<AuditRow>) {
  const whole: AuditRow = { id: "7", at: "2026-11-04T12:00:00Z", address: "", requestId: "r", ...row };
  const element = <Entry row={whole} screens={null} />;
  await renderScreen({ backend: new FakeBackend({ tables: {} }), route: "/activity", at: "/activity", element });
  const item = await screen.findByRole("listitem");
  return {
    text: item.textContent,
    rows: screen
      .queryAllByRole("row", { hidden: true })
      .slice(1)
      .map(({ textContent }) => textContent),
  };
}

test("an entry of an API key has labels and a time in the user's language, and its scopes as words", async () => {
  const { rows } = await showOwnEntry({
    action: "rotateApiKey",
    title: "Loja",
    before: { id: "k1", scopes: ["lending", "reporting"], expiresAt: "2026-12-01T15:00:00.000Z" },
    after: { id: "k2", scopes: ["lending"], expiresAt: "2027-12-01T15:00:00.000Z", overlapHours: 24 },
  });
  expect(rows).toEqual([
    "EscoposLending, ReportingLending",
    "Validade01/12/2026, 12:0001/12/2027, 12:00",
    "Horas com as duas chaves válidas–24",
  ]);
});

test("an entry of a second factor has labels and words in the user's language", async () => {
  const { rows } = await showOwnEntry({ action: "changeFactors", after: { kind: "totp", name: "Celular" } });
  expect(rows).toEqual(["Método–Aplicativo autenticador", "Nome–Celular"]);
});

test("an entry of a command names the command line, and a disabled user is not a field name and true", async () => {
  const command = { username: "command line", action: "changeStaffUser", title: "rita", after: { disabled: true } };
  const { text, rows } = await showOwnEntry(command);
  expect(text).toContain("Usuário da equipe alterado · rita · Linha de comando");
  expect(rows).toEqual(["Desativado–Sim"]);
});

test("a sign-in with a passkey names it in the user's language", async () => {
  const { text } = await showOwnEntry({ action: "signIn", title: "passkey", username: "rita" });
  expect(text).toContain("Login · Chave de acesso · rita");
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
