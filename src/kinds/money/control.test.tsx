import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { memberUpdateSchema } from "../../../testing/fixture/generated/schemas/member.ts";
import { memberScreens } from "../../../testing/fixture/generated/screens/member.ts";
import { validateMemberUpdate } from "../../../testing/fixture/generated/validators/member.js";
import { EditScreen } from "../../console/crud/screens/edit-screen.tsx";
import { book, member } from "../../console/crud/testing/demo-records.ts";
import { FakeBackend } from "../../console/crud/testing/fake-backend.ts";
import { renderScreen } from "../../console/crud/testing/render-screen.tsx";
import type { JsonSchema } from "../../contract/json-schema.ts";
import type { RuleDescriptor } from "../../contract/predicate.ts";
import type { FormModule } from "../../contract/screens.ts";

const nickels: RuleDescriptor = {
  name: "nickels",
  at: "amount",
  severity: "warn",
  never: { field: "amount", is: 0.05 },
  atMostOne: null,
  per: [],
};

/** A form with an amount that is required and nullable. */
const orNull = {
  schema: {
    ...memberUpdateSchema,
    properties: { ...memberUpdateSchema.properties, amount: { type: "number", format: "money", nullable: true } },
    required: [...(memberUpdateSchema.required ?? []), "amount"],
  } satisfies JsonSchema,
  validate: Object.assign(() => true, { errors: null }),
};

async function showAmount(
  amount: number | null,
  form: FormModule = { schema: memberUpdateSchema, validate: validateMemberUpdate },
) {
  const loaded = { ...member, amount };
  const backend = new FakeBackend({ tables: { "/members/all": [loaded], "/books": [book] } });
  const element = <EditScreen screens={{ ...memberScreens, rules: [nickels] }} form={form} />;
  const shown = await renderScreen({ backend, route: "/members/edit/:id", at: "/members/edit/a1", element });
  return { ...shown, backend, loaded, input: await screen.findByRole<HTMLInputElement>("textbox", { name: /^Valor/ }) };
}

describe("the currency input", () => {
  test("updates the form on each key", async () => {
    const { input } = await showAmount(1);
    fireEvent.change(input, { target: { value: "0,05" } });
    expect(screen.getByText(/nickels/i)).toBeTruthy();
    fireEvent.change(input, { target: { value: "0,055" } });
    expect(screen.queryByText(/nickels/i)).toBeNull();
    expect(input.value).toBe("0,55");
  });

  test("case 103: formats its amount on blur, even if the browser changed the text", async () => {
    const { input } = await showAmount(1234.5);
    input.focus();
    input.value = "12345";
    fireEvent.blur(input);
    expect(input.value).toBe("1.234,50");
  });

  test("shows the digits of a whole amount after cents were typed, until it has more digits", async () => {
    const { user, input } = await showAmount(0.5);
    await user.clear(input);
    await user.type(input, "15");
    expect(input.value).toBe("0,15");
    const hint = await screen.findByText(/para 15,00, digite 1500/, {}, { timeout: 20_000 });
    expect(hint.getAttribute("role")).toBe("status");
    await user.type(input, "00");
    expect([input.value, screen.queryByText(/digite 1500/)]).toEqual(["15,00", null]);
  });

  test("a pasted amount replaces the whole amount, and invalid text does not", async () => {
    const { user, input } = await showAmount(49.9);
    const paste = async (text: string) => {
      input.focus();
      input.setSelectionRange(0, input.value.length);
      await user.paste(text);
    };
    await paste("1.234,00");
    expect(input.value).toBe("1.234,00");
    await paste("dez");
    expect(input.value).toBe("1.234,00");
    // Inside an amount, pasted digits count as typed.
    input.setSelectionRange(input.value.length, input.value.length);
    await user.paste("5");
    expect(input.value).toBe("12.340,05");
  });

  test("shows both readings of an ambiguous paste and keeps its amount", async () => {
    const { user, input } = await showAmount(49.9);
    for (const [pasted, message] of [
      ["1.234", /1234 ou 1,234/],
      ["12.5", /Digite 12,5/],
      ["0.125", "O texto colado não é um valor em dinheiro"],
    ] as const) {
      input.focus();
      input.setSelectionRange(0, input.value.length);
      await user.paste(pasted);
      expect(input.value).toBe("49,90");
      expect(screen.getByText(message).id).toBe(input.getAttribute("aria-describedby"));
    }
  });

  test.each(["abc", "12/05"])("shows that pasted %s is not an amount, until the next key", async (pasted) => {
    const { user, input } = await showAmount(49.9);
    const refused = "O texto colado não é um valor em dinheiro";
    const pasteAt = async (start: number) => {
      input.focus();
      input.setSelectionRange(start, input.value.length);
      await user.paste(pasted);
      expect([input.value, input.getAttribute("aria-invalid")]).toEqual(["49,90", "true"]);
      const { id, role } = screen.getByText(refused);
      expect([id, role]).toEqual([input.getAttribute("aria-describedby"), "alert"]);
    };
    await pasteAt(0);
    await user.keyboard("{ArrowLeft}");
    expect([screen.queryByText(refused), input.getAttribute("aria-invalid")]).toEqual([null, "false"]);
    await pasteAt(3);
    await user.tab();
    expect(screen.queryByText(refused)).not.toBeNull();
    input.focus();
    input.setSelectionRange(0, input.value.length);
    await user.paste("R$ 5,00");
    expect([input.value, screen.queryByText(refused)]).toEqual(["5,00", null]);
  });

  test("keeps an empty amount empty and sends it unchanged", async () => {
    const { user, backend, loaded, input } = await showAmount(null);
    expect(input.value).toBe("");
    await user.click(input);
    await user.tab();
    expect(input.value).toBe("");
    await user.type(screen.getByRole("textbox", { name: /Biografia/ }), "!");
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    await screen.findByText("Pessoa salva");
    expect(backend.sent("PUT")[0]?.body).toEqual({ ...loaded, biography: "!" });
  });

  test("clearing a nullable amount sends null", async () => {
    const { user, backend, loaded, input } = await showAmount(49.9, orNull);
    await user.clear(input);
    expect(input.value).toBe("");
    await user.type(input, "7");
    expect(input.value).toBe("0,07");
    await user.type(input, "{Backspace}");
    expect(input.value).toBe("0,00");
    await user.type(input, "{Backspace}");
    expect(input.value).toBe("");
    await user.tab();
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    await screen.findByText("Pessoa salva");
    expect(backend.sent("PUT")[0]?.body).toEqual({ ...loaded, amount: null });
  });
});
