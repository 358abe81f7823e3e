import { useAbilities } from "../../data/abilities.ts";
import { useText } from "../../i18n/use-text.ts";

/**
 * Returns a function that completes the text of a deletion: with a trash, "cannot be undone" at its end becomes "goes to
 * the trash for 30 days". Labels of products end with that sentence, as the generator writes it.
 */
export function useDeletionConsequence(): (text: string) => string {
  const { t } = useText();
  const { trash } = useAbilities();
  return (text) =>
    trash === 0 ? text : `${text.replace(t("trash.final"), "").trim()} ${t("trash.goesTo", { count: trash })}`;
}
