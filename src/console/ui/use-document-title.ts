import { useEffect } from "react";
import { useText } from "../i18n/use-text.ts";

/** Sets the title of the browser tab. */
export function useDocumentTitle(title: string): void {
  const { t } = useText();
  const appName = t("product.name");
  useEffect(() => {
    document.title = title === "" ? appName : `${title} · ${appName}`;
  }, [title, appName]);
}
