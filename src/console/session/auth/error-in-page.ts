import type { HttpResponse } from "../../api/http-call.ts";

/** Where frameworks put the error of a sign-in form: ARIA, Django, Bootstrap, Spring, Rails. */
const ERRORS =
  "[role=alert], .errorlist.nonfield, .errorlist, .errornote, .text-error, .text-danger, .alert-danger, .alert-error, .alert";

const MAX_LENGTH = 300;

/** Returns the error message of a sign-in form that was returned as a web page; null without one. */
export function errorInPage({ text, headers }: HttpResponse): string | null {
  if (!/html/i.test(headers.get("content-type") ?? "")) {
    return null;
  }
  const page = new DOMParser().parseFromString(text, "text/html");
  const reason = page.querySelector(ERRORS)?.textContent?.replace(/\s+/g, " ").trim() ?? "";
  return reason === "" || reason.length > MAX_LENGTH ? null : reason;
}
