/** A browser or system, and the pattern that recognizes it in a user agent. */
type Known = readonly (readonly [name: string, pattern: RegExp])[];

/** The first match counts: most browsers also name those that they descend from. */
const BROWSERS: Known = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\b(OPR|Opera)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bVersion\/.*\bSafari\//],
];

const SYSTEMS: Known = [
  ["iOS", /\biP(hone|ad|od)\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMac OS X\b|\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

const find = (known: Known, text: string) => known.find(([, pattern]) => pattern.test(text))?.[0];

/** Browser and system of a user agent, such as "Chrome · Windows"; null if it names neither. */
export function knownDevice(userAgent: string): string | null {
  const parts = [find(BROWSERS, userAgent), find(SYSTEMS, userAgent)].filter((part) => part !== undefined);
  return parts.length === 0 ? null : parts.join(" · ");
}

/** The same, or the text as it is if it names neither, because a script has a name of its own. */
export function deviceName(userAgent: string): string {
  return knownDevice(userAgent) ?? userAgent;
}
