import { useEffect } from "react";
import { useText } from "../i18n/use-text.ts";

/** Names the browser's tab after the page. */
export function useDocumentTitle(title: string): void {
  const { t } = useText();
  const appName = t("product.name");
  useEffect(() => {
    document.title = title === "" ? appName : `${title} · ${appName}`;
  }, [title, appName]);
}
