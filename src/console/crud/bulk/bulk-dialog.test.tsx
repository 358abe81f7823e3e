import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { memberScreens } from "../../../../testing/fixture/generated/screens/member.ts";
import type { RuleDescriptor } from "../../../contract/predicate.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { ApiError } from "../../api/api-error.ts";
import { book, member } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { BulkDialog } from "./bulk-dialog.tsx";
import type { BulkChoice } from "./use-bulk-change.ts";

const rule = (change: Partial<RuleDescriptor>): RuleDescriptor => ({
  name: "tooShort",
  at: "status",
  severity: "refuse",
  never: null,
  atMostOne: null,
  per: [],
  ...change,
});

const members = [
  { ...member, bookId: book.id },
  { ...member, id: "a2", username: "bia@escola.example", bookId: book.id },
];

const BLOCKED: BulkChoice = { field: "status", value: "blocked" };

async function changeStatus(
  rules: readonly RuleDescriptor[],
  choice: BulkChoice = BLOCKED,
  others: readonly EntityRecord[] = [],
) {
  const backend = new FakeBackend({ tables: { "/members/all": [...members, ...others], "/books": [book] } });
  const element = (
    <BulkDialog
      screens={{ ...memberScreens, rules }}
      records={members}
      choice={choice}
      onDone={() => undefined}
      onClose={() => undefined}
    />
  );
  const { user } = await renderScreen({ backend, route: "/members", at: "/members", element });
  const dialog = within(await screen.findByRole("dialog"));
  return { backend, user, dialog, save: dialog.getByRole<HTMLButtonElement>("button", { name: /2/ }) };
}

describe("a change of many records", () => {
  test("shows warnings from rules of the record and of related records, and can be submitted", async () => {
    const never = {
      all: [
        { field: "status", is: "blocked" },
        { field: "bookId.status", is: book.status },
      ],
    } as const;
    const { dialog, save } = await changeStatus([rule({ severity: "warn", never })]);
    expect(await dialog.findByText(/bia@escola.example: .*too ?short/i)).toBeTruthy();
    expect(save.disabled).toBe(false);
  });

  test("has no warning for existing violations of unchanged fields", async () => {
    const never = { field: "type", is: member.type } as const;
    const { dialog, save } = await changeStatus([
      { ...rule({ severity: "warn", never }), at: "type" },
      { ...rule({ severity: "warn", never: { field: "status", is: "blocked" } }), at: "type", name: "becomesSo" },
    ]);
    expect(await dialog.findByText(/bia@escola.example: .*becomes ?so/i)).toBeTruthy();
    expect(dialog.queryByText(/too ?short/i)).toBeNull();
    expect(save.disabled).toBe(false);
  });

  test("has a warning for an existing violation of the changed field", async () => {
    const never = { field: "status", is: ["active", "blocked"] } as never;
    const { dialog } = await changeStatus([rule({ severity: "warn", never })]);
    expect(await dialog.findByText(/bia@escola.example: .*too ?short/i)).toBeTruthy();
  });

  test("is blocked if it would violate uniqueness within the selection", async () => {
    const { dialog, save } = await changeStatus([rule({ atMostOne: { field: "status", is: "blocked" } })]);
    expect((await dialog.findByRole("alert")).textContent).toMatch(/bia@escola.example: .*too ?short/i);
    expect(save.disabled).toBe(true);
  });

  test("is blocked if an unselected record already uses the unique value", async () => {
    const other = { ...member, id: "a3", username: "caio@escola.example", status: "blocked" };
    const { dialog, save } = await changeStatus([rule({ atMostOne: { field: "status", is: "blocked" } })], BLOCKED, [
      other,
    ]);
    const alert = await dialog.findByRole("alert");
    await waitFor(() => expect(alert.textContent).toMatch(new RegExp(`${member.username}: .*too ?short`, "i")));
    expect(alert.textContent).toMatch(/bia@escola.example: .*too ?short/i);
    expect(save.disabled).toBe(true);
  });

  test("is validated only after a value was chosen", async () => {
    const never = { field: "type", is: member.type } as const;
    const { user, dialog } = await changeStatus([rule({ never })], { field: "status" });
    expect(dialog.queryByRole("alert")).toBeNull();
    await user.click(dialog.getByRole("combobox", { name: "Novo valor" }));
    await user.click(screen.getByRole("option", { name: /^Bloquead/ }));
    expect((await dialog.findByRole("alert")).textContent).toMatch(/bia@escola.example/);
  });

  test.each([
    ["chosen", BLOCKED, "combobox"],
    ["entered", { field: "amount", value: 5 }, "textbox"],
  ] as const)("locks a value that is %s while the request is pending", async (_, choice, role) => {
    const { backend, user, dialog, save } = await changeStatus([], choice);
    expect(dialog.queryByRole(role, { name: "Novo valor" })).toBeNull();
    await user.click(dialog.getByRole("button", { name: "Outro campo…" }));
    await dialog.findByRole(role, { name: "Novo valor" });
    const isLocked = () => dialog.getByRole(role, { name: "Novo valor" }).matches(":disabled, [aria-disabled=true]");
    await waitFor(() => expect(save.disabled).toBe(false));
    expect(isLocked()).toBe(false);
    vi.spyOn(backend, "send").mockReturnValue(new Promise(() => undefined));
    await user.click(save);
    await waitFor(() => expect(isLocked()).toBe(true));
  });

  test("shows the server's error at the value until the value changes", async () => {
    const { backend, user, dialog, save } = await changeStatus([]);
    const details = [{ path: "/Status", code: "unique", params: {}, message: "taken" }];
    backend.failNext(new ApiError({ kind: "http", statusCode: 422, message: "Invalid", details }));
    await user.click(save);
    const value = dialog.getByRole("combobox", { name: "Novo valor" });
    const help = () => document.getElementById(value.getAttribute("aria-describedby") ?? "")?.textContent;
    await waitFor(() => expect(help()).toBe("Já existe uma pessoa com este valor"));
    expect(value.getAttribute("aria-invalid")).toBe("true");
    expect(dialog.getByText(/: Status: Já existe uma pessoa com este valor$/)).toBeTruthy();
    await user.click(value);
    await user.click(screen.getByRole("option", { name: /^Arquivad/ }));
    await waitFor(() => expect(help()).toBeUndefined());
  });
});
