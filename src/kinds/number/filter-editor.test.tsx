import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ticketScreens } from "../../../testing/fixture/generated/screens/ticket.ts";
import { FilterDialog } from "../../console/crud/list/filters/filter-dialog.tsx";
import type { ListState } from "../../console/crud/query/list-state.ts";
import { FakeBackend } from "../../console/crud/testing/fake-backend.ts";
import { renderScreen } from "../../console/crud/testing/render-screen.tsx";

const NO_FILTERS = { filters: {}, groups: [] } as unknown as ListState;

/** Opens the filter dialog with one number input: the value of tickets. */
async function openDialog() {
  const onApply = vi.fn();
  const element = (
    <FilterDialog
      screens={ticketScreens}
      state={NO_FILTERS}
      field="value"
      onApply={onApply}
      onClose={() => undefined}
    />
  );
  const { user } = await renderScreen({
    backend: new FakeBackend({ tables: {} }),
    route: "/tickets",
    at: "/tickets",
    element,
  });
  const dialog = within(await screen.findByRole("dialog"));
  const input = dialog.getByRole<HTMLInputElement>("textbox", { name: "Valor" });
  const apply = async () => await user.click(dialog.getByRole("button", { name: "Filtrar" }));
  return { user, dialog, input, apply, onApply };
}

test("a filter accepts numbers in the user's locale and stores them in the URL format", async () => {
  const { user, input, apply, onApply } = await openDialog();
  await user.type(input, "1.234,5");
  await apply();
  expect(onApply).toHaveBeenCalledWith({ filters: { value: "1234.5" }, groups: [] });
});

test.each([
  ["1.234", /1234 ou 1,234/],
  ["0.500", /Digite 0,500/],
  ["muitos", "Informe um número"],
])("a filter with %j is not applied, and the field shows the reason", async (text, message) => {
  const { user, dialog, input, apply, onApply } = await openDialog();
  await user.type(input, text);
  await apply();
  expect(dialog.getByText(message).id).toBe(input.getAttribute("aria-describedby"));
  expect([onApply.mock.calls, document.activeElement === input]).toEqual([[], true]);
});
