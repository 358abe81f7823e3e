import type { Page } from "@playwright/test";

/** Maximum length of a record's field, by field name. */
export type LongestTexts = { readonly [field: string]: number };

/** More rows than a user would page through. */
const MANY = 12_345;

const LABEL = 60;

/** A valid address: 64 characters, and domain labels of at most 63. */
function longAddress(text: string, length: number): string {
  const [local = "", domain = ""] = text.split("@");
  const name = local.padEnd(64, "w").slice(0, 64);
  const labels = "w".repeat(Math.max(0, length - name.length - domain.length - 2)).match(/w{1,60}/g) ?? [];
  return `${name}@${[...labels.filter(({ length: size }) => size === LABEL), domain].join(".")}`;
}

/** One word of that length, or words of twelve letters: without and with line breaks. */
function longText(text: string, length: number, isOneWord: boolean): string {
  if (text.includes("@")) {
    return longAddress(text, length);
  }
  const more = isOneWord ? "Wm".repeat(length) : " Wmwmwmwmwmwm".repeat(length);
  return `${text}${more}`.slice(0, length).trim();
}

function lengthen(value: unknown, longest: LongestTexts, index = 0): unknown {
  if (Array.isArray(value)) {
    return value.map((item, at) => lengthen(item, longest, at));
  }
  if (typeof value !== "object" || value === null) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const length = longest[name];
      if (length !== undefined && typeof part === "string") {
        return [name, longText(part, length, index % 2 === 0)];
      }
      return [name, name === "total" && typeof part === "number" ? MANY : lengthen(part, longest, index)];
    }),
  );
}

/** Replaces texts in all responses by the longest allowed ones, and reports long lists. */
export async function respondWithLongTexts(page: Page, longest: LongestTexts): Promise<void> {
  await page.route("**/api/**", async (route) => {
    if (route.request().method() !== "GET") {
      await route.fallback();
      return;
    }
    const response = await route.fetch();
    const body = response.headers()["content-type"]?.includes("json") === true ? await response.json() : null;
    await route.fulfill(body === null ? { response } : { response, json: lengthen(body, longest) });
  });
}
