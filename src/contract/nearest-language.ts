/**
 * The language among `known` whose texts fit a BCP 47 tag: the tag itself, else one of the same language, such as
 * "en-US" for "en-GB" and for "en". Null if there is none. A tag with a script only fits a tag with the same script.
 */
export function nearestLanguage(tag: string, known: readonly string[]): string | null {
  if (known.includes(tag)) {
    return tag;
  }
  const wanted = new Intl.Locale(tag).maximize();
  return (
    known.find((each) => {
      const { language, script } = new Intl.Locale(each).maximize();
      return language === wanted.language && script === wanted.script;
    }) ?? null
  );
}
