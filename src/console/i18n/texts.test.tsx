import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { catalogueEnUs } from "./en-us/catalogue.ts";
import { shellEnUs } from "./en-us/shell.ts";
import { LanguageProvider } from "./language-provider.tsx";
import { cataloguePtBr } from "./pt-br/catalogue.ts";
import { shellPtBr } from "./pt-br/shell.ts";
import type { TextKey } from "./text.ts";
import { toLanguage } from "./text.ts";
import { createTexts } from "./texts.ts";
import { useSetLanguage } from "./use-set-language.ts";
import { useText } from "./use-text.ts";

function Greeting() {
  const { t } = useText();
  const setLanguage = useSetLanguage();
  return (
    <button type="button" onClick={() => void setLanguage("en-US")}>
      {t("shell.login.title")}
    </button>
  );
}

afterEach(() => localStorage.clear());

describe("the catalogues", () => {
  const portuguese: { readonly [key: string]: string } = { ...shellPtBr, ...cataloguePtBr };
  const english: { readonly [key: string]: string } = { ...shellEnUs, ...catalogueEnUs };
  const toNames = (text: string | undefined) => [...(text ?? "").matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);

  test("both have the same keys, and no text is empty", () => {
    expect(Object.keys(english).sort()).toEqual(Object.keys(portuguese).sort());
    expect(Object.entries({ ...portuguese, ...english }).filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  test("both fill in the same names", () => {
    const different = Object.keys(portuguese).filter(
      (key) => toNames(portuguese[key]).sort().join() !== toNames(english[key]).sort().join(),
    );
    expect(different).toEqual([]);
  });
});

describe("the texts", () => {
  test("they count in the words of each language", async () => {
    const texts = await createTexts("pt-BR");
    await texts.loadCatalogue();
    const count = (n: number) => texts.getSnapshot().t("entity.account.count", { count: n });
    expect([1, 3, 200].map(count)).toEqual(["1 conta", "3 contas", "200 contas"]);
    await texts.setLanguage("en-US");
    expect([0, 1, 3].map(count)).toEqual(["0 accounts", "1 account", "3 accounts"]);
  });

  test("they fill in names as they are, in the shell's own texts and in the others", async () => {
    const texts = await createTexts("pt-BR");
    expect(texts.getSnapshot().t("shell.home.welcome", { name: "<Ana>" })).toBe("Olá, <Ana>");
    await texts.loadCatalogue();
    expect(texts.getSnapshot().t("entity.plan.deleteConfirm", { title: "<b>" })).toContain("“<b>”");
  });

  test("case 118: a text that nobody wrote is still readable", async () => {
    const texts = await createTexts("pt-BR");
    const missing = "entity.coupon.field.notYetWritten" as TextKey;
    expect(texts.getSnapshot().t(missing)).toBe("Not yet written");
    await texts.loadCatalogue();
    expect(texts.getSnapshot().t(missing)).toBe("Not yet written");
  });

  test("a language that is not ours is the default", () => {
    expect([null, "fr", "en-US"].map(toLanguage)).toEqual(["pt-BR", "pt-BR", "en-US"]);
  });

  test("the chosen language is spoken at once, remembered, and told to the document", async () => {
    render(
      <LanguageProvider texts={await createTexts("pt-BR")}>
        <Greeting />
      </LanguageProvider>,
    );
    expect(document.documentElement.lang).toBe("pt-BR");
    await userEvent.click(screen.getByRole("button", { name: "Entrar" }));
    expect(await screen.findByRole("button", { name: "Sign in" })).toBeDefined();
    expect(document.documentElement.lang).toBe("en-US");
    expect(localStorage.getItem("console-language")).toBe("en-US");
  });
});
