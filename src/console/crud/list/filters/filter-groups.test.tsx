import { cleanup, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { ticketScreens } from "../../../../../testing/fixture/generated/screens/ticket.ts";
import type { BackendAbilities } from "../../../../contract/backend-abilities.ts";
import { tickets } from "../../testing/demo-records.ts";
import { FakeBackend } from "../../testing/fake-backend.ts";
import { columnTexts, renderScreen } from "../../testing/render-screen.tsx";
// Import the lazy chunk up front so that its loading time does not affect the test.
import "./group-chip.tsx";
import { ListScreen } from "../../screens/list-screen.tsx";

const AT = `/tickets?${new URLSearchParams({ any: "status:archived|code:~c-03", code: "!C-002" })}`;

async function showFiltered(abilities: Partial<BackendAbilities>) {
  const backend = new FakeBackend({ tables: { "/tickets": tickets(40) } });
  const element = <ListScreen screens={ticketScreens} />;
  await renderScreen({ backend, route: "/tickets", at: AT, element, abilities: { paging: "pages", ...abilities } });
  await screen.findByText("24 ingressos");
  return { queries: backend.sent("GET").map(({ query }) => query), codes: columnTexts("Código") };
}

test("the backend evaluates filter groups if it supports them, else the browser does, with the same rows", async () => {
  const able = await showFiltered({ filterGroups: true });
  const filter = {
    all: [
      { any: [{ none: [{ field: "code", is: ["C-002"] }] }] },
      {
        any: [
          { field: "status", is: ["archived"] },
          { field: "code", contains: "c-03" },
        ],
      },
    ],
  };
  expect(able.queries.map((query) => [query?.filter, query?.pageSize])).toEqual([[filter, 25]]);
  cleanup();
  const plain = await showFiltered({});
  expect(plain.queries.map((query) => [query?.filter, query?.pageSize])).toEqual([[undefined, 500]]);
  expect(plain.codes).toEqual(able.codes);
  expect(plain.codes).toHaveLength(24);
});

test("a group chip lists all of its conditions and is removed by a click", async () => {
  await showFiltered({ filterGroups: true });
  const chip = await screen.findByRole("button", {
    name: /^Remover filtro\s*Status: Arquivado\s*ou\s*Código: contém c-03$/,
  });
  chip.click();
  await waitFor(() => expect(screen.queryByRole("button", { name: /contém c-03/ })).toBeNull());
  expect(screen.getByRole("button", { name: /^Remover filtro Código: / })).toBeTruthy();
});
