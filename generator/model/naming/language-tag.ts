/** The usual form of a BCP 47 tag, such as "pt-BR" for "pt_br". Null if the text is none. */
export function canonicalTag(text: string): string | null {
  try {
    return Intl.getCanonicalLocales(text.replaceAll("_", "-"))[0] ?? null;
  } catch {
    return null;
  }
}
