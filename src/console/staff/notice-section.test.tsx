import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answer, closeConsole, mockWindowApis, openAt } from "../testing/console-harness.tsx";
import { fakeFetch, json, type SentCall } from "../testing/fake-fetch.ts";
import { testConfig } from "../testing/session-harness.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const toConfig = (notices: boolean) => ({
  ...testConfig,
  features: { staff: true },
  backends: { ...testConfig.backends, main: { ...testConfig.backends.main, abilities: { notices } } },
});

const notice = (id: number, kind: string, more = 0) => ({ id: String(id), kind, at: "2026-11-20T12:00:00.000Z", more });

function standIn(data: readonly object[]): readonly SentCall[] {
  return fakeFetch((call) =>
    call.url.endsWith("/notices")
      ? json({ data, total: data.length })
      : call.url.endsWith("/sessions")
        ? json({ data: [], total: 0 })
        : answer(call),
  );
}

beforeEach(mockWindowApis);
afterEach(closeConsole);

test("the page of devices lists notices with browser and address, and ignores kinds that it does not know", async () => {
  standIn([
    { ...notice(1, "newDevice", 3), userAgent: FIREFOX, address: "203.0.113.7" },
    { ...notice(2, "factorRemoved"), factor: "totp", name: "Celular" },
    notice(3, "somethingNew"),
  ]);
  await openAt("/sessions", { signedIn: true, config: toConfig(true) });
  const section = within(await screen.findByRole("region", { name: "Avisos de segurança" }));
  const [, first, second, ...rest] = section.getAllByRole("row");
  expect(rest).toEqual([]);
  expect(first?.textContent).toContain("Acesso por um novo dispositivo");
  expect(first?.textContent).toContain("Outras ocorrências em 24 horas: 3");
  expect(first?.textContent).toContain("Firefox · Linux");
  expect(first?.textContent).toContain("203.0.113.7");
  expect(second?.textContent).toContain("Método de verificação removidoCelular");
});

test("five notices are visible at first, all of them after a press of the button", async () => {
  standIn(Array.from({ length: 8 }, (_, id) => notice(id, "passwordChanged")));
  const { user } = await openAt("/sessions", { signedIn: true, config: toConfig(true) });
  const section = within(await screen.findByRole("region", { name: "Avisos de segurança" }));
  expect(section.getAllByRole("row")).toHaveLength(6);
  await user.click(section.getByRole("button", { name: "Mostrar todos" }));
  expect(section.getAllByRole("row")).toHaveLength(9);
  expect(section.queryByRole("button")).toBeNull();
});

test("a backend without notices is not asked for them", async () => {
  const calls = standIn([]);
  await openAt("/sessions", { signedIn: true, config: toConfig(false) });
  await screen.findByRole("heading", { name: "Dispositivos conectados" });
  await screen.findByRole("heading", { name: "Sistemas conectados" });
  expect(calls.filter(({ url }) => url.endsWith("/notices"))).toEqual([]);
});
