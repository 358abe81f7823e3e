/**
 * Names of the console's own languages, as the browser returns them. The browser's lookup takes longer than rendering
 * the sign-in page.
 */
const KNOWN: ReadonlyMap<string, string> = new Map([
  ["pt-BR", "Português (Brasil)"],
  ["en-US", "English (US)"],
]);

/** Returns a language's own name, independent of the current language: `Português (Brasil)`. */
export function languageName(language: string): string {
  return KNOWN.get(language) ?? lookUp(language);
}

function lookUp(language: string): string {
  const names = new Intl.DisplayNames([language], { type: "language", languageDisplay: "standard", style: "short" });
  const name = names.of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
