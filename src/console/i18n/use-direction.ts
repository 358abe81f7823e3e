import { use, useSyncExternalStore } from "react";
import type { TextDirection } from "../../contract/labels.ts";
import { TextsContext } from "./texts-context.ts";

const subscribeToNothing = () => () => undefined;

/** Returns the direction of the current language; "ltr" outside of a console. */
export function useDirection(): TextDirection {
  const texts = use(TextsContext);
  return useSyncExternalStore(texts?.subscribe ?? subscribeToNothing, texts?.getDirection ?? (() => "ltr"));
}
