import type { ComponentType } from "react";
import { useText } from "../console/i18n/use-text.ts";
import type { FilterEditorProps } from "./filter.ts";

/** Props of the input for one end of a range. */
export interface RangeInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

interface RangeEndsProps extends FilterEditorProps {
  readonly Input: ComponentType<RangeInputProps>;
}

/**
 * Two inputs for the ends of a range. Either may be empty.
 *
 * @example
 * <RangeEnds condition={condition} onChange={onChange} Input={StarsInput} />
 */
export function RangeEnds({ condition, onChange, Input }: RangeEndsProps) {
  const { t } = useText();
  const [from = "", to = ""] = condition.values;
  return (
    <>
      <Input label={t("find.from")} value={from} onChange={(next) => onChange([next, to])} />
      <Input label={t("find.to")} value={to} onChange={(next) => onChange([from, next])} />
    </>
  );
}
