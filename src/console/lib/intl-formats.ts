/** Cache of `Intl` formats: creating one is slow, using one is fast. */
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

function once<Format>(made: Map<string, Format>, key: string, make: () => Format): Format {
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known;
}

export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return once(dates, `${language} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(language, options));
}

export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return once(numbers, `${language} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(language, options));
}
