import { useText } from "../../i18n/use-text.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";

/** Said until more is known. */
function MayBeDeleted() {
  return useText().t("crud.notFound.text");
}

/** What is known of a record that is not there. */
export const MissingRecord = lazyPart(async () => (await import("./deletion-text.tsx")).DeletionText, <MayBeDeleted />);
