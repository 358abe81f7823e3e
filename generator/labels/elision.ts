/** An article or adjective that changes before a vowel: "le article" is "l’article". */
const BEFORE_VOWEL: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/(?<!\p{L})(l)[ea] (?=[aeiouyàâæéèêëîïôœùû])/giu, "$1’"],
  [/(?<!\p{L})(nouve)au (?=[aeiouyàâæéèêëîïôœùû])/giu, "$1l "],
];

/**
 * Corrects French before a vowel, in a text that a pattern made from a name. Before an h it depends on the word, so an
 * entity such as "hôtel" states these texts itself.
 */
export function withElision(text: string, language: string): string {
  return /^fr\b/.test(language)
    ? BEFORE_VOWEL.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text)
    : text;
}
