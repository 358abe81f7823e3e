/** The browser takes a while to make a format, and nothing to use one again: each is made once. */
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

function once<Format>(made: Map<string, Format>, key: string, make: () => Format): Format {
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known;
}

/** The format of dates in that language. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return once(dates, `${language} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(language, options));
}

/** The format of numbers in that language. */
export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return once(numbers, `${language} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(language, options));
}
