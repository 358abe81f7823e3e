import { basicCredentials } from "../basic-credentials.ts";

/** Format of a request with fields. */
export type FieldFormat = "json" | "form" | "basic";

interface Sent {
  readonly headers: { readonly [name: string]: string };
  readonly body?: string;
}

type Fields = { readonly [name: string]: string };

const FORM = "application/x-www-form-urlencoded";

/** Formats fields as a request body; without fields, there is no body. */
export function toSentFields(as: "json" | "form", fields: Fields): Sent {
  if (Object.keys(fields).length === 0) {
    return { headers: {} };
  }
  return as === "json"
    ? { headers: { "Content-Type": "application/json" }, body: JSON.stringify(fields) }
    : { headers: { "Content-Type": FORM }, body: new URLSearchParams(fields).toString() };
}

/** Formats credentials: as HTTP Basic, with the constants as a form, or all of them as one body. */
export function toSentCredentials(
  { as = "basic", username: nameField = "username", password: passwordField = "password", extra = {} }: SignInFormat,
  username: string,
  password: string,
): Sent {
  if (as !== "basic") {
    return toSentFields(as, { ...extra, [nameField]: username, [passwordField]: password });
  }
  const { headers, ...body } = toSentFields("form", extra);
  return { headers: { ...headers, Authorization: basicCredentials(username, password) }, ...body };
}

interface SignInFormat {
  readonly as?: FieldFormat;
  readonly username?: string;
  readonly password?: string;
  readonly extra?: Fields;
}
