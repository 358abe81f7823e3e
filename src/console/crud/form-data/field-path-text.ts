import type { MessageKey } from "../../../contract/register.ts";
import type { FormUiSchema } from "../../../contract/screens.ts";
import type { Translate } from "../../i18n/text.ts";
import { fieldUi, NO_UI } from "./form-data.ts";

/**
 * Human-readable form of `bookCopies.1.price`: "Exemplares, Linha 2, Preço". Keys without a label are kept as they are.
 */
export function fieldPathText(path: string, uiSchema: FormUiSchema<MessageKey>, t: Translate): string {
  let ui = uiSchema;
  const parts = path.split(".").map((key) => {
    if (/^\d+$/.test(key)) {
      return t("crud.form.row", { row: Number(key) + 1 });
    }
    const field = fieldUi(ui, key);
    ui = field?.items ?? NO_UI;
    return field ? t(field["ui:options"].labelKey) : key;
  });
  return parts.join(", ");
}
