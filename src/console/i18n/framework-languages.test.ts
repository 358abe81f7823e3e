import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Catalogue, TextLoaders } from "../../contract/labels.ts";
import { pluralCategories } from "../../contract/plural-categories.ts";
import { ar, enUs, esEs, frFr, ptBr } from "./framework-languages.ts";

const languages: { readonly [language: string]: TextLoaders } = {
  ar,
  "en-US": enUs,
  "es-ES": esEs,
  "fr-FR": frFr,
  "pt-BR": ptBr,
};

async function loadAll({ loadSignIn, loadLists, loadForms }: TextLoaders): Promise<Catalogue> {
  return Object.assign({}, ...(await Promise.all([loadSignIn(), loadLists(), loadForms()])));
}

const english = await loadAll(enUs);

/** The keys of a text in a language: one for each everyday plural category if the text has a count. */
function keysIn(language: string, key: string): readonly string[] {
  const suffixes = pluralCategories(language).map((category) => (category === "other" ? "" : `_${category}`));
  return `${key}_one` in english ? suffixes.map((suffix) => key + suffix) : [key];
}

const placeholders = (text = "") => [...text.matchAll(/\{\{([^}]+)\}\}/g)].map(([, name]) => name).sort();

test("each folder of texts has its loaders", () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(languages));
});

describe.each(Object.entries(languages))("the framework's texts in %s", (language, loaders) => {
  test("are all there, in the plural forms of the language", async () => {
    const texts = await loadAll(loaders);
    const wanted = Object.keys(english).filter((key) => !key.endsWith("_one"));
    expect(Object.keys(texts).sort()).toEqual(wanted.flatMap((key) => keysIn(language, key)).sort());
    expect(Object.entries(texts).filter(([, text]) => (text ?? "").trim() === "")).toEqual([]);
  });

  test("have the placeholders of the English texts, except the number that a plural form can spell out", async () => {
    const texts = await loadAll(loaders);
    const different = Object.keys(texts).filter((key) => {
      const base = key.replace(/_(zero|one|two|few|many)$/, "");
      const wanted = placeholders(english[base]);
      const optional = base === key ? [] : ["count, number"];
      const found = placeholders(texts[key]);
      return (
        wanted.some((name) => !found.includes(name) && !optional.includes(name ?? "")) ||
        found.some((name) => !wanted.includes(name))
      );
    });
    expect(different).toEqual([]);
  });
});

test.each(Object.entries(languages))(
  "in %s, nothing but a passkey has the name of a passkey",
  async (language, loaders) => {
    const factors = (await import(`./${language}/factors.ts`)) as { readonly [name: string]: Catalogue };
    const apiKeys = (await import(`./${language}/api-keys.ts`)) as { readonly [name: string]: Catalogue };
    const passkey = Object.assign({}, ...Object.values(factors))["factors.kind.passkey"].toLowerCase();
    const others: Catalogue = Object.assign(await loadAll(loaders), ...Object.values(apiKeys));
    expect(
      Object.entries(others).flatMap(([key, text]) => (text?.toLowerCase().includes(passkey) ? [key] : [])),
    ).toEqual([]);
  },
);

/** Keys of the texts in which a pattern occurs. */
async function keysWith(pattern: RegExp, loaders: TextLoaders): Promise<readonly string[]> {
  return Object.entries(await loadAll(loaders)).flatMap(([key, text]) => (pattern.test(text ?? "") ? [key] : []));
}

test("French texts have no-break spaces before colons and inside quotes, and narrow ones before other double marks", async () => {
  expect(await keysWith(/[^\u00a0"]:(?=\s|$)|«[^\u00a0]|[^\u00a0]»|[^\u202f][;!?](?=\s|$)/u, frFr)).toEqual([]);
});

test("Arabic texts have no Latin comma, semicolon or question mark after a letter", async () => {
  expect(await keysWith(/\p{Script=Arabic}[,;?]/u, ar)).toEqual([]);
});

test("Spanish questions and exclamations have both marks", async () => {
  const texts = Object.entries(await loadAll(esEs));
  const isHalf = (text: string) =>
    text.includes("?") !== text.includes("¿") || text.includes("!") !== text.includes("¡");
  expect(texts.flatMap(([key, text]) => (isHalf(text ?? "") ? [key] : []))).toEqual([]);
});
