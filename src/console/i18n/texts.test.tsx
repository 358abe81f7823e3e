import { consoleProduct } from "virtual:product";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import type { Catalogue, ProductLanguage } from "../../contract/labels.ts";
import { enUs, esEs } from "./framework-languages.ts";
import { LanguageProvider } from "./language-provider.tsx";
import { loadFullCatalogue } from "./load-catalogue.ts";
import type { TextKey } from "./text.ts";
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

const { languages } = consoleProduct.model;
const catalogues = await Promise.all(languages.map(loadFullCatalogue));

describe("the catalogues", () => {
  const [portuguese = {}, english = {}] = catalogues;
  const toNames = (text: string | undefined) => [...(text ?? "").matchAll(/\{\{(\w+)/g)].map(([, name]) => name);

  test("both have the same keys, and no text is empty", () => {
    expect(Object.keys(english).sort()).toEqual(Object.keys(portuguese).sort());
    expect(
      catalogues.flatMap((texts) => Object.entries(texts).filter(([, text]) => (text ?? "").trim() === "")),
    ).toEqual([]);
  });

  test("both have the same placeholders", () => {
    const different = Object.keys(portuguese).filter(
      (key) => toNames(portuguese[key]).sort().join() !== toNames(english[key]).sort().join(),
    );
    expect(different).toEqual([]);
  });
});

/** A product language without texts of the framework. */
function languageOf(name: string, texts: Catalogue): ProductLanguage {
  return { name, loadSignIn: async () => texts, loadLists: async () => texts, loadForms: async () => ({}) };
}

describe("the texts", () => {
  test("they use the plural rules of each language", async () => {
    const texts = await createTexts({ languages });
    await texts.loadListTexts();
    const count = (n: number) => texts.getSnapshot().t("entity.member.count", { count: n });
    expect([1, 3, 2000].map(count)).toEqual(["1 pessoa", "3 pessoas", "2.000 pessoas"]);
    await texts.setLanguage("en-US");
    expect([0, 1, 2000].map(count)).toEqual(["0 members", "1 member", "2,000 members"]);
  });

  test("they insert names unchanged, in the shell's texts and in the others", async () => {
    const texts = await createTexts({ languages });
    expect(texts.getSnapshot().t("shell.error.told", { reason: "<Ana>", message: "x" })).toBe(
      "<Ana> Resposta do servidor: x",
    );
    await texts.loadListTexts();
    expect(texts.getSnapshot().t("entity.book.deleteConfirm", { title: "<b>" })).toContain("“<b>”");
  });

  test("case 118: a missing text is still readable", async () => {
    const texts = await createTexts({ languages });
    const missing = "entity.ticket.field.notYetWritten" as TextKey;
    expect(texts.getSnapshot().t(missing)).toBe("Not yet written");
    await texts.loadListTexts();
    expect(texts.getSnapshot().t(missing)).toBe("Not yet written");
  });

  test("a language that the product does not have falls back to the default", async () => {
    const spoken = [null, "fr", "en-US"].map(async (language) =>
      (await createTexts({ languages, language })).getSnapshot(),
    );
    expect((await Promise.all(spoken)).map(({ language }) => language)).toEqual(["pt-BR", "pt-BR", "en-US"]);
  });

  test("a language of another region has the nearest texts, and formats numbers for its own region", async () => {
    const mexican = { framework: esEs, ...languageOf("es-MX", { "menu.books": "{{count, number}} libros" }) };
    const { t, language } = (await createTexts({ languages: [mexican] })).getSnapshot();
    expect([t("shell.login.title"), t("menu.books" as TextKey, { count: 1234.5 }), language]).toEqual([
      "Iniciar sesión",
      "1,234.5 libros",
      "es-MX",
    ]);
  });

  test("a text of the product overrides the framework's", async () => {
    const own = { framework: esEs, ...languageOf("es-ES", { "shell.login.title": "Bienvenido" }) };
    const { t } = (await createTexts({ languages: [own] })).getSnapshot();
    expect([t("shell.login.title"), t("shell.login.password")]).toEqual(["Bienvenido", "Contraseña"]);
  });

  test("a text missing in one language falls back to the product's last language, in singular and plural", async () => {
    const unfinished = languageOf("fr", {
      "product.name": undefined,
      "entity.book.count": undefined,
      "menu.books": "Livres",
    });
    const finished = {
      framework: enUs,
      ...languageOf("en-US", {
        "product.name": "Library",
        "entity.book.count": "{{count, number}} books",
        "entity.book.count_one": "{{count, number}} book",
        "menu.books": "Books",
      }),
    };
    const texts = await createTexts({ languages: [unfinished, finished], language: "fr" });
    const say = (key: string, values = {}) => texts.getSnapshot().t(key as TextKey, values);
    expect([say("product.name"), say("shell.login.title"), say("menu.books")]).toEqual([
      "Library",
      "Sign in",
      "Livres",
    ]);
    await texts.loadListTexts();
    expect([say("product.name"), say("shell.login.title"), say("menu.books")]).toEqual([
      "Library",
      "Sign in",
      "Livres",
    ]);
    expect([1, 2].map((count) => say("entity.book.count", { count }))).toEqual(["1 book", "2 books"]);
  });

  test("a language that the framework lacks gets the framework's texts from the product", async () => {
    const spanish = languageOf("es", { "shell.login.title": "Entrar al sistema", "crud.list.search": "Buscar libros" });
    const texts = await createTexts({ languages: [spanish] });
    expect(texts.getSnapshot().t("shell.login.title")).toBe("Entrar al sistema");
    await texts.loadListTexts();
    expect(texts.getSnapshot().t("crud.list.search")).toBe("Buscar libros");
  });

  test("a product without a language does not start", async () => {
    await expect(createTexts({ languages: [] })).rejects.toThrow("The product speaks no language");
  });

  test("a catalogue that failed to load is loaded at the next attempt", async () => {
    let attempts = 0;
    const texts = { "product.name": "Library", "menu.books": "Books" };
    const loadLists = async () => {
      attempts += 1;
      if (attempts === 1) {
        throw new TypeError("Failed to fetch dynamically imported module");
      }
      return texts;
    };
    const spoken = await createTexts({ languages: [{ ...languageOf("en-US", texts), loadLists }] });
    await expect(spoken.loadListTexts()).rejects.toThrow("Failed to fetch");
    await spoken.loadListTexts();
    expect(spoken.getSnapshot().t("crud.list.search")).toBe("Search");
  });

  test("a lazy-loaded text is requested on first use, in each language", async () => {
    let asked = 0;
    const laterOf = (language: ProductLanguage, later: Catalogue): ProductLanguage => ({
      ...language,
      loadForms: async () => {
        asked += 1;
        return later;
      },
    });
    const unfinished = laterOf(languageOf("fr", { "menu.books": "Livres" }), {
      "entity.visit.one": "Visite",
      "entity.visit.many": undefined,
    });
    const finished = laterOf(languageOf("en-US", { "menu.books": "Books" }), {
      "entity.visit.one": "Guided visit",
      "entity.visit.many": "Guided visits",
    });
    const texts = await createTexts({ languages: [unfinished, finished] });
    const say = (key: string) => texts.getSnapshot().t(key as TextKey);
    expect([say("entity.visit.one"), asked]).toEqual(["One", 0]);
    await texts.loadListTexts();
    expect([say("menu.books"), asked]).toEqual(["Livres", 0]);
    expect([say("entity.visit.one"), asked]).toEqual(["One", 1]);
    await texts.loadAllTexts();
    const said = ["entity.visit.one", "entity.visit.many", "menu.books"].map(say);
    expect(said).toEqual(["Visite", "Guided visits", "Livres"]);
    await texts.setLanguage("en-US");
    expect([say("entity.visit.one"), say("entity.visit.unknown")]).toEqual(["Guided visit", "Unknown"]);
  });

  test("the chosen language applies at once, is remembered, and is set on the document", async () => {
    render(
      <LanguageProvider texts={await createTexts({ languages })}>
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
