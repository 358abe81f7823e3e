import {
  type EntityScreens,
  type MessageKey,
  type ScreenOverrideProps,
  type Text,
  useText,
} from "entity-console/console";
import { ShowScreen } from "entity-console/console/screens";
import { useMemo } from "react";

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
