import { act, render, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { createTestTexts } from "../testing/create-test-texts.ts";
import { LanguageProvider } from "./language-provider.tsx";
import { createTexts } from "./texts.ts";

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

test("the document has the direction of its language", async () => {
  const none = async () => ({});
  const loaders = { loadSignIn: none, loadLists: none, loadForms: none };
  const texts = await createTexts({
    languages: [
      { name: "en-US", ...loaders },
      { name: "ar-EG", direction: "rtl", ...loaders },
    ],
  });
  render(<LanguageProvider texts={texts}>{null}</LanguageProvider>);
  await act(() => texts.setLanguage("ar-EG"));
  expect(document.documentElement.dir).toBe("rtl");
  await act(() => texts.setLanguage("en-US"));
  expect(document.documentElement.dir).toBe("ltr");
});
