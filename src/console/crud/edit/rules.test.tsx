import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { memberUpdateSchema } from "../../../../testing/fixture/generated/schemas/member.ts";
import { memberScreens } from "../../../../testing/fixture/generated/screens/member.ts";
import { validateMemberUpdate } from "../../../../testing/fixture/generated/validators/member.js";
import type { RuleDescriptor } from "../../../contract/predicate.ts";
import { CreateScreen } from "../screens/create-screen.tsx";
import { EditScreen } from "../screens/edit-screen.tsx";
import { book, member } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";

const rule = (change: Partial<RuleDescriptor>): RuleDescriptor => ({
  name: "tooShort",
  at: "biography",
  severity: "refuse",
  never: null,
  atMostOne: null,
  per: [],
  ...change,
});

async function showMember(rules: readonly RuleDescriptor[], change: object = {}, others: readonly object[] = []) {
  const tables = { "/members/all": [{ ...member, ...change }, ...others], "/books": [book] };
  const backend = new FakeBackend({ tables });
  const list = memberScreens.list && { ...memberScreens.list, filters: ["biography"] };
  const form = { schema: memberUpdateSchema, validate: validateMemberUpdate };
  const element = <EditScreen screens={{ ...memberScreens, list, rules }} form={form} />;
  const shown = await renderScreen({ backend, route: "/members/edit/:id", at: "/members/edit/a1", element });
  return { ...shown, backend, biography: await screen.findByRole("textbox", { name: /Biografia/ }) };
}

describe("entity rules in a form", () => {
  test("a violated rule shows an inline problem and blocks the save", async () => {
    const { user, backend, biography } = await showMember([rule({ never: { field: "biography", is: "no" } })]);
    await user.clear(biography);
    await user.type(biography, "no");
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    expect(biography.getAttribute("aria-invalid")).toBe("true");
    expect(backend.sent("PUT")).toEqual([]);
  });

  test("a warning is displayed above the form and does not block the save", async () => {
    const never = { field: "biography", is: "no" } as const;
    const { user, backend, biography } = await showMember([rule({ severity: "warn", never })]);
    expect(screen.queryByText(/too ?short/i)).toBeNull();
    await user.clear(biography);
    await user.type(biography, "no");
    await user.tab();
    await screen.findByText(/too ?short/i);
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    await screen.findByText("Pessoa salva");
    expect(backend.sent("PUT")).toHaveLength(1);
  });

  test("a violated at-most-one rule is displayed before the save", async () => {
    const atMostOne = { field: "biography", is: "no" } as const;
    const other = { ...member, id: "a2", biography: "no" };
    const { user, biography } = await showMember([rule({ atMostOne })], {}, [other]);
    expect(screen.queryByText(/too ?short/i)).toBeNull();
    await user.clear(biography);
    await user.type(biography, "no");
    await user.tab();
    await screen.findByText(/too ?short/i);
  });

  test("a duplicate of the record that fulfils an at-most-one rule shows the warning", async () => {
    const copy = { ...member, biography: "no" };
    const list = memberScreens.list && { ...memberScreens.list, filters: ["biography"] };
    const screens = { ...memberScreens, list, rules: [rule({ atMostOne: { field: "biography", is: "no" } })] };
    const backend = new FakeBackend({ tables: { "/members/all": [copy], "/books": [book] } });
    const form = { schema: memberUpdateSchema, validate: validateMemberUpdate };
    const element = <CreateScreen screens={screens} form={form} />;
    await renderScreen({ backend, route: "/members/create", at: "/members/create?from=a1", element });
    await screen.findByText(/too ?short/i);
  });

  test("the record that fulfils an at-most-one rule shows no warning", async () => {
    const atMostOne = { field: "biography", is: "no" } as const;
    const { backend } = await showMember([rule({ atMostOne })], { biography: "no" });
    expect(screen.queryByText(/too ?short/i)).toBeNull();
    expect(backend.calls.some(({ path }) => path === "/members/all")).toBe(false);
  });

  test("a warning can depend on a related record", async () => {
    const never = { field: "bookId.status", is: book.status } as const;
    await showMember([rule({ severity: "warn", never })], { bookId: book.id });
    await screen.findByText(/too ?short/i);
  });
});
