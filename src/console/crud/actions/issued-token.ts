/** A token that an action answered for a record. */
export interface IssuedToken {
  /** Whose it is. */
  readonly title: string;
  readonly token: string;
}

const TOKEN_FIELDS = ["activationToken", "token"];

/** The token in an action's answer, by the names that backends give it; null where there is none. */
export function tokenIn(answer: unknown): string | null {
  if (typeof answer !== "object" || answer === null) {
    return null;
  }
  const found = TOKEN_FIELDS.map((field): unknown => Reflect.get(answer, field));
  return found.find((token): token is string => typeof token === "string" && token !== "") ?? null;
}
