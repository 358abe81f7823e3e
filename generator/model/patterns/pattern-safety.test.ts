import fc from "fast-check";
import { expect, test } from "vitest";
import { sourceOf, tree, worstSteps } from "../../testing/counted-match.ts";
import { canRunAway } from "./pattern-safety.ts";

test.each([
  "^(a+)+$",
  "(a+)+$",
  "^(a|a)*$",
  "^(a|aa)+$",
  "^(a*)*$",
  "^([a-zA-Z0-9]+\\s?)*$",
  "^(\\w+\\s?)*$",
  "^(([a-z])+.)+[A-Z]([a-z])+$",
  "^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*@[a-z0-9]+\\.[a-z]{2,3}$",
  "(x+x+)+y",
  "(.*a){20}",
  "^(\\d+)*$",
  "^(?<word>\\p{L}+ ?)+$",
  "^a(?:(b+)+c)?",
  "(?=(a+)+$)b",
  "^(?<!(a+)+b)c",
  "^(a+)\\1+b\\1*$",
])("case 155: %s takes exponential time", (pattern) => {
  expect(canRunAway(pattern)).toBe(true);
  expect(canRunAway(pattern, 1000)).toBe(true);
});

test.each(["^(?:a?){30}a{30}$", "^([a-z]{1,50}){1,50}$", "^(a{0,30}){0,30}b$", "^(?:a*|b*){30}c$"])(
  "case 155: %s takes too long although each repetition is bounded",
  (pattern) => {
    expect(canRunAway(pattern)).toBe(true);
  },
);

test.each(["^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$", "^\\s+|\\s+$", "\\s*,\\s*$", ".*\\d.*", "^.*,.*,$"])(
  "case 155: %s takes quadratic time: too long without @maxLength",
  (pattern) => {
    expect(canRunAway(pattern)).toBe(true);
    expect(canRunAway(pattern, 254)).toBe(false);
    expect(canRunAway(pattern, 100_000)).toBe(true);
  },
);

test("a pattern that is too complex to analyse counts as slow", () => {
  expect(canRunAway(`${"(".repeat(3_000)}a${")".repeat(3_000)}`)).toBe(true);
});

test("case 155: @maxLength matters: exponential time is fast for 15 characters and slow for 30", () => {
  expect(canRunAway("^(a+)+$", 15)).toBe(false);
  expect(canRunAway("^(a+)+$", 30)).toBe(true);
});

const DATE_WITH_LEAP_YEARS =
  "^(?:(?:31(\\/|-|\\.)(?:0?[13578]|1[02]))\\1|(?:(?:29|30)(\\/|-|\\.)(?:0?[13-9]|1[0-2])\\2))(?:(?:1[6-9]|[2-9]\\d)?\\d{2})$|^(?:29(\\/|-|\\.)0?2\\3(?:(?:(?:1[6-9]|[2-9]\\d)?(?:0[48]|[2468][048]|[13579][26])|(?:(?:16|[2468][048]|[3579][26])00))))$|^(?:0?[1-9]|1\\d|2[0-8])(\\/|-|\\.)(?:(?:0?[1-9])|(?:1[0-2]))\\4(?:(?:1[6-9]|[2-9]\\d)?\\d{2})$";
const H = "[0-9a-fA-F]{1,4}";
const IPV6 = `^((${H}:){7}${H}|(${H}:){1,7}:|(${H}:){1,6}:${H}|(${H}:){1,5}(:${H}){1,2}|(${H}:){1,4}(:${H}){1,3}|(${H}:){1,3}(:${H}){1,4}|(${H}:){1,2}(:${H}){1,5}|${H}:((:${H}){1,6})|:((:${H}){1,7}|:))$`;

/** Patterns as people copy them. */
const ORDINARY = {
  ipv4: "^(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?!$)|$)){4}$",
  "ipv4 with boundaries": "^((25[0-5]|(2[0-4]|1\\d|[1-9]|)\\d)\\.?\\b){4}$",
  "ipv4 by parts": "^(?:(?:25[0-5]|2[0-4][0-9]|[01]?[0-9][0-9]?)\\.){3}(?:25[0-5]|2[0-4][0-9]|[01]?[0-9][0-9]?)$",
  ipv6: IPV6,
  telephone: "^(\\+\\d{1,3})?\\s?\\(?\\d{2,3}\\)?[\\s-]?\\d{4,5}-?\\d{4}$",
  "telephone, E.164": "^\\+?[1-9]\\d{1,14}$",
  "e-mail": "^([a-zA-Z0-9._%-]+)@([a-zA-Z0-9.-]+)\\.([a-zA-Z]{2,})$",
  "e-mail, HTML":
    "^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$",
  uuid: "^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$",
  cpf: "^\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d{2}$",
  cnpj: "^\\d{2}\\.?\\d{3}\\.?\\d{3}/?\\d{4}-?\\d{2}$",
  iban: "^[A-Z]{2}\\d{2} ?(?:[A-Z0-9]{4} ?){2,7}[A-Z0-9]{1,4}$",
  slug: "^[a-z0-9]+(?:-[a-z0-9]+)*$",
  semver:
    "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$",
  "hex colour": "^#(?:[0-9a-fA-F]{3}){1,2}$",
  url: "^https?:\\/\\/(www\\.)?[-a-zA-Z0-9@:%._+~#=]{1,256}\\.[a-zA-Z0-9()]{1,6}\\b([-a-zA-Z0-9()@:%_+.~#?&\\/=]*)$",
  host: "^([a-z0-9]+(-[a-z0-9]+)*\\.)+[a-z]{2,}$",
  cep: "^\\d{5}-?\\d{3}$",
  "postal code, UK": "^[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}$",
  date: "^(?<year>\\d{4})-(?<month>0[1-9]|1[0-2])-(?<day>0[1-9]|[12]\\d|3[01])$",
  "date with leap years": DATE_WITH_LEAP_YEARS,
  "time of day": "^([01]?\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$",
  price: "^\\d{1,3}(,\\d{3})*(\\.\\d{1,2})?$",
  password: "^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)[a-zA-Z\\d]{8,}$",
  names: "^\\p{Lu}[\\p{L}' -]+$",
  trimmed: "^\\S(.*\\S)?$",
  "not blank": "\\S",
  words: "^\\w+( \\w+)*$",
  quoted: "^(?<quote>['\"]).*\\k<quote>$",
  "look-behind": "^(?<!x)[a-z]+(?<=z)$",
  base64: "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$",
  "licence plate": "^[A-Z]{3}-?\\d[A-Z0-9]\\d{2}$",
  csv: "^[^,]+(,[^,]+)*$",
  "a long count": "^[A-Z]{1,5000}$",
  "a list of words": `^(?:${Array.from({ length: 400 }, (_, index) => `word${index}`).join("|")})$`,
  emoji: "^\\p{Emoji_Modifier}+x$",
};

test.each(Object.entries(ORDINARY))("an ordinary pattern is accepted: %s", (_, pattern) => {
  expect(canRunAway(pattern)).toBe(false);
});

test("case 155: an accepted pattern takes steps that grow no faster than the text, counted for every short text", () => {
  fc.assert(
    fc.property(tree, (node) => {
      fc.pre(!canRunAway(`^${sourceOf(node)}$`));
      // A constant number of ways may show only in longer texts. Exponential growth shows here.
      expect(worstSteps(node, 10)).toBeLessThanOrEqual(8 * worstSteps(node, 5) + 64);
    }),
    { numRuns: 150 },
  );
});
