import { Alert } from "../../ui/mui/alert.ts";
import { Box } from "../../ui/mui/box.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { languageName } from "../../i18n/language-name.ts";
import { useText } from "../../i18n/use-text.ts";
import { CheckboxField } from "../../ui/checkbox-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import type { FileFormat } from "./header-keys.ts";
import { type ImportKey, type ImportMode, keyTitle } from "./import-keys.ts";
import type { ImportChoice } from "./use-import.ts";

interface ImportOptionsProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly work: {
    readonly modes: readonly ImportMode[];
    readonly keys: readonly ImportKey[];
    readonly choice: ImportChoice;
    readonly choose: (next: Partial<ImportChoice>) => void;
    readonly fileFormat: FileFormat | null;
  };
}

/** What an import does with its lines: the mode, the key of existing records, and the meaning of empty cells. */
export function ImportOptions({ screens, work }: ImportOptionsProps) {
  const text = useText();
  const { t } = text;
  const { modes, keys, choice, choose, fileFormat } = work;
  // Without a key in the file, no line can be matched with a record.
  const offered = keys.length === 0 ? modes.filter((mode) => mode === "create") : modes;
  if (modes.length < 2 && fileFormat === null && keys.length === 0) {
    return null;
  }
  return (
    <>
      {fileFormat ? (
        <Alert severity="info">
          {t("import.fromExport", { format: languageName(fileFormat.language), timeZone: fileFormat.timeZone })}
        </Alert>
      ) : null}
      <Box sx={{ display: "grid", gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "1fr 1fr" }, gap: 2, pt: 1 }}>
        <SelectField
          label={t("import.mode")}
          value={offered.includes(choice.mode) ? choice.mode : ""}
          options={offered.map((mode) => ({ value: mode, label: t(`import.mode.${mode}`) }))}
          onChange={(mode) => choose({ mode })}
        />
        {choice.mode === "create" || keys.length === 0 ? null : (
          <SelectField
            label={t("import.key")}
            value={choice.key}
            options={keys.map((key) => ({ value: key, label: keyTitle(key, { screens, words: text }) }))}
            onChange={(key) => choose({ key })}
          />
        )}
      </Box>
      {choice.mode === "create" || keys.length === 0 ? null : (
        <CheckboxField
          label={t("import.clear")}
          checked={choice.isClearing}
          onChange={(isClearing) => choose({ isClearing })}
        />
      )}
    </>
  );
}
