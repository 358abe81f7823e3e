import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { LanguageProvider } from "../../console/i18n/language-provider.tsx";
import { createTestTexts } from "../../console/testing/create-test-texts.ts";
import { CurrencyControl } from "./currency-control.tsx";

const options = { labelKey: "entity.genre.one", helpKey: null, enumeration: null, relation: null } as const;

interface FieldProps {
  readonly stored: string;
  readonly onChange: (value: unknown) => void;
}

function Field({ stored, onChange }: FieldProps) {
  const [value, setValue] = useState<unknown>(stored);
  const handleChange = (next: unknown) => {
    onChange(next);
    setValue(next);
  };
  return (
    <CurrencyControl
      id="root_currency"
      name="currency"
      label="Moeda"
      required
      value={value}
      onChange={handleChange}
      onBlur={() => undefined}
      onFocus={() => undefined}
      options={options}
      schema={{ type: "string" }}
    />
  );
}

async function show(stored: string) {
  const texts = await createTestTexts("pt-BR");
  await texts.loadListTexts();
  const sent: unknown[] = [];
  render(
    <LanguageProvider texts={texts}>
      <Field stored={stored} onChange={(value) => sent.push(value)} />
    </LanguageProvider>,
  );
  return { user: userEvent.setup(), box: screen.getByRole<HTMLInputElement>("combobox"), sent };
}

test("a currency is found by its name in the interface's language, without accents, and by its code", async () => {
  const { user, box, sent } = await show("BRL");
  expect(box.value).toBe("BRL – Real brasileiro");
  await user.type(box, "dolar canad");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["CAD – Dólar canadense"]);
  await user.clear(box);
  await user.type(box, "eur");
  await user.keyboard("{ArrowDown}{Enter}");
  expect(box.value).toBe("EUR – Euro");
  expect(sent.at(-1)).toBe("EUR");
});

test("typed text that is not a currency is not set, and the stored one returns on blur", async () => {
  const { user, box, sent } = await show("BRL");
  await user.type(box, "EURO");
  await user.tab();
  expect(box.value).toBe("BRL – Real brasileiro");
  expect(sent).toEqual([]);
});

test("an unknown stored currency stays visible, and can be chosen", async () => {
  const { user, box } = await show("Pontos");
  expect(box.value).toBe("Pontos");
  await user.type(box, "pontos");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Pontos"]);
});

test("a required currency has no button that clears it", async () => {
  await show("BRL");
  expect(screen.getAllByRole("button", { hidden: true })).toHaveLength(1);
});
