import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { LanguageProvider } from "../i18n/language-provider.tsx";
import { createTestTexts } from "../testing/create-test-texts.ts";
import { ComboBox } from "./combo-box.tsx";
import type { BoxOption } from "./list-box.tsx";
import type { Control } from "./use-control.ts";

const control = {
  id: "form.genres",
  path: "genres",
  label: "Gêneros",
  isLabelHidden: false,
  describedBy: undefined,
  placeholder: undefined,
  hasProblem: false,
  required: false,
  disabled: false,
  language: "pt-BR",
  options: { labelKey: "entity.genre.one", helpKey: null, enumeration: null, relation: null },
  touch: () => undefined,
} satisfies Control;

const genres: readonly BoxOption[] = ["Poesia", "Contos", "Crime"].map((label) => ({ key: label, label }));

function Field({ options, isMany, onAdd }: { options: readonly BoxOption[]; isMany: boolean; onAdd?: () => void }) {
  const [chosen, setChosen] = useState<readonly BoxOption[]>([]);
  const [text, setText] = useState("");
  const found = options.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return (
    <ComboBox
      control={control}
      options={found}
      chosen={chosen}
      isMany={isMany}
      text={text}
      onText={setText}
      onChange={setChosen}
      {...(onAdd ? { onAdd } : {})}
    />
  );
}

async function show(options: readonly BoxOption[], isMany: boolean) {
  const texts = await createTestTexts("pt-BR");
  await texts.loadListTexts();
  const handleKey = vi.fn();
  render(
    <LanguageProvider texts={texts}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: simulates a dialog that closes on Escape */}
      <div onKeyDown={(event) => handleKey(event.key)}>
        <Field options={options} isMany={isMany} />
      </div>
    </LanguageProvider>,
  );
  return { user: userEvent.setup(), box: screen.getByRole<HTMLInputElement>("combobox"), handleKey };
}

test("arrow keys move to an option, announce it, and Enter chooses it", async () => {
  const { user, box } = await show(genres, false);
  await user.type(box, "c");
  await user.keyboard("{ArrowDown}{ArrowDown}");
  const meant = document.getElementById(box.getAttribute("aria-activedescendant") ?? "");
  expect(meant?.textContent).toBe("Crime");
  await user.keyboard("{Enter}");
  expect(box.value).toBe("Crime");
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("Escape only closes the options, and an untouched value is kept", async () => {
  const { user, box, handleKey } = await show(genres, false);
  await user.type(box, "poesia{ArrowDown}{Enter}");
  await user.clear(box);
  await user.type(box, "con");
  handleKey.mockClear();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(handleKey).not.toHaveBeenCalledWith("Escape");
  await user.tab();
  expect(box.value).toBe("");
});

test("with several values, Backspace removes the last one and a button removes any of them", async () => {
  const { user, box } = await show(genres, true);
  for (const name of ["Poesia", "Contos", "Crime"]) {
    await user.type(box, name);
    await user.keyboard("{ArrowDown}{Enter}");
  }
  await user.keyboard("{Backspace}");
  await user.click(screen.getByRole("button", { name: "Limpar: Poesia" }));
  expect(screen.getAllByRole("button", { name: /^Limpar: / }).map(({ ariaLabel }) => ariaLabel)).toEqual([
    "Limpar: Contos",
  ]);
});

test("with ten thousand options, it renders 200 and counts the rest", async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({ key: String(index), label: `Gênero ${index}` }));
  const { user, box } = await show(many, false);
  await user.click(box);
  expect(screen.getAllByRole("option")).toHaveLength(200);
  expect(screen.getByText("e mais 9.800")).toBeTruthy();
});
