import { useSyncExternalStore } from "react";
import { toControlId } from "../../fields/field-path.ts";
import { useFormScope } from "../../fields/form-context.ts";
import { problemText } from "../../fields/problem-text.ts";
import { useText } from "../../i18n/use-text.ts";
import notices from "../../ui/notice.module.css";
import { Notice } from "../../ui/notice.tsx";
import { fieldPathText } from "../form-data/field-path-text.ts";
import { fieldUi } from "../form-data/form-data.ts";
import { compositeUniqueText } from "../writes/composite-unique-text.ts";
import { useFormLayout } from "./form-layout.ts";

/** Element id of the summary, used to move focus to it. */
export const SUMMARY_ID = "form-problems";

/** Scrolls to a field's control and focuses it. */
function goTo(path: string): void {
  const field = document.getElementById(toControlId(path));
  field?.scrollIntoView?.({ block: "center" });
  field?.focus();
}

/** Errors that block saving and have no visible field of their own. Each links to the nearest mounted field. */
export function ProblemSummary() {
  const { t, language } = useText();
  const { store, takenKey } = useFormScope();
  const { uiSchema } = useFormLayout();
  const problems = useSyncExternalStore(store.subscribe, store.getOtherProblems);
  if (problems.size === 0) {
    return null;
  }
  return (
    <Notice tone="error" id={SUMMARY_ID}>
      {t("crud.form.otherProblems")}
      <ul className={notices["points"]}>
        {[...problems].map(([path, problem]) => {
          const near = store.mounted.around(path);
          const toLabel = (field: string) => (fieldUi(uiSchema, field) ? fieldPathText(field, uiSchema, t) : null);
          const together = compositeUniqueText(problem, toLabel, { t, language });
          const text = together ?? problemText(problem, { t, language }, takenKey);
          const where = path === "" ? "" : fieldPathText(path, uiSchema, t);
          return (
            <li key={path}>
              {near === null ? (
                where
              ) : (
                <button type="button" className={notices["link"]} onClick={() => goTo(near)}>
                  {where}
                </button>
              )}
              {where === "" ? text : `: ${text}`}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
