import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { LanguageProvider } from "../../console/i18n/language-provider.tsx";
import { createTestTexts } from "../../console/testing/create-test-texts.ts";
import type { MessageKey } from "../../contract/register.ts";
import type { FieldDescriptor } from "../../contract/screens.ts";
import { FieldValue } from "../field-value.tsx";

const part = {
  display: "text",
  enumeration: null,
  relation: null,
  items: null,
  unitKey: null,
  options: {},
} as const;

const field: FieldDescriptor<MessageKey> = {
  ...part,
  name: "label",
  labelKey: "menu.home",
  display: "translated",
  items: [
    { ...part, name: "pt-BR", labelKey: "menu.home" },
    { ...part, name: "en-US", labelKey: "menu.books" },
  ],
};

// Preload the lazy chunk, so that its load time does not count as test time.
beforeAll(async () => {
  await import("./content.tsx");
});

afterEach(cleanup);

async function show(value: unknown, language: string, place: "list" | "show"): Promise<void> {
  const texts = await createTestTexts(language);
  await texts.loadListTexts();
  render(
    <LanguageProvider texts={texts}>
      <FieldValue field={field} record={{}} value={value} place={place} />
    </LanguageProvider>,
  );
}

test.each([
  ["en-US", { "pt-BR": "Casa", "en-US": "House" }, ["House", "en-US"]],
  ["pt-BR", { "pt-BR": "Casa", "en-US": "House" }, ["Casa", "pt-BR"]],
  ["en-US", { "pt-BR": "Casa" }, ["Casa", "pt-BR"]],
  ["en-US", { "pt-BR": "Casa", "en-US": " " }, ["Casa", "pt-BR"]],
  ["pt-BR", { "en-US": "House" }, ["House", "en-US"]],
] as const)("a list in %s shows of %j %j, with its lang attribute", async (language, value, [wanted, lang]) => {
  await show(value, language, "list");
  const shown = await screen.findByText(wanted);
  expect(shown.closest("[lang]")?.getAttribute("lang")).toBe(lang);
  expect(screen.queryAllByText(/Casa|House/)).toHaveLength(1);
});

test("a show page has all languages, the reader's own first", async () => {
  await show({ "pt-BR": "Casa", "en-US": "House" }, "en-US", "show");
  await screen.findByText("House");
  const all = screen.getAllByRole("definition");
  expect(all.map(({ textContent, lang }) => [textContent, lang])).toEqual([
    ["House", "en-US"],
    ["Casa", "pt-BR"],
  ]);
});
