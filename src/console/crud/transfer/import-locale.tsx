import type { SheetLocale } from "../../../kinds/cell-codec.ts";
import { formatDate } from "../../fields/date-text.ts";
import { languageName } from "../../i18n/language-name.ts";
import { useText, useTexts } from "../../i18n/use-text.ts";
import { formatNumber } from "../../lib/number-text.ts";
import { SelectField } from "../../ui/select-field.tsx";

interface ImportLocaleProps {
  readonly locale: SheetLocale;
  /** The language of the file's titles. */
  readonly usual: string;
  readonly onChange: (locale: SheetLocale) => void;
}

/** The number format that most tools use for export. */
const OF_TOOLS = "en-US";

/** `12.345,67 · 31/12/2026 · Português (Brasil)`. */
function sampleOf(language: string): string {
  return [formatNumber(12_345.67, language), formatDate("2026-12-31", language), languageName(language)].join(" · ");
}

/** A select for the file's number and date format. Until the user chooses, ambiguous numbers are rejected. */
export function ImportLocale({ locale, usual, onChange }: ImportLocaleProps) {
  const { t, language } = useText();
  const languages = [...new Set([language, ...useTexts().languages, OF_TOOLS])];
  return (
    <SelectField
      label={t("import.locale")}
      value={locale.isConfirmed ? locale.language : ""}
      options={[
        { value: "", label: t("import.locale.usual", { format: sampleOf(usual) }) },
        ...languages.map((each) => ({ value: each, label: sampleOf(each) })),
      ]}
      displayEmpty
      onChange={(chosen) => onChange({ language: chosen || usual, isConfirmed: chosen !== "" })}
    />
  );
}
