import path from "node:path";
import { expect, test } from "vitest";
import { findProduct, productFolders } from "../../generator/paths/product-paths.ts";
import { readPageFacts, toIcon, toPage } from "./product-page.ts";

const facts = {
  language: "ar-EG",
  direction: "rtl",
  name: 'Müller & "Söhne" $& <1>',
  mark: 'M1 1"/><script>',
} as const;

test("the page has the product's language, direction and name, with any characters", () => {
  expect(toPage('<html lang="%LANGUAGE%" dir="%DIRECTION%"><title>%NAME%</title>', facts)).toBe(
    '<html lang="ar-EG" dir="rtl"><title>Müller &amp; &quot;Söhne&quot; $&amp; &lt;1></title>',
  );
});

test("the page has the notice of a slow start and the texts of a failed one, in the product's language and in English", () => {
  const page = toPage("%SLOW%|%START_TEXTS%", { ...facts, language: "es-MX" });
  expect(page).toContain('<p lang="es-MX">La consola está tardando en abrirse.</p><p lang="en-US">The console is');
  expect(page).toContain('<a href="">Intentar de nuevo · Try again</a>');
  expect(page.split("|")[1]?.replaceAll("&quot;", '"')).toContain('"retry":"Intentar de nuevo"');
});

test.each(["en-US", "de-DE"])("the page of a product in %s has these texts only in English", (language) => {
  const page = toPage("%SLOW%|%START_TEXTS%", { ...facts, language });
  expect(page).toMatch(/^<p lang="en-US">[^<]+<\/p><p><a href="">Try again<\/a><\/p>\|$/);
});

test("the icon is the product's mark, which cannot close its attribute", () => {
  expect(toIcon(facts)).toContain('d="M1 1&quot;/>&lt;script>"');
});

test.each(productFolders())("the product in %s has a language, a name and a mark for its page", async (folder) => {
  const { language, name, mark } = await readPageFacts(findProduct(path.normalize(folder)));
  expect(Intl.getCanonicalLocales(language)).toEqual([language]);
  expect(name).not.toBe("");
  expect(mark).toMatch(/^M/);
});
