import { useMemo } from "react";
import type { ScreenOverrideProps } from "#console/crud/overrides/entity-overrides.ts";
import { ShowScreen } from "#console/crud/screens/show-screen.tsx";
import type { Text } from "#console/i18n/text.ts";
import { useText } from "#console/i18n/use-text.ts";
import type { MessageKey } from "#contract/register.ts";
import type { EntityScreens } from "#contract/screens.ts";

/** Replaces the code by a field that shows label and code: "Banco de questões · question-database". */
function withPlainCode(screens: EntityScreens<MessageKey>, t: Text["t"]): EntityScreens<MessageKey> {
  const { fields, show } = screens;
  const { code } = fields;
  if (!code || !show) {
    return screens;
  }
  const compute = (record: { readonly [field: string]: unknown }) => {
    const value = record["code"];
    const labelKey = code.enumeration?.values.find((each) => each.value === value)?.labelKey;
    return labelKey === undefined ? value : `${t(labelKey)} · ${String(value)}`;
  };
  const sections = show.sections.map((section) => ({
    ...section,
    fields: section.fields.map((name) => (name === "code" ? "plainCode" : name)),
  }));
  return {
    ...screens,
    fields: { ...fields, plainCode: { ...code, name: "plainCode", display: "text", enumeration: null, compute } },
    show: { ...show, sections },
  };
}

export function FeatureShow({ screens }: Pick<ScreenOverrideProps, "screens">) {
  const { t } = useText();
  return <ShowScreen screens={useMemo(() => withPlainCode(screens, t), [screens, t])} />;
}
