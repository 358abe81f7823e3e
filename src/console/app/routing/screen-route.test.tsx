import { screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { expect, test, vi } from "vitest";
import { screenRoutes } from "../../../../testing/fixture/generated/routes.ts";
import type {
  FormScreenOverrideProps,
  OverrideRegistry,
  ScreenOverrideProps,
} from "../../crud/overrides/entity-overrides.ts";
import { ticket } from "../../crud/testing/demo-records.ts";
import { FakeBackend } from "../../crud/testing/fake-backend.ts";
import { renderScreen } from "../../crud/testing/render-screen.tsx";
import type { Services } from "../services/services.ts";
import { toScreenRoute } from "./screen-route.tsx";

/** Visits a screen's route as the router does: runs its loader, then renders it. */
async function visit(name: "list" | "show" | "create" | "edit", overrides: OverrideRegistry) {
  const route = screenRoutes.find(({ entity, screen: screenName }) => entity === "ticket" && screenName === name);
  if (route === undefined) {
    throw new RangeError(`ticket has no ${name}`);
  }
  const { path = "", lazy } = toScreenRoute(route, async () => overrides);
  const { Component: load } = lazy as { readonly Component: () => Promise<ComponentType> };
  const Loaded = await load();
  return renderScreen({
    backend: new FakeBackend({ tables: { "/tickets": [ticket], "/members/all": [] } }),
    route: path,
    at: path.replace(":id", "c1"),
    element: <Loaded />,
  });
}

const Instead = ({ screens }: ScreenOverrideProps) => <h1>Quadro de {screens.entity}</h1>;
const Around = ({ children, form }: FormScreenOverrideProps) => (
  <>
    <p>Campos: {Object.keys(form.schema.properties ?? {}).length}</p>
    {children}
  </>
);

test.each(["list", "show"] as const)("an override of the %s screen replaces the generated one", async (name) => {
  await visit(name, { entities: { ticket: { screens: { [name]: async () => Instead } } } });
  expect(await screen.findByRole("heading", { name: "Quadro de ticket" })).toBeTruthy();
  expect(screen.queryByText("VOLTA-AS-AULAS")).toBeNull();
});

test.each([
  ["create", "Novo ingresso"],
  ["edit", "Editar ingresso"],
] as const)("an override of the %s screen receives its form, and can wrap the generated one", async (...row) => {
  const [name, title] = row;
  await visit(name, { entities: { ticket: { screens: { [name]: async () => Around } } } });
  expect(await screen.findByText(/Campos: \d+/)).toBeTruthy();
  expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
});

test.each([
  ["list", 0],
  ["show", 1],
  ["create", 1],
  ["edit", 1],
])("a %s screen waits %i times for all texts, including an overridden list", async (kind, times) => {
  const route = screenRoutes.find(({ entity, screen: name }) => entity === "ticket" && name === kind);
  const loadAllTexts = vi.fn(async () => undefined);
  const overrides: OverrideRegistry = { entities: { ticket: { screens: { list: async () => Instead } } } };
  const services = { texts: { loadAllTexts } } as unknown as Services;
  const { lazy } = toScreenRoute(route as NonNullable<typeof route>, async () => overrides, services);
  await (lazy as { readonly Component: () => Promise<ComponentType> }).Component();
  expect(loadAllTexts).toHaveBeenCalledTimes(times);
});

test("an override of another screen is not loaded", async () => {
  const load = vi.fn(async () => Instead);
  await visit("list", { entities: { ticket: { screens: { show: load } } } });
  expect(await screen.findByText("VOLTA-AS-AULAS")).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
});
