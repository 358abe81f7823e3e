import type { OwnKey } from "../../contract/register.ts";
import type { TextKey } from "./text.ts";
import { toReadableLabel } from "./to-readable-label.ts";

/**
 * Label of an API key's scope: the product's text `scope.<name>`, or else the name in readable words.
 *
 * @example
 * scopeLabel(t, "lending"); // "Empréstimos"
 */
export function scopeLabel(t: (key: TextKey) => string, scope: string): string {
  const key = `product.scope.${scope}` as OwnKey;
  const text = t(key);
  // A missing text is the last word of its key, which can be a part of the scope only.
  return text === toReadableLabel(key) ? toReadableLabel(scope.replace(/[.:/]+/g, " ")) : text;
}
