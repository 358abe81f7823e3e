import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ticketScreens } from "../../../../../testing/fixture/generated/screens/ticket.ts";
import { listDefaults } from "../../query/list-defaults.ts";
import { readListState } from "../../query/list-state.ts";
import { member } from "../../testing/demo-records.ts";
import { FakeBackend } from "../../testing/fake-backend.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { FilterDialog } from "./filter-dialog.tsx";

test("a condition on a relation lists the records by name and filters by their ids", async () => {
  const applied: unknown[] = [];
  const backend = new FakeBackend({ tables: { "/tickets": [], "/members/all": [member] } });
  const element = (
    <FilterDialog
      screens={ticketScreens}
      state={readListState(new URLSearchParams(), listDefaults(ticketScreens))}
      field="members"
      onApply={({ filters }) => applied.push(filters)}
      onClose={() => {}}
    />
  );
  const { user } = await renderScreen({ backend, route: "/tickets", at: "/tickets", element });
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("combobox", { name: "Valor" }));
  await user.click(await screen.findByRole("option", { name: member.username }));
  await user.click(dialog.getByRole("button", { name: "Filtrar" }));
  expect(applied).toEqual([{ members: member.id }]);
});
