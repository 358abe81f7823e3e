import { useText } from "../../i18n/use-text.ts";
import { lazyComponent } from "../../ui/lazy-component.tsx";

/** Placeholder while the chunk is loading. */
function MayBeDeleted() {
  return useText().t("crud.notFound.text");
}

/** Explains a missing record. The code that reads the audit log is lazy-loaded. */
export const MissingRecord = lazyComponent(
  async () => (await import("./deletion-text.tsx")).DeletionText,
  <MayBeDeleted />,
);
