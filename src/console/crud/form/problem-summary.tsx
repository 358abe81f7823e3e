import Alert from "@mui/material/Alert";
import { useSyncExternalStore } from "react";
import { useFormScope } from "../../fields/form-context.ts";
import { problemText } from "../../fields/problem-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { hasField } from "./field-names.ts";
import { useFormLayout } from "./form-layout.ts";

/** What the backend refused of fields that this form does not have, or of the record as a whole. */
export function ProblemSummary() {
  const { t, language } = useText();
  const { store } = useFormScope();
  const { schema } = useFormLayout();
  const problems = useSyncExternalStore(store.subscribe, store.getServerProblems);
  const homeless = [...problems].filter(([path]) => !hasField(schema, path));
  if (homeless.length === 0) {
    return null;
  }
  return (
    <Alert severity="error">
      {t("crud.form.otherProblems")}
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {homeless.map(([path, problem]) => (
          <li key={path}>{[path, problemText(problem, t, language)].filter(Boolean).join(": ")}</li>
        ))}
      </ul>
    </Alert>
  );
}
