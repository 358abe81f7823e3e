import { act, render, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { createTestTexts } from "../testing/create-test-texts.ts";
import { LanguageProvider } from "./language-provider.tsx";

test("the document's language is set only when it changes", async () => {
  const { documentElement } = document;
  documentElement.lang = "pt-BR";
  const told: MutationRecord[] = [];
  new MutationObserver((records) => told.push(...records)).observe(documentElement, { attributes: true });
  const texts = await createTestTexts("pt-BR");
  render(<LanguageProvider texts={texts}>{null}</LanguageProvider>);
  await Promise.resolve();
  expect(told).toHaveLength(0);
  await act(() => texts.setLanguage("en-US"));
  expect(documentElement.lang).toBe("en-US");
  await waitFor(() => expect(told).toHaveLength(1));
});
