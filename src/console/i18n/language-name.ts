/**
 * Of the languages that the console speaks itself, as the browser would say them: making it look one up takes longer than
 * all else that draws the sign-in page.
 */
const KNOWN: ReadonlyMap<string, string> = new Map([
  ["pt-BR", "Português (Brasil)"],
  ["en-US", "English (US)"],
]);

/** A language's own name, the same in every language: `Português (Brasil)`. */
export function languageName(language: string): string {
  return KNOWN.get(language) ?? lookUp(language);
}

function lookUp(language: string): string {
  const names = new Intl.DisplayNames([language], { type: "language", languageDisplay: "standard", style: "short" });
  const name = names.of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
