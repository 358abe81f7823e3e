/** A language's own name, the same in every language: `Português (Brasil)`. */
export function languageName(language: string): string {
  const names = new Intl.DisplayNames([language], { type: "language", languageDisplay: "standard", style: "short" });
  const name = names.of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
