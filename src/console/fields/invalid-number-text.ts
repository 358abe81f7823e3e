import type { FieldProblem } from "../../contract/problem.ts";
import type { Text } from "../i18n/text.ts";
import { readNumber } from "../lib/read-number.ts";
import { invalidNumberInput } from "./invalid-number.ts";
import { meaningsText } from "./number-meanings.ts";

/** A message with the possible readings of a rejected text. Null for other problems and for texts without a number. */
export function invalidNumberText({ code, params }: FieldProblem, value: unknown, text: Text): string | null {
  const typed = typeof value === "string" ? value : invalidNumberInput(value);
  const isNumber = params["type"] === "number" || params["type"] === "integer";
  if (code !== "type" || typed === null || !isNumber) {
    return null;
  }
  const reading = readNumber(typed, text.language);
  return "meanings" in reading ? meaningsText(reading.meanings, text) : null;
}
